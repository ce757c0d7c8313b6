import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { factsOf } from '../../lexicon/facts.ts'
import type { ItemFood } from '../../lexicon/item-food.ts'
import { gramsOf } from '../../lexicon/weight.ts'

/** The facts of a recipe's list, of which `foods` are the foods; where an item hides something, no diet is promised. */
export function dishFacts(
  items: readonly RecipeIngredient[],
  foods: readonly ItemFood[],
  servings: number,
): ReturnType<typeof factsOf> {
  const facts = factsOf(
    foods.flatMap((food) => food.foods),
    servings,
    items.flatMap(({ amount, unit }, place) =>
      (foods[place]?.foods ?? []).map((food) => gramsOf(food, amount, unit)),
    ),
  )
  return { ...facts, diets: foods.every(({ known }) => known) ? facts.diets : [] }
}
