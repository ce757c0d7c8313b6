import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredients } from '../lexicon/find.ts'
import { fold } from '../lexicon/fold.ts'
import { foodOfItem } from './free-mentions.ts'

/** A food that a text speaks of although it has left the list. `place`: a field of the recipe, or a step counted from one. */
export interface StillNamed {
  item: string
  place: number | 'title' | 'taste' | 'plating'
}

/** Where a recipe still speaks of foods that have left its list, by their items; a food that is in another line has not left. */
export function stillNamed(
  recipe: RecipeStructure & { plating?: string | undefined },
  gone: readonly string[],
): StillNamed[] {
  const { title, taste, plating = '', steps, language, ingredients } = recipe
  const left = new Set(ingredients.flatMap(({ item }) => foodOfItem(item, language)?.id ?? []))
  const texts: [StillNamed['place'], string][] = [
    ['title', title],
    ['taste', taste],
    ['plating', plating],
    ...steps.map(({ text }, index): [number, string] => [index + 1, text]),
  ]
  return gone.flatMap((item) => {
    const food = foodOfItem(item, language)
    // "Gravy" has not left where "gluten-free gravy" took its place.
    const isWithin = ingredients.some((line) => fold(line.item).includes(fold(item)))
    if (isWithin || (food && left.has(food.id))) return []
    const isIn = (text: string) =>
      food
        ? findIngredients(text, language, 'exact').some(({ ingredient }) => ingredient.id === food.id)
        : fold(text).includes(fold(item))
    return texts.flatMap(([place, text]) => (isIn(text) ? [{ item, place }] : []))
  })
}
