import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { listPublicRecipeCards, searchRecipeCards } from '#shared/contract/recipe-cards.ts'
import { readSearch } from '#shared/contract/search-suggestions.ts'
import type { QueryOf } from '#shared/contract/endpoint.ts'
import { rateRecipe, likeRecipe } from '#shared/contract/ratings.ts'
import {
  deleteRecipe,
  searchMyRecipes,
  setRecipePublic,
  type SavePayload,
  type Recipe,
} from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let reader: TestUser
let other: TestUser
const ids: Record<string, string> = {}

const recipeOf = (
  headings: [serves: string, ingredients: string, steps: string],
  items: string[],
  steps: string[],
) =>
  [
    headings[0],
    '',
    headings[1],
    ...items.map((item) => `- ${item}`),
    '',
    headings[2],
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')

const english: [string, string, string] = ['Serves 4', 'Ingredients', 'Instructions']
const french: [string, string, string] = ['Pour 4 personnes', 'Ingrédients', 'Préparation']
const german: [string, string, string] = ['Für 4 Personen', 'Zutaten', 'Zubereitung']
const spanish: [string, string, string] = ['Para 4 personas', 'Ingredientes', 'Preparación']

const kitchen: Record<string, Partial<SavePayload>> = {
  lasagne: {
    title: 'Lasagne al forno',
    dish_type: 'Mains',
    total_time: 120,
    content: recipeOf(
      english,
      ['400 g minced beef', '12 lasagne sheets', '500 ml milk', '1 onion'],
      ['Layer everything and bake until golden.'],
    ),
  },
  brulee: {
    title: 'Crème brûlée à la vanille',
    dish_type: 'Desserts',
    total_time: 60,
    content: recipeOf(
      french,
      ['500 ml de crème', '5 jaunes d’œufs', '100 g de sucre', '1 gousse de vanille'],
      ['Mélanger les jaunes avec le sucre et faire cuire doucement.'],
    ),
  },
  potatoes: {
    title: 'Bratkartoffeln mit Zwiebeln',
    dish_type: 'Mains',
    total_time: 35,
    content: recipeOf(
      german,
      ['800 g Kartoffeln', '2 Zwiebeln', '3 EL Öl'],
      ['Die Kartoffeln in Scheiben schneiden und mit den Zwiebeln in Öl braten.'],
    ),
  },
  gazpacho: {
    title: 'Gazpacho andaluz',
    dish_type: 'Starters',
    total_time: 20,
    taste: 'fresco y ácido',
    search_terms: ['verano', 'sin cocinar'],
    content: recipeOf(
      spanish,
      ['1 kg de tomates', '1 pepino', '1 diente de ajo', '50 ml de aceite de oliva'],
      ['Triturar todos los ingredientes y servir muy frío con el aceite.'],
    ),
  },
  carrots: {
    title: 'Glazed carrots',
    dish_type: 'Starters',
    prep_time: 5,
    cook_time: 15,
    content: recipeOf(
      english,
      ['500 g carrots', '20 g butter', '1 tbsp honey'],
      ['Glaze the carrots in butter and honey.'],
    ),
  },
  salad: {
    title: 'Green salad',
    dish_type: 'Starters',
    content: recipeOf(
      english,
      ['1 lettuce', '1 carrot', '2 tbsp olive oil'],
      ['Toss it all. Lovely beside a lasagne.'],
    ),
  },
}

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  other = await signUpUser(app, admin)
  for (const [name, payload] of Object.entries(kitchen)) ids[name] = (await publishRecipe(owner, payload)).id
  ids.hidden = (await createTestRecipe(owner, { title: 'Secret lasagne with saffron' })).id
  const deleted = await publishRecipe(owner, { title: 'Deleted lasagne' })
  await owner.call(deleteRecipe, { params: { id: deleted.id } })
})
afterAll(() => app.close())

type Found = readonly { id: string }[]
const namesOf = (found: Found) =>
  found.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? `unknown ${id}`)
