import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { languages, type Language } from '#shared/constants/languages.ts'
import { desk, faultsOn, firstOf, phone } from './both-sizes.ts'
import { openNewMember } from './accounts.ts'
import { reach } from './keyboard.ts'
import { untilQuiet } from './quiet.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const server = commonServer
const name = 'export.paprikarecipes'

/** Three dishes of a language, and what they are made of. */
const dishes: Record<Language, { titles: [string, string, string]; lines: string; steps: string }> = {
  en: {
    titles: ['Lentil stew', 'Onion curry', 'Winter bake'],
    lines: '400 g lentils\n1 onion\n2 tbsp oil',
    steps: 'Cook the lentils with the onion.',
  },
  fr: {
    titles: ['Potée de lentilles', 'Curry d’oignons', 'Gratin d’hiver'],
    lines: '400 g de lentilles\n1 oignon\n2 c. à s. d’huile',
    steps: 'Cuire les lentilles avec l’oignon.',
  },
  es: {
    titles: ['Guiso de lentejas', 'Curry de cebolla', 'Horneado de invierno'],
    lines: '400 g de lentejas\n1 cebolla\n2 cucharadas de aceite',
    steps: 'Cocer las lentejas con la cebolla.',
  },
  de: {
    titles: ['Linsentopf', 'Zwiebelcurry', 'Winterauflauf'],
    lines: '400 g Linsen\n1 Zwiebel\n2 EL Öl',
    steps: 'Die Linsen mit der Zwiebel kochen.',
  },
}

async function exported(language: Language): Promise<Buffer> {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer()
  const { titles, lines, steps } = dishes[language]
  const recipe = (title: string, picture: string) =>
    gzipSync(
      JSON.stringify({
        name: title,
        ingredients: `${lines} (${title})`,
        directions: steps,
        servings: '4',
        categories: ['Stew'],
        notes: '',
        photo_data: picture,
      }),
    )
  const zip = new ZipFile()
  for (const title of titles) zip.addBuffer(recipe(title, photo.toString('base64')), `${title}.paprikarecipe`)
  zip.addBuffer(recipe('Torn', '').subarray(0, 60), 'Torn.paprikarecipe')
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

/** What the page of imports is called in a language. */
function wordsOf(language: Language) {
  const { recipeArchives, errors } = texts[language]
  return { ...recipeArchives, start: recipeArchives.start_other.replace('{{count}}', '3'), errors }
}

async function openImports(language: Language, size: typeof phone | typeof desk) {
  const opened = await openNewMember(server(), 'Mona', size)
  await opened.page.goto(`${server().url}/${language}/my/import`)
  const words = wordsOf(language)
  const input = opened.page.getByLabel(words.choose, { exact: true })
  const card = opened.page.getByRole('article', { name })
  const choose = (file: Buffer, as = name) =>
    input.setInputFiles({ name: as, mimeType: 'application/octet-stream', buffer: file })
  const button = (label: string) => card.getByRole('button', { name: label, exact: true })
  return { ...opened, words, input, card, choose, button }
}

const titlesOf = async (page: Page) =>
  ((await (await page.request.get(`${server().url}/api/recipes/my`)).json()) as { Title: string }[])
    .map(({ Title }) => Title)
    .toSorted()

const variants = firstOf(
  [phone, desk].flatMap((size) =>
    languages.map((language) => [language, `${size.viewport.width} px`, size] as const),
  ),
)

test.each(variants)(
  'in %s at %s a collection moves in by keyboard, and out again',
  async (language, _, size) => {
    const { page, words, input, card, choose, button } = await openImports(language, size)
    const { titles } = dishes[language]
    await reach(page, input)
    await choose(await exported(language))
    await button(words.start).waitFor()
    expect(await faultsOn(page, 'a read export')).toEqual([])
    await reach(page, button(words.start))
    await page.keyboard.press('Enter')
    await card.getByText(words.stateDone, { exact: true }).first().waitFor()
    await reach(page, card.getByText(words.items, { exact: true }))
    await page.keyboard.press('Enter')
    await card.getByRole('link', { name: titles[1], exact: true }).waitFor()
    await card.getByText(words.reasonBroken, { exact: true }).waitFor()
    expect(await faultsOn(page, 'an export that is stored')).toEqual([])
    await page.goto(`${server().url}/${language}/my/recipes`)
    await page.getByText(titles[2]).first().waitFor()
    await page.goto(`${server().url}/${language}/my/import`)
    await reach(page, button(words.undo))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: words.undoTitle, exact: true })
    expect(await faultsOn(page, 'the question whether to take it back')).toEqual([])
    await reach(page, dialog.getByRole('button', { name: words.undo, exact: true }))
    await page.keyboard.press('Enter')
    await card.getByText(words.stateUndone, { exact: true }).first().waitFor()
    expect(await faultsOn(page, 'an export that was undone')).toEqual([])
    expect(await titlesOf(page)).toEqual([])
  },
)

test.each(variants)(
  'in %s at %s a file that is none says why, and leaves nothing',
  async (language, _, size) => {
    const { page, words, choose } = await openImports(language, size)
    const whole = await exported(language)
    await choose(Buffer.alloc(0))
    await page.getByText(words.emptyFile, { exact: true }).waitFor()
    expect(await faultsOn(page, 'an empty file')).toEqual([])
    for (const [as, file, sentence] of [
      ['letter.txt', Buffer.from('Dear Ada.'), words.failedNone],
      ['torn.zip', whole.subarray(0, whole.length / 2), words.failedBroken],
    ] as const) {
      await choose(file, as)
      const wrong = page.getByRole('article', { name: as, exact: true })
      await wrong.getByText(sentence, { exact: true }).waitFor()
      // The sentence about the empty file is over.
      expect(await page.getByText(words.emptyFile, { exact: true }).count()).toBe(0)
      expect(await faultsOn(page, as)).toEqual([])
      await reach(page, wrong.getByRole('button', { name: words.remove, exact: true }))
      await page.keyboard.press('Enter')
      await wrong.waitFor({ state: 'detached' })
    }
    expect(await titlesOf(page)).toEqual([])
  },
)

test.each(variants)('in %s at %s nothing is lost without a connection', async (language, _, size) => {
  const { page, context, words, input, card, choose, button } = await openImports(language, size)
  const file = await exported(language)
  // Whether the browser has told by then that it has no connection.
  const said = (where: Locator, other: string) =>
    where
      .getByText(words.errors.offline, { exact: true })
      .or(where.getByText(other, { exact: true }))
      .first()
  const unsent = said(page.locator('main'), words.sendFailed)
  await input.waitFor()
  await untilQuiet(page)
  await context.setOffline(true)
  await choose(file)
  await unsent.waitFor()
  expect(await faultsOn(page, 'a file without a connection')).toEqual([])
  await context.setOffline(false)
  await choose(file)
  await button(words.start).waitFor()
  await unsent.waitFor({ state: 'detached' })
  await context.setOffline(true)
  await button(words.start).click()
  await said(card, texts[language].words.actionFailed).waitFor()
  expect(await faultsOn(page, 'an import without a connection')).toEqual([])
  await context.setOffline(false)
  await button(words.start).click()
  await card.getByText(words.stateDone, { exact: true }).first().waitFor()
  expect(await titlesOf(page)).toEqual(dishes[language].titles.toSorted())
})
