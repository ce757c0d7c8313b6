import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

async function cook(language: Language, content: string) {
  const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
  if (!recipe) throw new Error(`no recipe for ${content}`)
  const text = recipe.steps.map((step) => step.text).join(' ')
  return { ...recipe, text, items: recipe.ingredients.map(({ item }) => item).join(', ') }
}

describe('mince', () => {
  const asked: Record<Language, readonly string[]> = {
    en: ['pan-fried minced pork for two', 'something with minced beef'],
    fr: ['bœuf haché à la poêle pour deux', 'quelque chose avec du bœuf haché'],
    es: ['carne picada de cerdo a la plancha', 'algo con carne picada de ternera'],
    de: ['gebratenes Schweinehackfleisch', 'etwas mit Rinderhackfleisch'],
  }
  const asPiece =
    /pat the minced|both sides|turning once|éponger le (bœuf|porc) haché|des deux côtés|secar la carne picada|por ambos lados|hackfleisch[^.]* trocken tupfen|von beiden Seiten/i

  it.each(languages.flatMap((language) => asked[language].map((request) => [language, request] as const)))(
    'in %s is never handled as a piece: "%s"',
    async (language, request) => {
      expect((await cook(language, request)).text).not.toMatch(asPiece)
    },
  )
})

it.each([
  ['en', 'vegan gratin with vegan grated cheese'],
  ['de', 'vegane Nudeln mit veganem Reibekäse'],
  ['fr', 'gratin végane au fromage râpé végane'],
  ['es', 'pizza vegana con queso vegano rallado'],
] as const)('in %s cuts nothing that comes grated: "%s"', async (language, request) => {
  expect((await cook(language, request)).text).not.toMatch(/3 cm/)
})

it.each([
  ['en', 'a tiramisu with eggs'],
  ['fr', 'une mousse au chocolat avec des œufs'],
  ['es', 'mousse de chocolate con huevos'],
  ['de', 'Tiramisu mit Eiern'],
] as const)('in %s boils no eggs for a dessert: "%s"', async (language, request) => {
  const { text, items } = await cook(language, request)
  expect(text).not.toMatch(/boil .*eggs|écaler|cocer los huevos|hart kochen/i)
  expect(items).not.toMatch(/eggs|œufs|huevos|Eier/)
})

it('takes a tender cut into a stew that has no hour', async () => {
  const { items, title, text } = await cook('de', 'Gulasch in 35 Minuten')
  expect(items).not.toMatch(/Gulasch|Schmor/)
  expect(title).not.toMatch(/Rinder-Rinder/)
  expect(text).toMatch(/Minuten schmoren/)
})

it.each([
  ['en', 'Wiener schnitzel'],
  ['de', 'Falafel'],
  ['es', 'croquetas de jamón'],
] as const)('in %s gives the cook the degrees its words speak of: "%s"', async (language, request) => {
  const { steps } = await cook(language, request)
  const spoken = steps.filter(({ text }) => /\d °C/.test(text))
  expect(spoken.length).toBeGreaterThan(0)
  for (const { celsius } of spoken) expect(celsius).not.toBeNull()
})

it('counts more time at the board for more guests', async () => {
  const four = await cook('en', 'ratatouille for 4')
  const twelve = await cook('en', 'ratatouille for 12')
  expect(twelve.prepMinutes).toBeGreaterThan(four.prepMinutes)
})

it('looks for things under the name people type', async () => {
  const { searchTerms } = await cook('en', 'a cucumber and tomato salad')
  expect(searchTerms).toContain('cucumber')
  expect(searchTerms).not.toContain('cucumbers')
})

it('bakes muffins in cases and for less time than a cake', async () => {
  const { text, steps } = await cook('en', 'blueberry muffins')
  expect(text).toMatch(/paper cases.*20 to 25 minutes/s)
  expect(text).not.toMatch(/cake tin|turn out/)
  expect(steps.every(({ minutes }) => (minutes ?? 0) < 35)).toBe(true)
})

it('speaks of no bread where a burger has none, and minces the turkey', async () => {
  const { text, items } = await cook('en', 'a turkey burger without bread')
  expect(text).not.toMatch(/bread|bun/)
  expect(items).toMatch(/minced turkey/)
})

it('makes a whole batch of cookies for two', async () => {
  const { ingredients } = await cook('en', 'cookies for 2')
  expect(ingredients.find(({ item }) => item === 'plain flour')?.amount).toBeGreaterThanOrEqual(180)
  expect(ingredients.find(({ item }) => /^eggs?$/.test(item))?.amount).toBe(1)
})

it('shares the fruit of a dessert between two fruits', async () => {
  const { ingredients } = await cook('de', 'Rote Grütze für vier')
  const fruit = ingredients.filter(({ item }) => /Beeren|Kirschen/.test(item))
  expect(fruit.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeLessThanOrEqual(800)
})

it.each([
  ['en', 'a whisky sour', 'Whisky Sour', /whisky.*lemon juice/],
  ['de', 'einen Old Fashioned', 'Old Fashioned', /Whisky.*Zuckersirup/],
  ['fr', 'un manhattan', 'Manhattan', /whisky.*vermouth/],
  ['en', 'a g and t', 'Gin and Tonic', /gin.*tonic/],
] as const)('in %s "%s" is that drink', async (language, request, name, heart) => {
  const { title, items } = await cook(language, request)
  expect(title).toBe(name)
  expect(items).toMatch(heart)
})