const search = async (query: QueryOf<typeof searchRecipes>) =>
  namesOf(await reader.call(searchRecipes, { query }))
const browse = async (query: QueryOf<typeof listPublicRecipes> = {}) =>
  namesOf(await reader.call(listPublicRecipes, { query }))
const count = (query: QueryOf<typeof countPublicRecipes> = {}) => reader.call(countPublicRecipes, { query })

const newestFirst = ['salad', 'carrots', 'gazpacho', 'potatoes', 'brulee', 'lasagne']

describe('browsing', () => {
  test('shows and counts public recipes only, newest first', async () => {
    expect(await browse()).toEqual(newestFirst)
    expect((await count()).total).toBe(6)
    const wire = await (await reader.fetch('/api/recipes/public/count')).json()
    expect(wire).toEqual({ total: 6 })
  })

  test('pages without repeats or gaps', async () => {
    expect(await browse({ limit: 4 })).toEqual(newestFirst.slice(0, 4))
    expect(await browse({ limit: 4, offset: 4 })).toEqual(newestFirst.slice(4))
    expect(await browse({ offset: 6 })).toEqual([])
  })

  test('returns 12 by default and 50 at most', async () => {
    const crowd = await Promise.all(Array.from({ length: 13 }, () => publishRecipe(other)))
    expect(await reader.call(listPublicRecipes)).toHaveLength(12)
    expect(await reader.call(listPublicRecipes, { query: { limit: 50 } })).toHaveLength(19)
    for (const { id } of crowd) await other.call(deleteRecipe, { params: { id } })
    expect((await count()).total).toBe(6)
  })

  test('has the cards in one language before all others, in pages without repeats or gaps', async () => {
    const pages = []
    for (const offset of [0, 2, 4, 6]) {
      const query = { first: 'de', limit: 2, offset } as const
      pages.push(namesOf(await reader.call(listPublicRecipeCards, { query })))
    }
    expect(pages).toEqual([['potatoes', 'salad'], ['carrots', 'gazpacho'], ['brulee', 'lasagne'], []])
    const mains = await reader.call(listPublicRecipeCards, { query: { first: 'en', dish_type: 'Mains' } })
    expect(namesOf(mains)).toEqual(['lasagne', 'potatoes'])
  })

  test('refuses invalid filters, pages and orders', async () => {
    for (const query of [
      { limit: 0 },
      { limit: 51 },
      { offset: -1 },
      { offset: 'x' },
      { sort: 'worst' },
      { dish_type: 'Brunch' },
      { diet: 'vegan,carnivore' },
      { language: 'it' },
      { max_minutes: 0 },
      { min_rating: 6 },
    ] as QueryOf<typeof listPublicRecipes>[]) {
      await expect(browse(query), JSON.stringify(query)).rejects.toThrow('invalid input')
    }
  })
})

describe('a sentence in the search field', () => {
  test('is read into filters and words', async () => {
    const query = { q: 'quick salad without dairy, for dinner' }
    expect(await reader.call(readSearch, { query })).toEqual({
      words: 'salad',
      without: ['dairy'],
      diets: [],
      maxMinutes: 30,
    })
    const inFrench = await reader.fetch('/api/recipes/search/reading?q=soupe%20en%20une%20heure', {
      headers: { 'accept-language': 'fr' },
    })
    expect(await inFrench.json()).toMatchObject({ words: 'soupe', maxMinutes: 60 })
  })

  test('that nothing matches is searched without the words that only fill it', async () => {
    expect(await search({ q: 'something nice with carrots' })).toEqual(['carrots', 'salad'])
    expect(await search({ q: 'something nice with caviar' })).toEqual([])
  })

  test('that nothing matches has nearest recipes: those that match most of its words', async () => {
    const nearest = async (q: string, filters = {}) =>
      namesOf(await reader.call(searchRecipeCards, { query: { q, nearest: 'yes', limit: 6, ...filters } }))
    expect(await search({ q: 'lasagne carrot caviar' })).toEqual([])
    expect(await nearest('lasagne carrot caviar')).toEqual(['salad', 'carrots', 'lasagne'])
    expect(await nearest('lasagne carrot caviar', { max_minutes: 30 })).toEqual(['carrots'])
    expect(await nearest('caviar')).toEqual([])
    expect(await nearest('')).toEqual([])
  })
})

