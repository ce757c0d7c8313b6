import { expect, test } from 'vitest'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Chef, Conversation, Listener } from '../../adapters/chef/chef.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { cookRecipe as cookRecipeWith } from './cook-recipe.ts'

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

test('a good recipe is not sent back', async () => {
  const { chef, sentBack } = chefOf(pasta(null), null)
  expect(await cookRecipe(chef, conversation, {})).toEqual({ message: 'Here.', recipe: pasta(null) })
  expect(sentBack).toEqual([])
})

test('what a guest must not eat is repaired, once', async () => {
  const { chef, sentBack } = chefOf(withNuts, pasta(null))
  expect(await cookRecipe(chef, conversation, {})).toEqual({ message: 'Mended.', recipe: pasta(null) })
  expect(sentBack).toEqual([[expect.stringMatching(/free of.*nuts.*walnuts/i)]])
})

test('remaining problems are written into the recipe', async () => {
  const { chef, sentBack } = chefOf(withNuts, withNuts)
  const { recipe } = await cookRecipe(chef, conversation, {})
  expect(sentBack).toHaveLength(1)
  expect(recipe?.safety).toEqual([expect.stringMatching(/walnuts/)])
})

test('a repair that makes the recipe worse is discarded', async () => {
  const { chef } = chefOf(pasta(null, ['milk', 'eggs']), withNuts)
  const better = pasta(null)
  const { chef: other } = chefOf({ ...better, allergens: [] }, withNuts)
  expect((await cookRecipe(chef, conversation, {})).recipe?.ingredients).toHaveLength(2)
  expect((await cookRecipe(other, conversation, {})).recipe?.ingredients).toHaveLength(2)
})

test('a failed repair leaves the first recipe with a safety note', async () => {
  const { chef } = chefOf(withNuts, new Error('away'))
  const { message, recipe } = await cookRecipe(chef, conversation, {})
  expect(message).toBe('Here.')
  expect(recipe?.safety).toEqual([expect.stringMatching(/walnuts/)])
})

test('a dish that the chef refuses for safety is refused', async () => {
  const { chef } = chefOf(withNuts, null)
  expect(await cookRecipe(chef, conversation, {})).toEqual({ message: 'Mended.', recipe: null })
})

test('a chef without repair is not checked', async () => {
  const { chef } = chefOf(withNuts, null)
  delete chef.repair
  expect((await cookRecipe(chef, conversation, {})).recipe).toEqual(withNuts)
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

test('a guest’s medicine is noted in the recipe, and forbidden foods are repaired', async () => {
  const medicated: Conversation = {
    language: 'en',
    messages: [{ role: 'user', content: 'A pasta for two, I take simvastatin.' }],
  }
  const { chef, sentBack } = chefOf(pasta('grapefruit'), pasta(null))
  const { recipe } = await cookRecipe(chef, medicated, {})
  expect(sentBack).toEqual([[expect.stringMatching(/not wanted.*grapefruit/i)]])
  expect(recipe?.safety.join(' ')).toMatch(/Statins.*grapefruit/)
})

test('an unknown illness is named in the recipe', async () => {
  const ill: Conversation = {
    language: 'en',
    messages: [{ role: 'user', content: 'A pasta for two, I have lupus.' }],
  }
  const { chef } = chefOf(pasta(null), null)
  const { recipe } = await cookRecipe(chef, ill, {})
  expect(recipe?.safety.join(' ')).toMatch(/“lupus”.*has not been taken into account/)
})
