import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdmin, openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { firstOf } from './both-sizes.ts'
import { reach } from './keyboard.ts'
import { longWord } from './long-words.ts'
import { overflowsOn } from './overflow.ts'
import { sharedServer, type TestServer } from './server.ts'
import { texts } from './texts.ts'

const server = sharedServer()

const { saved, collections, recipes, words } = texts.en
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const recipeOf = (title: string) => ({
  title,
  content: `Serves 4\n\nIngredients\n- 2 leeks\n- 1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer them in the stock for 20 minutes.`,
})

async function publish({ url }: TestServer, page: Page, title: string): Promise<string> {
  const saving = await page.request.post(`${url}/api/recipes`, { data: recipeOf(title) })
  const { ID } = (await saving.json()) as { ID: string }
  await page.request.put(`${url}/api/recipes/${ID}/public`, { data: { is_public: true } })
  return ID
}

const savedRow = (page: Page) => page.getByRole('row').filter({ hasText: saved.saved }).first()

/** The options of the list are behind a button. */
async function openOptions(page: Page) {
  await page.getByRole('button', { name: recipes.options, exact: true }).click()
}

const unpublish = (page: Page, id: string) =>
  page.request.put(`${server().url}/api/recipes/${id}/public`, { data: { is_public: false } })

test.each(
  firstOf([
    ['a phone', phone],
    ['a desk', {}],
  ] as const),
)('on %s a recipe is saved, tagged, noted, collected and taken out again', async (name, options) => {
  const { page: author } = await openAdmin(server())
  const title = `Leek soup of ${name}`
  const id = await publish(server(), author, title)
  const { page } = await openNewMember(server(), 'Bo', options)
  await page.goto(`${server().url}/en/discover?search=${encodeURIComponent(title)}`)
  const onCard = page.getByRole('button', { name: saved.saveRecipe.replace('{{title}}', title) })
  // The heart is filled before the server has answered, and leaving the page would cut the request off.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok()),
    onCard.click(),
  ])
  await expect.poll(() => onCard.getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${server().url}/en/my/recipes`)
  await savedRow(page).getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const own = dialog.getByRole('region', { name: saved.ownPart })
  await own.getByLabel(saved.newTag).fill('Winter, quick')
  await own.getByRole('button', { name: saved.addTag }).click()
  await own.getByText('Winter', { exact: true }).waitFor()
  await own.getByLabel(words.note, { exact: true }).fill('Less salt next time.')
  await own.getByText(saved.noteSaved).waitFor()
  await own.getByRole('button', { name: collections.putIn }).click()
  const choice = page.getByRole('dialog', { name: collections.putInTitle })
  await choice.getByRole('button', { name: collections.create }).click()
  const form = page.getByRole('dialog', { name: collections.createTitle })
  await form.getByLabel(words.title).fill('Soups')
  await form.getByRole('button', { name: collections.add, exact: true }).click()
  await choice.getByRole('checkbox', { name: 'Soups', checked: true }).waitFor()
  expect(await violationsOn(page, 'collections of a recipe')).toEqual([])
  await choice.getByRole('button', { name: words.done }).click()

  // All of it is there after a reload, the note from the server and not from this browser.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect
    .poll(() => own.getByLabel(words.note, { exact: true }).inputValue())
    .toBe('Less salt next time.')
  await own.getByText('quick', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await violationsOn(page, 'the binder')).toEqual([])
  await openOptions(page)
  await page.getByRole('button', { name: 'Winter', exact: true }).click()
  await savedRow(page).getByRole('button', { name: title }).waitFor()
  const dividers = page.getByRole('navigation', { name: collections.collections })
  if (name === 'a phone') {
    await dividers.getByRole('button', { name: collections.allRecipes }).click()
    await page.getByRole('menuitem', { name: 'Soups' }).click()
  } else await dividers.getByText('Soups').click()
  await page.getByRole('heading', { name: 'Soups' }).waitFor()
  await page.getByRole('button', { name: title, exact: true }).waitFor()
  expect(await violationsOn(page, 'a collection')).toEqual([])

  // Its author withdraws it: its title and the own words stay, and it can be taken out.
  await unpublish(author, id)
  await page.goto(`${server().url}/en/my/recipes`)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByText(saved.noLongerShared).waitFor()
  await row.getByRole('button', { name: title }).click()
  await expect
    .poll(() => page.getByRole('dialog').getByLabel(words.note, { exact: true }).inputValue())
    .toBe('Less salt next time.')
  expect(await page.getByText('Simmer them').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await row.getByRole('button', { name: saved.remove }).click()
  await page.getByText(saved.removed.replace('{{title}}', title)).waitFor()
  await row.waitFor({ state: 'detached' })
})

test('several recipes are changed at once, by keyboard, with a result for each', async () => {
  const { page: author } = await openAdmin(server())
  await publish(server(), author, 'Saved stew')
  const { page } = await openNewMember(server(), 'Cleo')
  for (const title of ['Own pie', 'Own tart']) await publish(server(), page, title)
  const list = (await (await page.request.get(`${server().url}/api/recipes/public?view=card`)).json()) as {
    id: string
    title: string
  }[]
  const stew = list.find(({ title }) => title === 'Saved stew')?.id
  await page.request.put(`${server().url}/api/recipes/${stew}/saved`)

  await page.goto(`${server().url}/en/my/recipes`)
  await reach(page, page.getByRole('button', { name: recipes.options, exact: true }))
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('button', { name: saved.select, exact: true }))
  await page.keyboard.press('Enter')
  const bar = page.getByRole('region', { name: saved.selection })
  await bar.waitFor()
  await bar.getByRole('button', { name: saved.selectAll }).focus()
  await page.keyboard.press('Enter')
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: saved.hideThem }).focus()
  await page.keyboard.press('Enter')
  await bar.getByText(saved.done_other.replace('{{count}}', '2')).waitFor()
  await bar.getByText(`“Saved stew”: ${saved.notYours}`).waitFor()
  await expect.poll(() => page.getByRole('switch', { name: recipes.public, checked: true }).count()).toBe(0)
  expect(await violationsOn(page, 'selected recipes')).toEqual([])

  await bar.getByRole('button', { name: saved.tagThem }).click()
  const tagging = page.getByRole('dialog', { name: saved.tagThem })
  await tagging.getByLabel(saved.newTag).fill('Sunday')
  await page.keyboard.press('Enter')
  await bar.getByText(saved.done_other.replace('{{count}}', '3')).waitFor()
  await page.getByRole('button', { name: 'Sunday', exact: true }).waitFor()

  await page.getByRole('checkbox', { name: saved.selectRecipe.replace('{{title}}', 'Own pie') }).click()
  await bar.getByRole('button', { name: words.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.delete, exact: true }).click()
  await bar.getByText(saved.done_other.replace('{{count}}', '2')).waitFor()
  await page.getByRole('row').filter({ hasText: 'Saved stew' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  await page.getByRole('rowheader', { name: 'Own pie' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Own tart' }).count()).toBe(0)
})

test('words without an end stay inside a narrow phone', async () => {
  const { page: author } = await openAdmin(server())
  const id = await publish(server(), author, longWord('Saved'))
  const { page } = await openNewMember(server(), 'Eve', phone)
  await publish(server(), page, longWord('Own'))
  const api = `${server().url}/api`
  await page.request.put(`${api}/recipes/${id}/saved`)
  await page.request.put(`${api}/recipes/${id}/tags`, { data: { tags: [longWord('tag').slice(0, 40)] } })
  await page.request.put(`${api}/recipes/${id}/note`, { data: { text: longWord('note') } })
  const collection = { id: crypto.randomUUID(), title: longWord('Title'), description: longWord('Words') }
  await page.request.post(`${api}/collections`, { data: collection })
  await page.request.put(`${api}/collections/${collection.id}/recipes/${id}`, {
    data: { note: longWord('note') },
  })
  await page.goto(`${server().url}/en/my/recipes`)
  await savedRow(page).waitFor()
  expect(await overflowsOn(page, 'the binder')).toEqual([])
  await openOptions(page)
  await page.getByRole('button', { name: saved.select, exact: true }).click()
  expect(await overflowsOn(page, 'choosing')).toEqual([])
  await page.getByRole('button', { name: recipes.cards, exact: true }).click()
  expect(await overflowsOn(page, 'cards')).toEqual([])
  await page.goto(`${server().url}/en/my/recipes?recipe=${id}`)
  await page.getByRole('dialog').getByRole('region', { name: saved.ownPart }).waitFor()
  expect(await overflowsOn(page, 'a recipe')).toEqual([])
  await page.getByRole('button', { name: collections.putIn }).click()
  await page.getByRole('checkbox').waitFor()
  expect(await overflowsOn(page, 'the choice of collections')).toEqual([])
  await page.goto(`${server().url}/en/my/recipes?collection=${collection.id}`)
  await page.getByText(collection.description).waitFor()
  expect(await overflowsOn(page, 'a collection')).toEqual([])
})

test('a collection of a group is filled by its members and can be reported', async () => {
  const { page: owner } = await openAdmin(server())
  const { page: member, person } = await openNewMember(server(), 'Dan')
  const made = await owner.request.post(`${server().url}/api/groups`, { data: { name: 'Soup club' } })
  const { ID: groupId } = (await made.json()) as { ID: string }
  await owner.request.post(`${server().url}/api/groups/${groupId}/members`, { data: { email: person.email } })
  await member.request.post(`${server().url}/api/groups/${groupId}/join`)
  await publish(server(), owner, 'Club chowder')

  await owner.goto(`${server().url}/en/my/recipes`)
  await owner.getByRole('button', { name: collections.create }).click()
  const form = owner.getByRole('dialog', { name: collections.createTitle })
  await form.getByLabel(words.title).fill('Club classics')
  await form.getByLabel(collections.whose).selectOption({ label: 'Members of “Soup club”' })
  await form.getByRole('button', { name: collections.add, exact: true }).click()
  await owner.getByRole('heading', { name: 'Club classics' }).waitFor()

  await member.goto(`${server().url}/en/groups/${groupId}`)
  await member.getByRole('link', { name: 'Club classics' }).click()
  await member.getByText(collections.empty).waitFor()
  await member.goto(`${server().url}/en/discover?search=chowder`)
  await member.getByRole('link', { name: 'Club chowder' }).click()
  await member.getByRole('button', { name: collections.putIn }).click()
  const choice = member.getByRole('dialog', { name: collections.putInTitle })
  await choice.getByRole('checkbox', { name: /Club classics/ }).click()
  await choice.getByRole('button', { name: words.done }).click()

  await owner.reload()
  await owner.getByText(collections.addedBy.replace('{{name}}', 'Dan')).waitFor()
  await member.goto(owner.url())
  await member.getByRole('button', { name: /^More about what Ada/ }).click()
  await member.getByRole('menuitem', { name: texts.en.moderation.report }).click()
  const report = member.getByRole('dialog', { name: texts.en.moderation.reportTitles.collection })
  await report.getByRole('combobox').selectOption({ index: 1 })
  await report.getByRole('button', { name: texts.en.moderation.sendReport }).click()
  await report.getByText(texts.en.moderation.reported).waitFor()
  const { count } = (await (
    await owner.request.get(`${server().url}/api/moderation/reports/count`)
  ).json()) as { count: number }
  // Nobody decides about their own content, and the owner of the group made it.
  expect(count).toBe(0)
})
