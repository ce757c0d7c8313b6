import { expect, test } from 'vitest'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Chef, Conversation, Listener } from '../../adapters/chef/chef.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { cookRecipe as cookRecipeWith, type CookedDish } from './cook-recipe.ts'

const cookRecipe = (chef: Chef, conversation: Conversation, listener: Listener) =>
  cookRecipeWith({ chef, kitchen: testKitchen() }, conversation, { onTokens: () => undefined, ...listener })

const conversation: Conversation = {
  language: 'en',
  messages: [{ role: 'user', content: 'A pasta for two. I am allergic to nuts.' }],
}

function pasta(nut: string | null, allergens: RecipeStructure['allergens'] = []): RecipeStructure {
  const items = ['spaghetti', 'tomatoes', ...(nut ? [nut] : [])]
  return {
    title: 'Spaghetti with Tomatoes',
    language: 'en',
    dishType: 'Mains',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 15,
    taste: 'fresh',
    searchTerms: ['pasta'],
    ingredients: items.map((item) => ({
      amount: 200,
      unit: 'g',
      item,
      note: null,
      group: null,
      scales: true,
    })),
    steps: [
      { text: 'Boil the spaghetti.', minutes: 10, celsius: null, uses: [0] },
      { text: 'Chop and fry the rest.', minutes: 15, celsius: null, uses: items.map((_, index) => index) },
    ],
    diets: [],
    allergens: ['gluten', ...allergens],
    safety: [],
  }
}

/** A chef that returns these recipes one after the other and records the requested repairs. */
function chefOf(first: RecipeStructure, second: RecipeStructure | null | Error) {
  const sentBack: (readonly string[])[] = []
  const chef: Chef = {
    reply: async () => 'Pasta?',
    recipe: async () => ({ message: 'Here.', recipe: first }),
    plating: async () => 'In bowls.',
    repair: async (_conversation, _draft, problems) => {
      sentBack.push(problems)
      if (second instanceof Error) throw second
      return { message: 'Mended.', recipe: second }
    },
  }
  return { chef, sentBack }
}

const withNuts = pasta('walnuts', ['nuts'])

const itemsOf = (recipe: RecipeStructure | null) => recipe?.ingredients.map(({ item }) => item)
const codesOf = (dish: CookedDish) =>
  dish.recipe ? dish.verdict.findings.filter((each) => each.for === 'eaters').map(({ code }) => code) : []

test('a good recipe is not sent back', async () => {
  const { chef, sentBack } = chefOf(pasta(null), null)
  expect(await cookRecipe(chef, conversation, {})).toMatchObject({
    message: 'Here.',
    recipe: { ingredients: pasta(null).ingredients, allergens: ['gluten'] },
    verdict: { state: 'fine' },
  })
  expect(sentBack).toEqual([])
})

test('its labels are derived, whatever the chef claims', async () => {
  const { chef, sentBack } = chefOf({ ...pasta(null), diets: ['glutenFree'], allergens: [] }, null)
  const { recipe } = await cookRecipe(chef, conversation, {})
  expect(recipe?.allergens).toEqual(['gluten'])
  expect(recipe?.diets).not.toContain('glutenFree')
  expect(sentBack).toEqual([])
})

test('what a guest must not eat is repaired', async () => {
  const { chef, sentBack } = chefOf(withNuts, pasta(null))
  const dish = await cookRecipe(chef, conversation, {})
  expect(dish).toMatchObject({ message: 'Mended.', verdict: { state: 'fine' } })
  expect(itemsOf(dish.recipe)).toEqual(['spaghetti', 'tomatoes'])
  expect(sentBack).toEqual([[expect.stringMatching(/free of.*nuts.*walnuts/i)]])
})

test('what two repairs leave is found, and stays out of the recipe that others may read', async () => {
  const { chef, sentBack } = chefOf(withNuts, withNuts)
  const dish = await cookRecipe(chef, conversation, {})
  expect(sentBack).toHaveLength(2)
  expect(dish).toMatchObject({ verdict: { state: 'refused' }, recipe: { safety: [] } })
  expect(codesOf(dish)).toContain('forbidden-allergen')
})

