import { describe, expect, it } from 'vitest'
import { isAllowed } from '../cook/allowed.ts'
import { hashOf } from '../cook/seed.ts'
import { findIngredients } from '../lexicon/find.ts'
import { dishes } from '../recipes/dishes.ts'
import { storedPlan } from '../render/stored-plan.ts'
import { renderPlan } from '../renderer.ts'
import { printedRecipe } from '../render/print.ts'
import { noWishes, type Few, type Wishes } from '../understand/wishes.ts'
import { choose } from './safe-dish.ts'

const nobody = {
  heads: 2,
  least: 2,
  diets: [],
  excludedIds: [],
  excludedGroups: [],
  shared: false,
  sober: false,
}
const needs: readonly Few[] = [
  { ...nobody, diets: ['vegetarian'] },
  { ...nobody, diets: ['vegan'], heads: 1 },
  { ...nobody, excludedGroups: ['meat'], heads: 3 },
  { ...nobody, excludedGroups: ['mushrooms', 'cheese'] },
  { ...nobody, excludedIds: ['red-wine', 'white-wine', 'salt'] },
]
const allergens: readonly Wishes['allergens'][] = [[], ['nuts'], ['celery']]

/** A sample of the dishes, each with some at the table who do not eat all of it. */
const tables = dishes
  .filter(({ id }) => hashOf(id) % 14 === 0)
  .map(({ id }): Wishes & { few: Few } => ({
    ...noWishes('en'),
    dish: id,
    settled: id,
    servings: 6,
    seed: id,
    allergens: allergens[hashOf(`${id}/allergy`) % allergens.length] ?? [],
    few: needs[hashOf(`${id}/few`) % needs.length] ?? { ...nobody },
  }))
  .map((wishes) => ({ wishes, dish: choose(wishes) }))

/** The same conditions for those of whom something is said. */
const theirs = ({ few, ...wishes }: Wishes & { few: Few }) => ({
  ...wishes,
  diets: few.diets,
  excludedIds: few.excludedIds,
  excludedGroups: few.excludedGroups,
})

describe('a table at which some leave what the others eat', () => {
  it('divides most dishes that hold it', () => {
    expect(tables.filter(({ dish }) => dish.plan.few).length).toBeGreaterThan(tables.length / 5)
  })

  it('counts everybody once', () => {
    const wrong = tables.filter(
      ({ wishes, dish: { plan, recipe } }) =>
        recipe.servings !== 6 || (plan.few && plan.few.servings !== wishes.few.heads),
    )
    expect(wrong.map(({ wishes }) => wishes.dish)).toEqual([])
  })

  it('has what they leave in no line and no step of theirs, and allergens of anybody in none', () => {
    const wrong = tables.flatMap(({ wishes, dish: { plan, recipe } }) => {
      const parts = (plan.few ?? plan).parts
      const first = plan.few ? plan.parts.length : 0
      const isTheirs = ({ uses }: { uses: readonly number[] }) => uses.some((each) => each >= first)
      const own = recipe.steps.filter(isTheirs)
      const isOut = (food: (typeof parts)[number]['ingredient']) => !isAllowed(food, theirs(wishes))
      return [
        ...parts.filter(({ ingredient }) => isOut(ingredient)).map(({ ingredient }) => ingredient.id),
        ...own.flatMap(({ uses }) => uses.filter((each) => each < first).map((each) => `uses ${each}`)),
        ...own.flatMap(({ text }) =>
          plan.few
            ? findIngredients(text, 'en', 'exact')
                .filter(({ ingredient }) => plan.parts.some((each) => each.ingredient === ingredient))
                .filter(({ ingredient }) => isOut(ingredient) && ingredient.id !== 'salt')
                .map(({ ingredient }) => `says ${ingredient.id}`)
            : [],
        ),
        ...recipe.allergens.filter((each) => wishes.allergens.includes(each)),
      ].map((each) => `${wishes.dish}: ${each}`)
    })
    expect(wrong).toEqual([])
  })

  it('is one recipe, whose plan says the same in another language', () => {
    const wrong = tables.filter(({ dish: { plan, recipe } }) => {
      const stored = storedPlan(plan)
      const german = stored && renderPlan(stored, 'de')
      return (
        stored === null ||
        JSON.stringify(renderPlan(stored, 'en')) !== JSON.stringify(printedRecipe(recipe)) ||
        german?.steps.length !== recipe.steps.length
      )
    })
    expect(wrong.map(({ wishes }) => wishes.dish)).toEqual([])
  })

  it('names the portion in the list and in each of its steps', () => {
    for (const { dish } of tables.filter(({ dish: { plan } }) => plan.few)) {
      const { ingredients, steps } = dish.recipe
      const first = dish.plan.parts.length
      expect(ingredients.every(({ group }) => group !== null)).toBe(true)
      for (const { text } of steps.filter(({ uses }) => uses.some((each) => each >= first)))
        expect(text).toMatch(/^(?:Vegetarian portion|Vegan portion|Portion apart): /)
    }
  })
})