describe('filters', () => {
  const cases: [QueryOf<typeof countPublicRecipes>, string[]][] = [
    [{ dish_type: 'Mains' }, ['potatoes', 'lasagne']],
    [{ language: 'de' }, ['potatoes']],
    [{ max_minutes: 20 }, ['carrots', 'gazpacho']],
    [{ max_minutes: 35 }, ['carrots', 'gazpacho', 'potatoes']],
    [{ with: 'carrot' }, ['salad', 'carrots']],
    [{ with: 'carrots, butter' }, ['carrots']],
    [{ with: 'Möhren' }, ['salad', 'carrots']],
    [{ with: 'onion' }, ['potatoes', 'lasagne']],
    [{ with: 'potato' }, ['potatoes']],
    [{ with: 'tomato', language: 'es' }, ['gazpacho']],
    [{ without: 'carrot' }, ['gazpacho', 'potatoes', 'brulee', 'lasagne']],
    [{ without: 'oignon, sucre' }, ['salad', 'carrots', 'gazpacho']],
    [{ with: 'xylophone' }, []],
    [{ with: ' , ', without: '%' }, newestFirst],
    [{ diet: 'vegan' }, ['salad', 'gazpacho', 'potatoes']],
    [{ diet: 'vegan,glutenFree', dish_type: 'Starters' }, ['salad', 'gazpacho']],
  ]
  test.each(cases)('%o leaves %o', async (query, expected) => {
    expect(await browse(query)).toEqual(expected)
    expect((await count(query)).total).toBe(expected.length)
  })

  test('also narrow a search', async () => {
    expect(await search({ q: 'lasagne' })).toEqual(['lasagne', 'salad'])
    expect(await search({ q: 'lasagne', without: 'milk' })).toEqual(['salad'])
    expect(await search({ q: 'lasagne', dish_type: 'Mains' })).toEqual(['lasagne'])
  })

  test('by rating and by likes follow new ratings and likes', async () => {
    const rate = (person: TestUser, name: string, rating: number) =>
      person.call(rateRecipe, { params: { id: ids[name] ?? '' }, body: { rating } })
    await rate(reader, 'potatoes', 5)
    await rate(reader, 'salad', 5)
    await rate(other, 'salad', 5)
    await rate(reader, 'brulee', 2)
    for (const person of [reader, other])
      await person.call(likeRecipe, { params: { id: ids.gazpacho ?? '' } })
    await reader.call(likeRecipe, { params: { id: ids.lasagne ?? '' } })
    expect(await browse({ min_rating: 5 })).toEqual(['salad', 'potatoes'])
    expect(await browse({ min_rating: 2 })).toEqual(['salad', 'potatoes', 'brulee'])
    // Five stars twice rank above five stars once; two stars once rank below no rating.
    expect(await browse({ sort: 'rated' })).toEqual([
      'salad',
      'potatoes',
      'carrots',
      'gazpacho',
      'lasagne',
      'brulee',
    ])
    expect((await browse({ sort: 'loved' })).slice(0, 3)).toEqual(['gazpacho', 'lasagne', 'salad'])
    expect(await search({ q: 'lasagne', sort: 'rated' })).toEqual(['salad', 'lasagne'])
    expect(await search({ q: 'lasagne', sort: 'newest' })).toEqual(['salad', 'lasagne'])
    expect(await search({ q: 'lasagne', sort: 'best' })).toEqual(['lasagne', 'salad'])
  })
})

