import { describe, expect, it } from 'vitest'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { isAllowed } from '../recipes/allowed.ts'
import type { Part } from '../recipes/part.ts'
import { hashOf } from '../cook/seed.ts'
import { isFlesh } from '../lexicon/facts.ts'
import { findIngredients } from '../lexicon/find.ts'
import { dishes } from '../recipes/dishes.ts'
import { storedPlan } from '../render/stored-plan.ts'
import { renderPlan } from '../renderer.ts'
import { printedRecipe } from '../render/print.ts'
import { noWishes, type Few, type Wishes } from '../recipes/wishes.ts'
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

const parted = tables.filter(({ dish: { plan } }) => plan.few)

const label = /^(?:Vegetarian portion|Vegan portion|Portion apart): /
const isLabelled = (text: string) => label.test(text)

/** How many steps come before the two part. */
const ofAll = ({ steps }: RecipeStructure) =>
  Math.max(
    steps.findIndex(({ text }) => text.includes('From here on this portion')),
    0,
  )

const isFleshOf = (part: Part | undefined) => part !== undefined && isFlesh(part.ingredient)

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
    const wrong = tables.flatMap(({ wishes, dish: { plan, recipe, listed } }) => {
      const isOut = (food: (typeof listed)[number]['ingredient']) => !isAllowed(food, theirs(wishes))
      const others = recipe.ingredients.map(({ group }) => group?.startsWith('For the others') ?? false)
      const isTheirs = (at: number) => plan.few === undefined || !others[at]
      const own = recipe.steps
        .slice(0, ofAll(recipe))
        .filter(({ uses }) => !uses.some((each) => others[each]))
      const steps = [...own, ...recipe.steps.filter(({ text }) => isLabelled(text))]
      return [
        ...listed
          .filter(({ ingredient }, at) => isTheirs(at) && isOut(ingredient))
          .map(({ ingredient }) => ingredient.id),
        ...steps.flatMap(({ uses }) => uses.filter((each) => others[each]).map((each) => `uses ${each}`)),
        ...steps.flatMap(({ text }) =>
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

  it('lists what both have once, as much as the table needs, and cuts it once, raw meat last', () => {
    const shared = parted.filter(
      ({ dish: { recipe } }) => !recipe.ingredients[0]?.group?.startsWith('For the others'),
    )
    expect(shared.length).toBeGreaterThan(parted.length / 2)
    const wrong = shared.flatMap(({ wishes, dish: { plan, recipe, listed } }) => {
      const { few } = plan
      const both = recipe.ingredients.flatMap(({ group, amount, unit }, at) => {
        const part = listed[at]
        const isIn = ({ parts }: { parts: readonly Part[] }) =>
          parts.some(({ ingredient, role }) => ingredient === part?.ingredient && role === part.role)
        if (!few || !part || !isIn(plan) || !isIn(few) || group?.startsWith('For the others')) return []
        const its = [plan, few].map(({ parts }) =>
          parts.find(({ ingredient, role }) => ingredient === part.ingredient && role === part.role),
        )
        const needed = its.reduce((sum, each) => sum + (each?.amount ?? 0), 0)
        const isEnough =
          unit !== its[0]?.unit || Math.abs((amount ?? 0) - needed) <= Math.max(needed / 4, 0.5)
        return isEnough ? [] : [`${part.ingredient.id}: ${amount} of ${needed}`]
      })
      const before = recipe.steps.slice(0, ofAll(recipe))
      const raw = before.findIndex(({ uses }) => uses.some((use) => isFleshOf(listed[use])))
      const late = before.findLastIndex(
        ({ text, uses }) =>
          isLabelled(text) && uses.length > 0 && !uses.some((use) => isFleshOf(listed[use])),
      )
      return [...both, ...(raw >= 0 && raw < late ? ['meat first'] : [])].map(
        (each) => `${wishes.dish}: ${each}`,
      )
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

  it('names the portion over its own lines and in each of its own steps', () => {
    for (const { dish } of parted) {
      const { ingredients, steps } = dish.recipe
      const own = ingredients.map(({ group }) => /^(?:Vegetarian|Vegan|Portion)/.test(group ?? ''))
      expect(steps.some(({ text }) => isLabelled(text))).toBe(true)
      for (const { text } of steps.filter(({ uses }) => uses.some((each) => own[each])))
        expect(text).toMatch(label)
    }
  })
})
