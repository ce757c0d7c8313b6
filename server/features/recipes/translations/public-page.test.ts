import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import { getPublicRecipe } from '#shared/contract/recipes.ts'
import { proposeCorrection, setTranslatable } from '#shared/contract/recipe-translations.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { publishRecipe } from '../../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../../test/users.ts'

let app: TestApp
let cook: TestUser
beforeAll(async () => {
  app = await openTestApp({ publicUrl: 'https://convive.example' })
  cook = await signUpAdmin(app)
})
afterAll(() => app.close())

const german = {
  title: 'Kartoffelsuppe',
  content:
    'Für 4 Personen\n\nZutaten\n- 1 kg Kartoffeln\n- 2 Zwiebeln\n\nZubereitung\n1. Alles 20 Minuten kochen.',
}

async function open(uuid: string, query = '') {
  const answer = await app.anonymous({ 'accept-language': 'en' }).fetch(`/recipes/${uuid}${query}`)
  const html = await answer.text()
  const ld = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'
  return {
    status: answer.status,
    html,
    lang: /<html lang="(\w+)">/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
    ld: JSON.parse(ld) as Record<string, unknown>,
  }
}

test('a page in another language is all in that language, and leads to the original', async () => {
  const { uuid } = await publishRecipe(cook, german)
  const page = `https://convive.example/recipes/${uuid}`
  const french = await open(uuid, '?in=fr')
  expect(french).toMatchObject({ status: 200, lang: 'fr', canonical: `${page}?in=fr` })
  expect(french.html).toContain('<h1>Soupe de pommes de terre</h1>')
  expect(french.html).toContain('<title>Soupe de pommes de terre · Convive</title>')
  expect(french.html).toContain('<li><span>1 kg de pommes de terre</span></li>')
  expect(french.html.replaceAll(/<\/?span[^>]*>/g, '')).toMatch(
    /<li id="step-1" lang="de"[^>]*>Alles 20 Minuten kochen\.<\/li>/,
  )
  expect(french.ld).toMatchObject({
    name: 'Soupe de pommes de terre',
    inLanguage: 'fr',
    url: `${page}?in=fr`,
    translationOfWork: { '@id': page },
    recipeIngredient: ['1 kg de pommes de terre', '2 oignons'],
    recipeYield: '4',
  })
  // The steps are not in French: search engines are not sent here.
  expect(french.alternates).toEqual([])
})

test.each(['', '?in=tlh', '?in=', '?in=fr&in=es', '?in=%00', '?in=de'])(
  'the address with "%s" is that of the original, or of the first language',
  async (query) => {
    const { uuid } = await publishRecipe(cook, german)
    const page = await open(uuid, query)
    const isFrench = query.startsWith('?in=fr')
    expect(page.canonical).toBe(`https://convive.example/recipes/${uuid}${isFrench ? '?in=fr' : ''}`)
    expect(page.lang).toBe(isFrench ? 'fr' : 'en')
    expect(page.ld).toMatchObject({ inLanguage: isFrench ? 'fr' : 'de' })
  },
)

test('search engines learn of languages that are complete without a model', async () => {
  const { id, uuid } = await publishRecipe(cook, german)
  const page = `https://convive.example/recipes/${uuid}`
  expect((await open(uuid)).alternates).toEqual([])
  const params = { id, language: 'fr' }
  await cook.call(proposeCorrection, { params, body: { key: 'step.0', text: 'Tout cuire 20 minutes.' } })
  const all = [`de ${page}`, `fr ${page}?in=fr`, `x-default ${page}`]
  expect((await open(uuid)).alternates).toEqual(all)
  expect((await open(uuid, '?in=fr')).alternates).toEqual(all)
  await cook.call(setTranslatable, { params: { id }, body: { translatable: false } })
  expect(await open(uuid, '?in=fr')).toMatchObject({ alternates: [], lang: 'en', canonical: page })
})

test('a dish of the built-in chef is complete in every language', async () => {
  const body = {
    messages: [{ role: 'user' as const, content: 'Leek gratin for two' }],
    language: 'en' as const,
    task: 'recipe' as const,
  }
  const { recipe } = await cook.call(chat, { body })
  if (!recipe) throw new Error('no recipe')
  const { uuid } = await publishRecipe(cook, {
    title: recipe.title,
    content: renderRecipe(recipe).trim(),
    recipe,
  })
  expect((await open(uuid)).alternates.map((each) => each.split(' ')[0])).toEqual([
    'en',
    'fr',
    'es',
    'de',
    'x-default',
  ])
  const spanish = await open(uuid, '?in=es')
  expect(spanish).toMatchObject({ lang: 'es', ld: { inLanguage: 'es' } })
  expect(spanish.html).not.toContain(' lang="en"')
})

test('a visitor waits for the kitchen by their address, so that many pages of one hold up nobody else', async () => {
  const { kitchen } = app.deps
  const owners: (string | undefined)[] = []
  const translateRecipe: typeof kitchen.translateRecipe = (written, caller) => {
    owners.push(caller?.userId)
    return kitchen.translateRecipe(written, caller)
  }
  Object.assign(app.deps, { kitchen: { ...kitchen, translateRecipe } })
  const { uuid } = await publishRecipe(cook, german)
  await open(uuid, '?in=es')
  await app.anonymous().call(getPublicRecipe, { params: { uuid }, query: { in: 'fr' } })
  Object.assign(app.deps, { kitchen })
  expect(owners).toEqual(['127.0.0.1', '127.0.0.1'])
})
