import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergens } from '#shared/words/allergens.ts'
import { celsiusOfSteps } from './celsius.ts'
import { dishFacts } from './dish-facts.ts'
import { usesOf } from './step-uses.ts'

/**
 * A recipe written by hand with what follows from it found anew. Of `before`, what the writing began with, stay the
 * temperatures of steps that are the same, and the allergens that no ingredient explained: somebody had named them.
 */
export function complete(recipe: RecipeStructure, before: RecipeStructure | null): RecipeStructure {
  const facts = dishFacts(recipe)
  const explained = before ? dishFacts(before).allergens : []
  const named = before ? before.allergens.filter((each) => !explained.includes(each)) : []
  const sameItems = before !== null && itemsOf(before) === itemsOf(recipe)
  const texts = recipe.steps.map(({ text }) => text)
  const names = recipe.ingredients.map(({ item }) => item)
  const uses = usesOf(texts, names, recipe.language)
  const celsius = celsiusOfSteps(recipe)
  return {
    ...recipe,
    steps: recipe.steps.map((step, place) => {
      const same = before?.steps.find(({ text }) => text === step.text)
      return {
        ...step,
        celsius: same ? same.celsius : (celsius[place] ?? null),
        uses: same && sameItems ? same.uses : (uses[place] ?? []),
      }
    }),
    allergens: allergens.filter((each) => facts.allergens.includes(each) || named.includes(each)),
    diets: sameItems && before.servings === recipe.servings ? before.diets : facts.diets,
  }
}

function itemsOf({ ingredients, language }: RecipeStructure) {
  return JSON.stringify([language, ingredients.map(({ amount, unit, item }) => [amount, unit, item])])
}