test('a new name mends nothing', async () => {
  const hidden = pasta('zorblax paste')
  const { chef } = chefOf(withNuts, hidden)
  const dish = await cookRecipe(chef, conversation, {})
  expect(itemsOf(dish.recipe)).toContain('walnuts')
  expect(dish).toMatchObject({ message: 'Here.', verdict: { state: 'refused' } })
})

test('a name that a step still says is found there', async () => {
  const { chef } = chefOf({ ...pasta('zorblax paste'), steps: hiddenInStep() }, null)
  delete chef.repair
  const dish = await cookRecipe(chef, conversation, {})
  expect(dish).toMatchObject({
    verdict: { state: 'refused' },
    recipe: { allergens: ['gluten', 'milk', 'nuts'] },
  })
})

const hiddenInStep = (): RecipeStructure['steps'] => [
  { text: 'Boil the spaghetti.', minutes: 10, celsius: null, uses: [0] },
  { text: 'Warm the walnut butter, then fry the tomatoes.', minutes: 15, celsius: null, uses: [1, 2] },
]

test('an ingredient that nobody knows is not checked, beside its line', async () => {
  const { chef } = chefOf(pasta('zorblax paste'), pasta('zorblax paste'))
  const dish = await cookRecipe(chef, conversation, {})
  expect(dish).toMatchObject({ verdict: { state: 'not checked' } })
  expect(dish.recipe && dish.verdict.findings).toContainEqual(
    expect.objectContaining({ code: 'not-checked', line: 2, allergen: 'nuts' }),
  )
})

test('a repair that makes the recipe worse is discarded', async () => {
  const { chef } = chefOf(pasta(null), withNuts)
  expect(itemsOf((await cookRecipe(chef, conversation, {})).recipe)).toHaveLength(2)
})

test('a failed repair leaves the first recipe with its danger', async () => {
  const { chef } = chefOf(withNuts, new Error('away'))
  const dish = await cookRecipe(chef, conversation, {})
  expect(dish).toMatchObject({ message: 'Here.', verdict: { state: 'refused' } })
})

test('a dish that the chef refuses for safety is refused', async () => {
  const { chef } = chefOf(withNuts, null)
  expect(await cookRecipe(chef, conversation, {})).toEqual({ message: 'Mended.', recipe: null })
})

test('a chef without repair is examined as well', async () => {
  const { chef } = chefOf(withNuts, null)
  delete chef.repair
  expect(await cookRecipe(chef, conversation, {})).toMatchObject({ verdict: { state: 'refused' } })
})

test('a disconnected client cancels the repair', async () => {
  const leaving = new AbortController()
  const { chef } = chefOf(withNuts, null)
  chef.repair = async () => {
    leaving.abort(new Error('gone'))
    throw new Error('stopped')
  }
  await expect(cookRecipe(chef, conversation, { signal: leaving.signal })).rejects.toThrow('stopped')
})

test('a guest’s medicine is noted beside the recipe, and forbidden foods are repaired', async () => {
  const medicated: Conversation = {
    language: 'en',
    messages: [{ role: 'user', content: 'A pasta for two, I take simvastatin.' }],
  }
  const { chef, sentBack } = chefOf(pasta('grapefruit'), pasta(null))
  const dish = await cookRecipe(chef, medicated, {})
  expect(sentBack).toEqual([[expect.stringMatching(/not wanted.*grapefruit/i)]])
  expect(dish).toMatchObject({ recipe: { safety: [] } })
  expect(dish.recipe && dish.verdict.findings.map(({ sentence }) => sentence).join(' ')).toMatch(
    /Statins.*grapefruit/,
  )
})

test('an unknown illness is named beside the recipe', async () => {
  const ill: Conversation = {
    language: 'en',
    messages: [{ role: 'user', content: 'A pasta for two, I have lupus.' }],
  }
  const { chef } = chefOf(pasta(null), null)
  const dish = await cookRecipe(chef, ill, {})
  expect(JSON.stringify(dish.recipe)).not.toContain('lupus')
  expect(dish.recipe && dish.verdict.findings).toContainEqual(
    expect.objectContaining({
      for: 'eaters',
      sentence: expect.stringMatching(/“lupus”.*has not been taken into account/),
    }),
  )
})
