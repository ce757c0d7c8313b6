import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateProfile } from '#shared/contract/account.ts'
import { listPublicRecipes } from '#shared/contract/discover.ts'
import { editRecipe, searchMyRecipes, type SavePayload } from '#shared/contract/recipes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { hourlyJobs } from '../../../app.ts'
import { runJobs } from '../../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let cook: TestUser
let ana: TestUser
let reader: TestUser
const ids = new Map<string, string>()

const headings: Record<Language, [serves: string, ingredients: string, steps: string, step: string]> = {
  en: ['Serves 4', 'Ingredients', 'Instructions', 'Cook everything gently until it is done.'],
  fr: ['Pour 4 personnes', 'Ingrédients', 'Préparation', 'Faire cuire le tout doucement dans une casserole.'],
  es: ['Para 4 personas', 'Ingredientes', 'Preparación', 'Cocer todo a fuego lento en una olla.'],
  de: ['Für 4 Personen', 'Zutaten', 'Zubereitung', 'Alles zusammen in einem Topf langsam garen.'],
}

function recipe(language: Language, title: string, items: string[], more: Partial<SavePayload> = {}) {
  const [serves, ingredients, steps, step] = headings[language]
  const lines = [serves, '', ingredients, ...items.map((item) => `- ${item}`), '', steps, `1. ${step}`]
  return { title, content: lines.join('\n'), dish_type: 'Mains', ...more }
}

const kitchen = {
  hen: recipe('de', 'Hühnersuppe', ['1 Huhn', '200 g Karotten', '1 l Wasser', '1 TL Salz']),
  lentils: recipe('fr', 'Soupe de lentilles corail', [
    '250 g de lentilles corail',
    '1 oignon rouge',
    '1 l d’eau',
  ]),
  aubergines: recipe('en', 'Baked eggplant', ['3 eggplants', '2 tbsp olive oil', '200 g tomatoes']),
  lemonChicken: recipe('fr', 'Poulet rôti au citron', ['1 poulet', '2 citrons', '30 g de beurre']),
  rice: recipe('en', 'Rice with peas', ['300 g rice', '200 g peas', '20 g butter']),
  ricotta: recipe('es', 'Ricotta al horno', ['500 g de ricotta', '2 huevos', '1 cucharadita de sal']),
  cake: recipe(
    'es',
    'Bizcocho de zanahoria',
    ['300 g de zanahorias', '200 g de harina', '3 huevos', '150 g de azúcar'],
    {
      dish_type: 'Desserts',
    },
  ),
  flan: recipe('de', 'Gemüse vom Blech', ['2 rote Zwiebeln', '500 g Kürbis', '3 EL Olivenöl']),
} as const

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  ana = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  await ana.call(updateProfile, { body: { name: 'Anaïs Quincaillé', email: null } })
  for (const [name, payload] of Object.entries(kitchen))
    ids.set((await publishRecipe(cook, payload)).id, name)
})
afterAll(() => app.close())

const named = (found: readonly { id: string }[]) => found.map(({ id }) => ids.get(id) ?? `unknown ${id}`)

/** The names of the recipes that somebody finds whose pages are in a language. */
async function search(q: string, language: Language = 'en', more = ''): Promise<string[]> {
  const answer = await reader.fetch(`/api/recipes/search?q=${encodeURIComponent(q)}${more}`, {
    headers: { 'accept-language': language },
  })
  return named(((await answer.json()) as { recipes: { ID: string }[] }).recipes.map(({ ID }) => ({ id: ID })))
}

describe('foods and dish classes are found in every language', () => {
  test.each([
    ['soup', ['lentils', 'hen']],
    ['Suppe', ['lentils', 'hen']],
    ['sopa', ['lentils', 'hen']],
    ['Huhn', ['lemonChicken', 'hen']],
    ['poulet', ['lemonChicken', 'hen']],
    ['pollo', ['lemonChicken', 'hen']],
    ['chickens', ['lemonChicken', 'hen']],
    ['berenjena', ['aubergines']],
    ['Auberginen', ['aubergines']],
    ['lemon chicken', ['lemonChicken']],
    ['Linsensuppe', ['lentils']],
    ['chicken soup', ['hen']],
    ['soupe de poulet', ['hen']],
    ['carrot cake', ['cake']],
    ['Möhrenkuchen', ['cake']],
    ['gâteau aux carottes', ['cake']],
  ])('“%s” finds %o', async (q, expected) => {
    expect((await search(q)).toSorted()).toEqual(expected.toSorted())
  })

  test('the wider food finds the narrower one, and never the reverse', async () => {
    expect((await search('onion')).toSorted()).toEqual(['flan', 'lentils'])
    expect((await search('red onion')).toSorted()).toEqual(['flan', 'lentils'])
    const yellow = await publishRecipe(cook, recipe('en', 'Sweated onions', ['6 onions', '50 g butter']))
    ids.set(yellow.id, 'onions')
    expect(await search('onion')).toContain('onions')
    expect(await search('oignon rouge')).not.toContain('onions')
  })

  test('a misspelt food is found in every language too', async () => {
    expect(await search('berenjenna')).toEqual(['aubergines'])
    expect((await search('Sooupe')).toSorted()).toEqual(['hen', 'lentils'])
  })

  test('filters know foods as ids, children included', async () => {
    const list = async (query: { with?: string; without?: string }) =>
      named(await reader.call(listPublicRecipes, { query }))
    expect((await list({ with: 'chicken' })).toSorted()).toEqual(['hen', 'lemonChicken'])
    expect(await list({ with: 'lentejas' })).toEqual(['lentils'])
    const without = await list({ without: 'cebolla' })
    expect(without).not.toContain('lentils')
    expect(without).toContain('rice')
  })
})

