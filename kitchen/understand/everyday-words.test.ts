import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { kitchenChef } from '../chef.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/everyday-words')

/** The ids of the foods of a recipe. */
const foodsIn = (recipe: CookedRecipe | null): string[] =>
  recipe?.ingredients.flatMap(({ item }) => foodOf(item, recipe.language).foods.map(({ id }) => id)) ?? []

const cooked = async (language: Language, content: string) => {
  const { message, recipe } = await kitchenChef().recipe({ messages: [{ role: 'user', content }], language })
  return { message, recipe, ids: foodsIn(recipe) }
}

describe('the name of a meal is no drink and no dish', () => {
  test.each([
    [
      'en',
      "Three courgettes, half a block of feta, four eggs. What's for tea for two?",
      ['courgette', 'feta', 'egg'],
    ],
    ['en', 'something with salmon for the kids’ tea', ['salmon']],
    ['fr', "on dîne à quatre, j'ai du poulet", ['chicken-breast']],
  ] as const)('%s "%s"', async (language, content, foods) => {
    const { recipe, ids, message } = await cooked(language, content)
    expect(recipe?.dishType).toBe('Mains')
    expect(ids).toEqual(expect.arrayContaining([...foods]))
    expect(message).not.toMatch(/know|connais/)
  })

  test('a German Vesper is a meal', async () => {
    expect((await cooked('de', 'etwas zur Vesper')).recipe?.dishType).toBe('Mains')
  })
})

describe('what is left over was cooked already', () => {
  test.each([
    ['en', 'leftover roast beef and cold rice, dinner for two', 'cooked-beef', /only to be heated/],
    ['de', 'Kartoffeln von gestern und zwei Eier', 'potato', /schon gekocht/],
    [
      'fr',
      "Il me reste la moitié d'un poulet rôti et deux carottes, vite fait pour 2",
      'cooked-chicken',
      /réchauffer seulement/,
    ],
  ] as const)('%s "%s"', async (language, content, id, note) => {
    const { recipe, ids } = await cooked(language, content)
    expect(ids).toContain(id)
    expect(recipe?.ingredients.map(({ note: each }) => each ?? '').join()).toMatch(note)
  })
})

test('who lists the fridge and has no idea what to eat gets a dish of it', async () => {
  const { ids } = await cooked(
    'es',
    'Tengo cinco patatas, una lata de atún y medio pimiento rojo, ni idea de qué cenar. Somos tres.',
  )
  expect(ids).toEqual(expect.arrayContaining(['potato', 'tinned-tuna', 'bell-pepper']))
})

test.each([
  ['en', "pasta with 'nduja", 'nduja'],
  ['de', 'Pfannkuchen mit Fichtensprossen', 'Fichtensprossen'],
] as const)('an unknown food is named, not dropped: %s "%s"', async (language, content, name) => {
  expect((await cooked(language, content)).message).toContain(name)
})

test('a name of which only the end is known is cooked as that, and the recipe says so', async () => {
  const { message, recipe } = await cooked('en', 'how do you make a rag pudding?')
  expect(message).toContain('rag pudding')
  expect(recipe?.extra).toContain('rag pudding')
})

test('a name that says nothing is asked about, and what the answer names is cooked', async () => {
  const messages = [{ role: 'user' as const, content: 'Saumagen für vier, bitte' }]
  const asked = await kitchenChef().reply({ messages, language: 'de' })
  expect(asked).toContain('Saumagen')
  const { recipe } = await kitchenChef().recipe({
    messages: [
      ...messages,
      { role: 'assistant', content: asked },
      { role: 'user', content: 'mit Kartoffeln und Hackfleisch, ein Auflauf' },
    ],
    language: 'de',
  })
  expect(foodsIn(recipe)?.some((id) => id.endsWith('potato'))).toBe(true)
  expect(recipe?.servings).toBe(4)
})
