import { describe, expect, test } from 'vitest'
import { emptyTable, type eaterKinds } from '#shared/contract/chat-table.ts'
import { languages } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { library, recipeById, renderedRecipe } from '../library/index.ts'
import { foodsNamedIn } from '../library/places.ts'
import type { Recipe } from '../library/recipe.ts'
import { printedRecipe } from '../render/print.ts'
import { sample } from '../test/sample.ts'
import { editDraft } from '../draft.ts'
import { edit } from './test-drafts.ts'

type Eater = (typeof eaterKinds)[number]

const heats = ({ kind, heat, text }: Recipe['steps'][number]) =>
  (kind === 'cook' && heat !== null) || /\b(?:simmer|cook|fry|poach|low heat|lid on)/i.test(text.en)

/** The foods of a kind that no step heats from the one on that names them first. */
const rawIn = (recipe: Recipe, is: (food: Ingredient) => boolean): string[] =>
  recipe.lines
    .filter(({ food, state }) => {
      const known = findIngredientById(food)
      if (!known || !is(known) || state !== null) return false
      const first = recipe.steps.findIndex(({ text }) => foodsNamedIn(text.en).includes(food))
      return first >= 0 && !recipe.steps.slice(first).some(heats)
    })
    .map(({ food }) => food)

const holds = (recipe: Recipe, is: (food: Ingredient) => boolean): string[] =>
  recipe.lines.flatMap(({ food }) => {
    const known = findIngredientById(food)
    return known && is(known) ? [food] : []
  })

const isWholeNut = ({ category, look }: Ingredient) =>
  category === 'nut' && look.shape !== 'dust' && look.shape !== 'sauce'

interface Danger {
  name: string
  eaters: readonly Eater[]
  of: (recipe: Recipe) => string[]
  state: RegExp
}

const dangers: readonly Danger[] = [
  {
    name: 'raw egg',
    eaters: ['infant', 'toddler', 'child'],
    of: (recipe) => rawIn(recipe, ({ id }) => /^(?:quail-)?egg(?:-yolk|-white)?$/.test(id)),
    state: /^refused$/,
  },
  {
    name: 'raw egg',
    eaters: ['pregnant', 'frail'],
    of: (recipe) => rawIn(recipe, ({ id }) => /^(?:quail-)?egg(?:-yolk|-white)?$/.test(id)),
    state: /^(?:refused|repair)$/,
  },
  {
    name: 'raw fish',
    eaters: ['infant', 'toddler', 'pregnant', 'frail'],
    of: (recipe) =>
      rawIn(
        recipe,
        ({ id, category }) =>
          (category === 'fish' || category === 'shellfish') &&
          !/^tinned|surimi|shrimp|anchov|crab|prawn/.test(id),
      ),
    state: /^(?:refused|repair)$/,
  },
  {
    name: 'cheese of raw milk, with mould or a soft rind',
    eaters: ['infant', 'toddler', 'pregnant', 'frail'],
    of: (recipe) => rawIn(recipe, ({ id }) => /^(?:brie|blue-cheese|reblochon)$/.test(id)),
    state: /^(?:refused|repair)$/,
  },
  {
    name: 'liver, cured meat and raw sprouts',
    eaters: ['pregnant', 'frail'],
    of: (recipe) => holds(recipe, ({ id }) => /liver|^cured-ham$|salami|jerky|bean-sprout/.test(id)),
    state: /^(?:refused|repair)$/,
  },
  {
    name: 'honey',
    eaters: ['infant'],
    of: (recipe) => holds(recipe, ({ animal }) => animal === 'honey'),
    state: /^refused$/,
  },
  {
    name: 'whole nuts',
    eaters: ['infant', 'toddler'],
    of: (recipe) => holds(recipe, isWholeNut),
    state: /^(?:refused|repair)$/,
  },
  {
    name: 'alcohol',
    eaters: ['infant', 'toddler', 'child', 'pregnant'],
    of: (recipe) => holds(recipe, ({ alcohol, category }) => alcohol === true && category !== 'spice'),
    state: /^(?:refused|repair)$/,
  },
]

describe.each(dangers)('$name, for $eaters', ({ name, eaters, of, state }) => {
  const recipes = library().flatMap(({ id }) => {
    const recipe = recipeById(id)
    return recipe && of(recipe).length > 0 ? [recipe] : []
  })

  test('is in some recipes', () => expect(recipes.length).toBeGreaterThan(0))

  test.each(languages)('no recipe of somebody’s is fine with it, in %s', (language) => {
    // What is eaten raw is in few recipes, each another one; of nuts and wine a sample tells enough.
    const some = recipes.length <= 40 ? recipes : sample(recipes, 6, ({ id }) => `${name} ${language} ${id}`)
    const wrong = some.flatMap((recipe) => {
      const draft = printedRecipe(renderedRecipe(recipe, language))
      return eaters.flatMap((value) => {
        const table = { ...emptyTable, eaters: [{ value, by: 'hand' as const, at: 0 }] }
        const found = edit(draft, [], { table }).draft?.verdict?.state ?? 'refused'
        return state.test(found) ? [] : [`${recipe.id} ${value}: ${found} (${of(recipe).join()})`]
      })
    })
    expect(wrong).toEqual([])
  })
})

/** A recipe as a model writes one, for somebody of whom only the talk tells. */
test.each([
  ['en', 'Tiramisu for my husband and our two small children, 3 and 5 years old.'],
  ['en', 'Dessert for a party with ten toddlers.'],
  ['fr', 'Un dessert pour mes enfants de 2 et 4 ans.'],
  ['es', 'Un postre para mis hijos pequeños, de 2 y 4 años.'],
  ['de', 'Einen Nachtisch für meine kleinen Kinder, 2 und 4 Jahre alt.'],
  ['de', 'Tiramisu, aber unsere Kinder essen mit.'],
] as const)('raw eggs do not stand for the children told of, in %s: %s', (language, content) => {
  const line = { unit: null, note: null, group: null, scales: true }
  const draft = {
    title: 'Tiramisu',
    language: 'en' as const,
    dishType: 'Desserts' as const,
    servings: 4,
    prepMinutes: 20,
    cookMinutes: 0,
    taste: 'sweet',
    searchTerms: [],
    ingredients: [
      { ...line, amount: 4, item: 'eggs' },
      { ...line, amount: 500, unit: 'g' as const, item: 'mascarpone' },
    ],
    steps: [
      { text: 'Whisk the eggs with the mascarpone.', minutes: 5, celsius: null, uses: [] },
      { text: 'Leave in the fridge for four hours.', minutes: 240, celsius: null, uses: [] },
    ],
    diets: [],
    allergens: [],
    safety: [],
  }
  const messages = [{ role: 'user' as const, content }]
  const { draft: left, dangers: why } = editDraft({
    draft,
    operations: [],
    table: emptyTable,
    messages,
    language,
  })
  expect(left).toBeNull()
  expect(why).toHaveLength(1)
})
