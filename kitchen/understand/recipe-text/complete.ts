import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergens } from '#shared/words/allergens.ts'
import { celsiusIn } from './celsius.ts'
import { dishFacts } from './dish-facts.ts'
import { foodOf } from '../../lexicon/item-food.ts'
import { usesOf } from './step-uses.ts'

/**
 * A recipe written by hand with what follows from it found anew. Of `before`, what the writing began with, stay the
 * temperatures of steps that are the same, and the allergens that no ingredient explained: somebody had named them.
 */
export function complete(recipe: RecipeStructure, before: RecipeStructure | null): RecipeStructure {
  const facts = factsIn(recipe)
  const explained = before ? factsIn(before).allergens : []
  const named = before ? before.allergens.filter((each) => !explained.includes(each)) : []
  const sameItems = before !== null && itemsOf(before) === itemsOf(recipe)
  const texts = recipe.steps.map(({ text }) => text)
  const names = recipe.ingredients.map(({ item }) => item)
  const uses = usesOf(texts, names, recipe.language)
  return {
    ...recipe,
    steps: recipe.steps.map((step, place) => {
      const same = before?.steps.find(({ text }) => text === step.text)
      return {
        ...step,
        celsius: same ? same.celsius : celsiusIn(step.text),
        uses: same && sameItems ? same.uses : (uses[place] ?? []),
      }
    }),
    allergens: allergens.filter((each) => facts.allergens.includes(each) || named.includes(each)),
    diets: sameItems && before.servings === recipe.servings ? before.diets : facts.diets,
  }
}

function factsIn({ ingredients, language, servings }: RecipeStructure) {
  const foods = ingredients.map(({ item }) => foodOf(item, language))
  return dishFacts(ingredients, foods, servings)
}

function itemsOf({ ingredients, language }: RecipeStructure) {
  return JSON.stringify([language, ingredients.map(({ amount, unit, item }) => [amount, unit, item])])
}
