import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { cook } from '../cook/cook.ts'
import { hashOf } from '../cook/seed.ts'
import { dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { placeholder } from '../recipes/phrase.ts'
import { renderedFrom, renderIn, renderPlan } from '../renderer.ts'
import { failuresIn, sample } from '../test/sample.ts'
import { noWishes, type CookWishes } from '../recipes/wishes.ts'
import { printedRecipe } from './print.ts'
import { render } from './render.ts'
import { allSentences, sentenceId } from './sentence-index.ts'
import { storedPlan } from './stored-plan.ts'

const conditions: readonly Partial<CookWishes>[] = [
  { servings: 4 },
  { servings: 7, diets: ['vegan'], allergens: ['gluten', 'nuts'], minutes: 30, noOven: true },
  { servings: 1, diets: ['lactoseFree'], allergens: ['eggs', 'milk'], heat: 3, unknown: 'Gribenes' },
  { servings: 12, infant: true, pregnant: true, leftovers: true, tastes: ['herby', 'lemony'] },
  { servings: 2, health: ['diabetes', 'gout'], unknownHealth: ['Morbus Fabry'], excludedGroups: ['alcohol'] },
]

const cooked = (dish: Dish, more: Partial<CookWishes>) => {
  const template = templateOf(dish.template)
  if (!template) throw new Error(`${dish.id} has no template`)
  return cook({ ...noWishes('en'), seed: 'same', dish: dish.id, ...more }, dish, template)
}

/** Each dish as it is, and under one of the other conditions. */
const cases = sample(dishes, 60, ({ id }) => `same ${id}`).flatMap((dish) => {
  const [plain = {}, ...others] = conditions
  return [plain, others[hashOf(dish.id) % others.length] ?? {}].map((more) => ({ dish, more }))
})
const nameOf = ({ dish, more }: (typeof cases)[number]) => `${dish.id} ${JSON.stringify(more)}`

/** All that no language may change; German alone counts leeks by the stalk. */
function numbersOf(recipe: RecipeStructure) {
  return {
    dishType: recipe.dishType,
    servings: recipe.servings,
    times: [recipe.prepMinutes, recipe.cookMinutes],
    ingredients: recipe.ingredients.map(({ amount, unit, scales, group }) => [
      amount,
      unit === 'stalk' ? null : unit,
      scales,
      group !== null,
    ]),
    steps: recipe.steps.map(({ minutes, celsius, uses }) => [minutes, celsius, uses]),
    diets: recipe.diets,
    allergens: recipe.allergens,
    safety: recipe.safety.length,
  }
}

test('a plan says the same numbers in every language', () => {
  const failures = failuresIn(cases, nameOf, ({ dish, more }) => {
    const plan = cooked(dish, more)
    const [first, ...others] = languages.map((language) => numbersOf(render(plan, language)))
    for (const other of others) expect(other).toEqual(first)
  })
  expect(failures).toEqual([])
})

test('a stored plan says in every language what the plan said before it was stored', () => {
  const failures = failuresIn(cases, nameOf, ({ dish, more }) => {
    const plan = cooked(dish, more)
    const stored = storedPlan(plan)
    if (!stored) throw new Error('cannot be stored')
    for (const language of languages) {
      const recipe = printedRecipe(render(plan, language))
      expect(renderPlan(stored, language)).toEqual(recipe)
      expect(recipeStructure.parse(recipe)).toEqual(recipe)
      expect(renderedFrom({ plan: stored, structure: { ...recipe, extra: '' } })).not.toBeNull()
    }
  })
  expect(failures).toEqual([])
})

test('the most that conditions can ask for still fits into a stored plan', () => {
  const sizes = cases.map(({ dish, more }) => JSON.stringify(storedPlan(cooked(dish, more))).length)
  expect(Math.max(...sizes)).toBeLessThan(6000)
})

test('a recipe in another language has the numbers of the original and what a person wrote', () => {
  const [dish] = dishes
  const plan = dish && storedPlan(cooked(dish, { servings: 4 }))
  const original = plan && renderPlan(plan, 'fr')
  if (!plan || !original) throw new Error('no plan')
  const structure = { ...original, taste: 'comme chez mamie', extra: 'De ma grand-mère.' }
  const german = renderIn({ plan, structure, plating: 'Dans un bol.', language: 'de' })
  expect(german).toMatchObject({
    plating: null,
    structure: {
      language: 'de',
      taste: 'comme chez mamie',
      extra: 'De ma grand-mère.',
      servings: 4,
      steps: structure.steps.map(({ minutes, celsius, uses }) => ({ minutes, celsius, uses })),
    },
  })
  expect(german?.structure.title).not.toBe(original.title)
})

test('a plan that names what the kitchen does not have cannot be rendered', () => {
  const [dish] = dishes
  const plan = dish && storedPlan(cooked(dish, { servings: 4, health: ['diabetes'] }))
  if (!plan) throw new Error('no plan')
  const [part] = plan.parts
  const [step] = plan.steps
  const [said] = step?.[1] ?? []
  if (!part || !step || !said) throw new Error('an empty plan')
  const broken = [
    { dish: 'no such dish' },
    { parts: [['no-such-food', ...part.slice(1)], ...plan.parts.slice(1)] },
    { parts: [part.with(1, 'no role'), ...plan.parts.slice(1)] },
    { parts: [part.with(4, 'no cut'), ...plan.parts.slice(1)] },
    { parts: [part.with(6, 'no state'), ...plan.parts.slice(1)] },
    { parts: plan.parts.slice(0, 1) },
    { steps: [['cook', [['0', []]], null, null, []]] },
    { steps: [['cook', [[said[0], []]], null, null, []]] },
    { taste: ['of soap'] },
    { warnings: ['0'] },
    { for: { health: ['none'] } },
    { for: { excludedGroups: ['none'] } },
    { for: { flags: ['none'] } },
  ]
  for (const change of broken) expect(renderPlan({ ...plan, ...change } as never, 'en')).toBeNull()
  expect(renderPlan(plan, 'en')).not.toBeNull()
})

test('every sentence has its own id, and names nothing that the English one does not name', () => {
  const byId = new Map<string, { en: string; whole: boolean }>()
  for (const { text, whole } of allSentences()) {
    const same = byId.get(sentenceId(text))
    expect(same ?? { en: text.en, whole }).toEqual({ en: text.en, whole })
    byId.set(sentenceId(text), { en: text.en, whole })
    const names = (template: string) =>
      [...template.matchAll(placeholder)].flatMap(([, each = '']) => each.split('+'))
    for (const language of languages) {
      expect(names(text.en), text.en).toEqual(expect.arrayContaining([...new Set(names(text[language]))]))
    }
  }
})