describe('searching', () => {
  test.each([
    ['without case', 'LASAGNE', 'lasagne'],
    ['without accents', 'creme brulee', 'brulee'],
    ['with accents', 'crème BRÛLÉE', 'brulee'],
    ['by the beginning of the last word', 'gazp', 'gazpacho'],
    ['by the beginning of the last of two', 'glazed carr', 'carrots'],
    ['by another form of the word', 'glazing carrot', 'carrots'],
    ['by another form of a German word', 'Kartoffel', 'potatoes'],
    ['by another form of a Spanish word', 'tomate', 'gazpacho'],
    ['by a search term', 'verano', 'gazpacho'],
    ['by its taste', 'fresco', 'gazpacho'],
    ['by an ingredient', 'honey', 'carrots'],
    ['by its text', 'sheets golden', 'lasagne'],
    ['with a typo', 'lazagna', 'lasagne'],
    ['with another', 'lasange', 'lasagne'],
    ['with one in Spanish', 'gaspacho', 'gazpacho'],
    ['with one in the first of two words', 'glased carrots', 'carrots'],
    ['with one that sounds alike', 'bratkartofeln', 'potatoes'],
  ])('finds %s', async (_, q, expected) => {
    expect((await search({ q }))[0]).toBe(expected)
  })

  test('ranks matches in the title before matches in the text', async () => {
    expect(await search({ q: 'lasagne' })).toEqual(['lasagne', 'salad'])
    expect(await search({ q: 'carrot' })).toEqual(['carrots', 'salad'])
  })

  test.each(['', '   ', '%', '_', '*', '!!', "'", '\\', ':*', '& |', '<->'])(
    'finds nothing for “%s”',
    async (q) => {
      expect(await search({ q })).toEqual([])
      expect(await owner.call(searchMyRecipes, { query: { q } })).toEqual([])
    },
  )

  test('ignores punctuation between words and finds nothing for an empty text', async () => {
    expect((await search({ q: "lasagne' & !forno:* | (" }))[0]).toBe('lasagne')
    expect(await search({ q: 'xylophone' })).toEqual([])
    expect(await search({ q: 'carrot xylophone' })).toEqual([])
  })

  test('never shows private or deleted recipes; searching one’s own recipes shows private ones', async () => {
    expect(await search({ q: 'saffron' })).toEqual([])
    expect(namesOf(await owner.call(searchRecipes, { query: { q: 'saffron' } }))).toEqual([])
    expect(namesOf(await owner.call(searchMyRecipes, { query: { q: 'saffron' } }))).toEqual(['hidden'])
    expect(namesOf(await reader.call(searchMyRecipes, { query: { q: 'lasagne' } }))).toEqual([])
    expect(await search({ q: 'deleted' })).toEqual([])
  })

  test('returns 100 at most, and one more as cards, which says that there are more', async () => {
    const made: Recipe[] = []
    // At most 30 recipes of one user may wait for the kitchen.
    for (let number = 0; number < 104; number += 26) {
      const some = Array.from({ length: 26 }, (_, index) =>
        publishRecipe(other, { title: `Waffle ${number + index}` }),
      )
      made.push(...(await Promise.all(some)))
    }
    const searchWaffles = (limit?: number) => reader.call(searchRecipes, { query: { q: 'waffles', limit } })
    expect(await searchWaffles()).toHaveLength(100)
    expect(await searchWaffles(10)).toHaveLength(10)
    const query = { q: 'waffles', limit: 101 }
    expect(await reader.call(searchRecipeCards, { query })).toHaveLength(101)
    expect(await reader.call(searchRecipeCards, { query: { q: 'waffles' } })).toHaveLength(100)
    await expect(searchWaffles(101)).rejects.toThrow('invalid input')
    await expect(search({ q: 'x'.repeat(201) })).rejects.toThrow('invalid input')
    for (const { id } of made) {
      await other.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    }
  })

  test('returns its list in the field `recipes`', async () => {
    const wire = (await (await reader.fetch('/api/recipes/search?q=gazpacho')).json()) as {
      recipes: unknown[]
    }
    expect(wire.recipes).toHaveLength(1)
    expect(await (await reader.fetch('/api/recipes/public?limit=1')).json()).toHaveLength(1)
  })
})
