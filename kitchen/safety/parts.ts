import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { checkedDish, type PartRecipes } from './checked-dish.ts'
import { findingsForAll } from './check-recipe.ts'
import { derived } from './derive.ts'
import { isKnownItem } from './unknown-items.ts'
import { unlistedFoods } from './unlisted-foods.ts'
import { nothingWithin, type WithinDish } from './within-dish.ts'

/**
 * What is in the recipes that lines stand for. Their labels are derived anew: what is stored of one may be older than
 * what lies within it. One that is missing, or too deep, keeps its line unknown.
 */
export function withinDish(
  { ingredients, servings }: RecipeStructure,
  parts: PartRecipes,
  level: number = limits.recipe.partLevels,
): WithinDish {
  return ingredients.reduce<WithinDish>((all, line, place) => {
    const part = line.recipe && parts[line.recipe.uuid]
    if (!line.recipe || !part || level === 0) return all
    const each = partOf(part, parts, level - 1)
    const share = line.recipe.servings / part.structure.servings
    // The sugar of a serving was counted by servings of the part.
    const isMore = line.recipe.servings > servings
    return {
      items: [
        ...all.items,
        ...each.items.map((item) => ({
          ...item,
          partOf: place,
          amount: item.amount && item.amount * share,
          grams: item.grams && item.grams * share,
        })),
      ],
      byLine: new Map([...all.byLine, [place, each.allergens]]),
      diets: all.diets.filter((diet) => each.diets.includes(diet) && !(diet === 'lowSugar' && isMore)),
      dangers: [...all.dangers, ...each.dangers.map((danger) => ({ ...danger, line: place }))],
    }
  }, nothingWithin)
}

function partOf(
  { structure, isRendered }: PartRecipes[string],
  parts: PartRecipes,
  level: number,
): Omit<WithinDish, 'byLine'> & { allergens: readonly Allergen[] } {
  const known = level > 0 ? parts : {}
  const dish = checkedDish(structure, known)
  const within = withinDish(structure, known, level)
  const unlisted = unlistedFoods(dish, { plating: null, isRendered })
  const labels = derived(
    { recipe: structure, before: structure, isByPerson: false, isRendered: true },
    dish,
    unlisted,
    within,
  )
  const own = [...dish.items, ...unlisted]
    .filter(({ isPart }) => !isPart)
    .map((item) => ({ ...item, known: isKnownItem(item, structure.language) }))
  const dangers = findingsForAll(dish).filter(({ severity }) => severity === 'dangerous')
  return {
    items: [...own, ...within.items],
    allergens: labels.allergens,
    diets: labels.diets,
    dangers: [...dangers, ...within.dangers],
  }
}
