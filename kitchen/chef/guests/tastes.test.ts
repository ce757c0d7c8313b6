import { describe, expect, it } from 'vitest'
import { kitchenChef } from '../../chef.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/tastes')

const chef = kitchenChef()

/** What the chef says last and what is then in the dish, after these turns. */
async function after(language: 'en' | 'fr' | 'es' | 'de', ...turns: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let reply = ''
  for (const content of turns) {
    messages.push({ role: 'user', content })
    reply = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: reply })
  }
  const { recipe } = await chef.recipe({ messages, language })
  if (!recipe) throw new Error('no recipe')
  const amounts = new Map(recipe.ingredients.map(({ item, amount }) => [item, amount ?? 0]))
  return { reply, recipe, amountOf: (item: string) => amounts.get(item) ?? 0 }
}

describe('a taste asked for after the dish is known', () => {
  it.each([
    ['es', 'pasta con nata y champiñones', 'más ligera, por favor', 'nata para montar', 'menos nata'],
    ['fr', 'un gratin de courgettes pour 4', 'plus léger', 'gruyère', 'moins de gruyère'],
  ] as const)('lighter takes from the fat and says so (%s)', async (language, dish, wish, item, words) => {
    const before = await after(language, dish)
    const light = await after(language, dish, wish)
    expect(light.recipe.title).toBe(before.recipe.title)
    expect(light.amountOf(item)).toBeLessThan(before.amountOf(item))
    expect(light.reply.replaceAll("'", '’')).toContain(words)
  })

  it('leaves a mousse its proportions and says that this would be another dish', async () => {
    const before = await after('en', 'chocolate mousse')
    const light = await after('en', 'chocolate mousse', 'lighter please')
    expect(light.recipe.ingredients).toEqual(before.recipe.ingredients)
    expect(light.reply).toContain('without becoming another dish')
  })
})

describe('what is put in afterwards', () => {
  it('is not fried again when it is eaten as it is bought', async () => {
    const { recipe } = await after('fr', 'un gaspacho pour 6', 'avec du saumon fumé')
    const steps = recipe.steps.map(({ text }) => text).join(' ')
    expect(steps).toContain('saumon fumé')
    expect(steps).not.toMatch(/poêle|dorer/)
  })
})

it('bacon, cauliflower and potatoes become a dish of the pan, not a steak of bacon', async () => {
  const { recipe } = await after('de', 'Was koche ich mit Resten: halber Blumenkohl, 2 Kartoffeln, Speck?')
  expect(recipe.title).not.toMatch(/^Speck aus der Pfanne/)
})

it.each([
  ['en', 'Something warming with leeks and potatoes, in 40 minutes', /soup/i],
  ['es', 'Algo reconfortante con puerros y patatas, en 40 minutos', /sopa|crema/i],
  ['de', 'Etwas Wärmendes mit Lauch und Kartoffeln, in 40 Minuten', /suppe/i],
] as const)(
  'something warming of vegetables is a soup that needs no shop-cut leeks (%s)',
  async (...asked) => {
    const [language, wish, title] = asked
    const { recipe } = await after(language, wish)
    expect(recipe.title).toMatch(title)
    expect(recipe.ingredients.find(({ item }) => /leek|poireau|puerro|lauch/i.test(item))?.note ?? '').toBe(
      '',
    )
  },
)

it.each([
  ['en', 'A cocktail for a warm evening, without alcohol'],
  ['fr', 'Un cocktail sans alcool pour une soirée d’été'],
  ['es', 'Un cóctel sin alcohol para una noche de verano'],
  ['de', 'Ein alkoholfreier Cocktail für einen lauen Abend'],
] as const)('a cocktail without alcohol comes on ice, not from the blender (%s)', async (language, wish) => {
  const { recipe } = await after(language, wish)
  expect(recipe.dishType).toBe('Cocktails')
  expect(recipe.title).not.toMatch(/smoothie|lassi|batido/i)
})