describe('the order', () => {
  test('has the reader’s language first among matches of the same kind', async () => {
    expect(await search('soup', 'de')).toEqual(['hen', 'lentils'])
    expect(await search('soup', 'fr')).toEqual(['lentils', 'hen'])
  })

  test('has an exact title on top, in any language', async () => {
    expect((await search('Hühnersuppe', 'fr'))[0]).toBe('hen')
    expect((await search('bizcocho de zanahoria', 'en'))[0]).toBe('cake')
  })

  test.each(['rice', 'Reis', 'riz', 'arroz'])('has no ricotta for “%s”', async (q) => {
    expect(await search(q)).toEqual(['rice'])
  })

  test('has the beginning of a word while it is no word yet', async () => {
    expect(await search('rico')).toEqual(['ricotta'])
  })
})

describe('cooks', () => {
  test('are found by their display name or a part of it, and never by their e-mail', async () => {
    const { id } = await publishRecipe(ana, recipe('en', 'Pea mash', ['500 g peas', '30 g butter']))
    ids.set(id, 'mash')
    for (const q of ['Anaïs Quincaillé', 'anais quincaille', 'Quincaillé', 'anai'])
      expect(await search(q), q).toEqual(['mash'])
    const [local = '', domain = ''] = ana.email.split('@')
    expect(local).not.toBe('')
    expect(await search(local)).toEqual([])
    expect(await search(`${local}@${domain}`)).toEqual([])
  })

  test('do not show their private recipes', async () => {
    await createTestRecipe(ana, recipe('en', 'Secret tart', ['200 g flour', '3 apples']))
    expect(await search('Anaïs Quincaillé')).toEqual(['mash'])
  })
})

test('one’s own recipes are searched the same way', async () => {
  const mine = await cook.call(searchMyRecipes, { query: { q: 'poulet' } })
  expect(named(mine).toSorted()).toEqual(['hen', 'lemonChicken'])
})

test('an edit changes what a recipe is found by', async () => {
  const { id } = await publishRecipe(cook, recipe('en', 'Baked leeks', ['5 leeks', '50 g butter']))
  ids.set(id, 'edited')
  expect(await search('poireau')).toEqual(['edited'])
  const { content } = recipe('en', 'Baked fennel', ['5 fennel bulbs', '50 g butter'])
  await cook.call(editRecipe, { params: { id }, body: { title: 'Baked fennel', content } })
  expect(await search('poireau')).toEqual([])
  expect(await search('hinojo')).toEqual(['edited'])
})

test('a job reads the recipes from before foods were stored, without counting as an edit', async () => {
  const row = () =>
    app.db
      .selectFrom('recipes')
      .select(['food_ids', 'about_ids', 'dish_ids', 'subjects_version', 'revision', 'updated_at'])
      .where('title', '=', 'Hühnersuppe')
      .executeTakeFirstOrThrow()
  const before = await row()
  expect(before.dish_ids).toEqual(['soup'])
  await sql`update recipes set food_ids = '{}', about_ids = '{}', dish_ids = '{}', subjects_version = 0`.execute(
    app.db,
  )
  expect(await search('pollo')).toEqual([])
  await runJobs(app.deps, hourlyJobs)
  expect(await row()).toEqual(before)
  expect(await search('pollo')).toContain('hen')
})

describe('dishes of a type are found by its name in every language', () => {
  beforeAll(async () => {
    const of = (name: string, payload: SavePayload) =>
      publishRecipe(cook, payload).then(({ id }) => ids.set(id, name))
    await of(
      'tart',
      recipe('fr', 'Tartelettes au citron', ['4 citrons', '100 g de sucre'], { dish_type: 'Desserts' }),
    )
    await of('beets', recipe('de', 'Rote Bete mit Ziegenkäse', ['2 Rote Bete'], { dish_type: 'Starters' }))
    await of('fizz', recipe('es', 'Burbujas de pepino', ['1 pepino'], { dish_type: 'Cocktails' }))
  })

  test.each([
    ['dessert', 'en', ['cake', 'tart']],
    ['Desserts', 'fr', ['cake', 'tart']],
    ['postre', 'en', ['cake', 'tart']],
    ['Nachtisch', 'es', ['cake', 'tart']],
    ['Süßspeisen', 'de', ['cake', 'tart']],
    ['starter', 'en', ['beets']],
    ['entrée', 'fr', ['beets']],
    ['Vorspeisen', 'en', ['beets']],
    ['entrantes', 'de', ['beets']],
    ['cocktail', 'de', ['fizz']],
    ['cócteles', 'fr', ['fizz']],
    ['Getränke', 'de', ['fizz']],
    ['lemon dessert', 'en', ['tart']],
    ['dessert aux carottes', 'fr', ['cake']],
    ['Nachtisch mit Zitrone', 'de', ['tart']],
  ] as const)('“%s”, read in %s, finds %o', async (q, language, expected) => {
    expect((await search(q, language)).toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    ['main', 'en'],
    ['plat principal', 'fr'],
    ['plato principal', 'es'],
    ['Hauptgericht', 'de'],
  ] as const)('“%s”, read in %s, finds mains only', async (q, language) => {
    const found = await search(q, language)
    expect(found).toEqual(expect.arrayContaining(['hen', 'lentils', 'rice']))
    for (const other of ['cake', 'tart', 'beets', 'fizz']) expect(found).not.toContain(other)
  })

  test('a filter for another type still holds, and own recipes are found the same way', async () => {
    expect(await search('dessert', 'en', '&dish_type=Mains')).toEqual([])
    expect(named(await cook.call(searchMyRecipes, { query: { q: 'Nachtisch' } })).toSorted()).toEqual([
      'cake',
      'tart',
    ])
  })
})
