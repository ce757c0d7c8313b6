import { describe, expect, it } from 'vitest'
import { readRecipe } from '../read/text/read.ts'
import { checkRecipe } from '../safety/check-recipe.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

const talks: readonly (readonly string[])[] = [
  ['Bonjour !', 'une soupe à l’oignon pour deux, sans alcool'],
  ["un plat d'agneau à l'ail pour quatre", "sans ail, s'il te plaît", 'Et avec quel vin ?'],
  ['un dessert aux amandes pour six, allergie aux noix', 'moins sucré', 'merci !'],
  ['un cocktail sans alcool', "avec plus d'eau gazeuse", 'autre chose ?'],
  ['un clafoutis aux cerises', 'combien de temps se garde-t-il ?'],
  ["de l'huile d'olive, des œufs et des pommes de terre, 20 minutes", 'pour huit personnes'],
]

async function cooked(turns: readonly string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const replies: string[] = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const reply = await chef.reply({ messages, language: 'fr' })
    replies.push(reply)
    messages.push({ role: 'assistant', content: reply })
  }
  const { message, recipe } = await chef.recipe({ messages, language: 'fr' })
  const whole = recipeStructure.parse(recipe)
  return { replies: [...replies, message], recipe: whole, plating: await chef.plating(whole) }
}

const textsOf = ({ title, taste: tastes, ingredients, steps, safety, searchTerms }: RecipeStructure) => [
  title,
  tastes,
  ...searchTerms,
  ...ingredients.flatMap(({ item, note, group }) => [item, note ?? '', group ?? '']),
  ...steps.map(({ text }) => text),
  ...safety,
]

describe.each(talks)('French as it is printed, after %j', (...turns) => {
  it('in replies, recipe, findings and plating', async () => {
    const { replies, recipe, plating } = await cooked(turns)
    const found = checkRecipe(recipe, { allergens: recipe.allergens, pregnant: true })
    const texts = [...replies, plating, ...textsOf(recipe), ...found.map(({ sentence }) => sentence)]
    expect(texts.join('')).toContain('’')
    for (const text of texts) {
      expect(text).toBe(frenchTypography(text))
      expect(text).not.toMatch(/\p{L}'\p{L}|[ \u00A0][;!?»]|«[ \u00A0]|[^\u00A0\d]:(?!\d)/u)
    }
  })

  it('reads back what it has written out', async () => {
    const { recipe } = await cooked(turns)
    const read = readRecipe(renderRecipe(recipe), { title: recipe.title, dishType: recipe.dishType })
    const list = recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item])
    expect(read?.language).toBe('fr')
    expect(read?.servings).toBe(recipe.servings)
    expect(read?.ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual(list)
    expect(read?.steps.map(({ text }) => text)).toEqual(recipe.steps.map(({ text }) => text))
    expect(read?.allergens.toSorted()).toEqual(recipe.allergens.toSorted())
    expect(read?.prepMinutes).toBe(recipe.prepMinutes)
    expect(read?.cookMinutes).toBe(recipe.cookMinutes)
  })
})

it('understands its own printed words when a guest repeats them', async () => {
  const plain = await cooked(["une soupe à l'oignon pour deux, sans pain d'épices"])
  const printed = await cooked(['une soupe à l’oignon pour deux, sans pain d’épices'])
  expect(printed.recipe).toEqual(plain.recipe)
})

it('counts long cooking in hours', async () => {
  const { recipe } = await cooked(['un bœuf bourguignon pour quatre'])
  const long = recipe.steps.filter(({ minutes }) => (minutes ?? 0) >= 75)
  expect(long.length).toBeGreaterThan(0)
  for (const { text } of recipe.steps) expect(text).not.toMatch(/(?:[89]\d|\d{3}) minutes/)
  for (const { text } of long) expect(text).toMatch(/\d h/)
  const { steps } = readRecipe(renderRecipe(recipe), { title: recipe.title }) ?? { steps: [] }
  expect(steps.map(({ text }) => text)).toEqual(recipe.steps.map(({ text }) => text))
  for (const { minutes } of long) expect(steps.map((step) => step.minutes)).toContain(minutes)
})

it('leaves the other languages alone', async () => {
  const { message } = await chef.recipe({
    messages: [{ role: 'user', content: 'an onion soup for two' }],
    language: 'en',
  })
  expect(message).not.toMatch(/[\u202F\u00A0]/)
})
