import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { StructureFieldName } from '#shared/contract/structure-fields.ts'
import { allergens } from '#shared/words/allergens.ts'
import { factsOf } from '../../lexicon/facts.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { foodOf, type ItemFood } from '../../lexicon/item-food.ts'
import { gramsOf } from '../../lexicon/weight.ts'
import { allergensOfItem, breaksDiet, namedBesideList } from './named-allergens.ts'

type Written = Pick<
  RecipeStructure,
  'title' | 'language' | 'servings' | 'ingredients' | 'steps' | StructureFieldName
>

type Read = Pick<ItemFood, 'known'> & { foods: readonly Ingredient[] }

/**
 * The facts of a recipe by what its list, notes, title and steps name, in any language; where an item hides something, no
 * diet is promised. `given` is what its ingredients were read as already.
 */
export function dishFacts(recipe: Written, given?: readonly Read[]): ReturnType<typeof factsOf> {
  const { ingredients, language, servings } = recipe
  const read: readonly Read[] = given ?? ingredients.map(({ item }) => foodOf(item, language))
  const facts = factsOf(
    read.flatMap(({ foods }) => foods),
    servings,
    ingredients.flatMap(({ amount, amountMax, unit }, place) =>
      (read[place]?.foods ?? []).map((food) => gramsOf(food, amountMax ?? amount, unit)),
    ),
  )
  const items = ingredients.map((item, place) => allergensOfItem(item, read[place]?.foods ?? [], language))
  const carried = [...items, ...namedBesideList(recipe)].flatMap(({ contains }) => contains)
  const unexplained = carried.filter((each) => !facts.allergens.includes(each))
  const isKnown = read.every(({ known }) => known)
  return {
    allergens: allergens.filter((each) => facts.allergens.includes(each) || carried.includes(each)),
    diets: isKnown ? facts.diets.filter((diet) => !breaksDiet(diet, unexplained)) : [],
  }
}
