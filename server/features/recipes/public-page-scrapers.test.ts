import { getScraper } from 'recipe-scrapers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import { rateRecipe } from '#shared/contract/ratings.ts'
import { editRecipe, setRecipePublic, type Recipe } from '#shared/contract/recipes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { publishRecipe, soup } from '../../test/recipes.ts'

// Scrapers reject URLs of the local machine.
const site = 'https://convive.example'

let app: TestApp
let cook: TestUser
beforeAll(async () => {
  app = await openTestApp({ publicUrl: site })
  cook = await signUpAdmin(app)
})
afterAll(() => app.close())

/** What an independent scraper reads from the public page, given only its URL. */
async function readPage({ uuid }: Recipe) {
  const answer = await app.anonymous().fetch(`/recipes/${uuid}`)
  const address = `${site}/recipes/${uuid}`
  const Reader = getScraper(address, { wildMode: true })
  const read = await new Reader(await answer.text(), address).parse()
  return {
    title: read.title,
    author: read.author,
    yields: read.yields,
    times: [read.prepTime, read.cookTime, read.totalTime],
    ingredients: read.ingredients.map(({ name, items }) => [name, ...items.map(({ value }) => value)]),
    steps: read.instructions.flatMap(({ items }) => items.map(({ value }) => value)),
  }
}

async function publishFromChef(language: Language, request: string): Promise<Recipe> {
  const messages = [{ role: 'user' as const, content: request }]
  const { recipe } = await cook.call(chat, { body: { messages, language, task: 'recipe' } })
  if (!recipe) throw new Error(`the chef refused: ${request}`)
  return publishRecipe(cook, {
    title: recipe.title,
    content: renderRecipe(recipe),
    recipe,
    dish_type: recipe.dishType,
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.prepMinutes + recipe.cookMinutes,
  })
}

/** Scrapers turn the no-break spaces of French into plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const requests: readonly (readonly [Language, string])[] = [
  ['en', 'fish stew with mussels and cod for six'],
  ['en', 'a salad with quinoa for two'],
  ['fr', 'un gratin de pommes de terre pour quatre'],
  ['fr', 'une tarte aux tomates'],
  ['es', 'un gazpacho para seis'],
  ['es', 'arroz con pollo para cuatro'],
  ['de', 'Quiche mit Lauch und Speck'],
  ['de', 'Tiramisu für acht'],
]

describe('an independent recipe scraper reads from the public page', () => {
  test.each(requests)('a whole recipe by the chef, %s: %s', async (language, request) => {
    const saved = await publishFromChef(language, request)
    const { structure: recipe } = saved
    if (!recipe) throw new Error('saved without its structure')
    const read = await readPage(saved)

    expect(recipe.language).toBe(language)
    expect(read.title).toBe(plain(recipe.title))
    expect(read.author).toBe('Ada')
    expect(read.yields).toBe(`${recipe.servings} servings`)
    const { prepMinutes, cookMinutes } = recipe
    expect(read.times).toEqual([prepMinutes || null, cookMinutes || null, prepMinutes + cookMinutes])
    expect(read.ingredients).toEqual([
      [null, ...recipe.ingredients.map((ingredient) => plain(ingredientLine(ingredient, language)))],
    ])
    expect(read.steps).toEqual(recipe.steps.map(({ text }) => plain(text)))
  })

  test('a whole recipe typed by hand, with given times and times read from the steps', async () => {
    const typed = {
      title: soup.title,
      author: 'Ada',
      yields: '4 servings',
      ingredients: [
        [null, '600 g carrots', '1 onion', '20 g ginger', '1 tbsp olive oil', '1 l vegetable stock'],
      ],
      steps: [
        'Dice the onion and slice the carrots.',
        'Soften both in the olive oil for 5 minutes.',
        'Add the ginger and the stock and simmer for 20 minutes.',
        'Blend until smooth.',
      ],
    }
    expect(await readPage(await publishRecipe(cook))).toEqual({ ...typed, times: [null, 25, 25] })
    const timed = await publishRecipe(cook, { prep_time: 15, cook_time: 90, total_time: 105 })
    expect(await readPage(timed)).toEqual({ ...typed, times: [15, 90, 105] })
  })

  test('characters with a meaning in HTML, as they were typed', async () => {
    const title = 'Fish & chips <“half & half”> at 200 °C'
    const content = [
      'Serves 2',
      '',
      'Ingredients',
      '- ½ lemon',
      '- 300 g cod & haddock > 200 g each',
      '',
      'Instructions',
      '1. Heat the oil to 180 °C & fry for < 6 minutes; don’t let it "smoke".',
      '2. Serve & enjoy with ½ lemon, 50/50.',
    ].join('\n')
    const read = await readPage(await publishRecipe(cook, { title, content }))
    expect(read.title).toBe(title)
    expect(read.ingredients).toEqual([[null, '½ lemon', '300 g cod & haddock > 200 g each']])
    expect(read.steps).toEqual([
      'Heat the oil to 180 °C & fry for < 6 minutes; don’t let it "smoke".',
      'Serve & enjoy with ½ lemon, 50/50.',
    ])
  })
})

test('a page that was read before shows a new title, rating and visibility at once', async () => {
  const recipe = await publishRecipe(cook)
  const reader = await signUpUser(app, cook)
  const page = async () => (await app.anonymous().fetch(`/recipes/${recipe.uuid}`)).text()
  expect(await page()).not.toContain('aggregateRating')
  await reader.call(rateRecipe, { params: { id: recipe.id }, body: { rating: 4 } })
  expect(await page()).toContain('"ratingValue":"4.00"')
  await cook.call(editRecipe, { params: { id: recipe.id }, body: { title: 'Renamed soup' } })
  expect(await page()).toContain('<title>Renamed soup · Convive</title>')
  await cook.call(setRecipePublic, { params: { id: recipe.id }, body: { is_public: false } })
  expect(await page()).not.toContain('Renamed soup')
})
