import type { Eater } from '#shared/contract/household.ts'
import type { ContainedAllergens } from '#shared/contract/recipe-cards.ts'
import type { LineFoods } from '#shared/contract/recipe-foods.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { includedDiets, withIncludedDiets, type Diet } from '#shared/words/diets.ts'
import { fold } from '#shared/words/fold.ts'

/** Why a recipe is not for somebody; `foods` are its ingredients as they are written. */
export type RecipeConflict = { eater: Pick<Eater, 'id' | 'name'> } & (
  | { kind: 'allergy'; allergens: { allergen: Allergen; foods: string[] }[] }
  /** Without foods: the recipe does not state the diet, and no ingredient is known to be against it. */
  | { kind: 'diet'; diet: Diet; foods: string[] }
  | { kind: 'dislike'; foods: string[] }
)

/** The allergies of those who eat against what a card says of its recipe. */
export function allergiesOf(eaters: readonly Eater[], contains: ContainedAllergens): RecipeConflict[] {
  return eaters.flatMap((eater): RecipeConflict[] => {
    const allergens = eater.allergens.flatMap((allergen) => {
      const foods = contains[allergen]
      return foods ? [{ allergen, foods }] : []
    })
    return allergens.length === 0 ? [] : [{ kind: 'allergy', eater, allergens }]
  })
}

type Examined = Pick<RecipeStructure, 'allergens' | 'diets' | 'ingredients'>

/** "Vegetarian sausages" are read as sausages: an ingredient that names such a diet does not prove the opposite. */
const namesDiet = /\b(?:vegan|vegetari|vegetal|veggie|plant|pflanz)/

const wordsOf = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether an ingredient names a food, for foods that the lexicon does not know. */
const mentions = (item: string, food: string) => wordsOf(item).includes(wordsOf(food))

/** A line about this allergen says the same as one about the diet. */
const saidByAllergy: Partial<Record<Diet, Allergen>> = { glutenFree: 'gluten', lactoseFree: 'milk' }

/**
 * For whom of the usual eaters a recipe is not, the most serious first: allergies, diets, dislikes. `lines` is what is
 * known of each ingredient; until then ingredients are known by their names only.
 */
export function conflictsOf(
  eaters: readonly Eater[],
  recipe: Examined,
  lines: readonly LineFoods[] | undefined,
): RecipeConflict[] {
  const usual = eaters.filter(({ isUsual }) => isUsual)
  const stated = withIncludedDiets(recipe.diets)
  const itemsWhere = (holds: (known: LineFoods | undefined, item: string) => boolean) => [
    ...new Set(recipe.ingredients.flatMap(({ item }, line) => (holds(lines?.[line], item) ? item : []))),
  ]

  const allergensOf = (eater: Eater) => eater.allergens.filter((each) => recipe.allergens.includes(each))
  const allergies = usual.flatMap((eater): RecipeConflict[] => {
    const allergens = allergensOf(eater).map((allergen) => ({
      allergen,
      foods: itemsWhere((known) => known?.allergens.includes(allergen) === true),
    }))
    return allergens.length === 0 ? [] : [{ kind: 'allergy', eater, allergens }]
  })

  const diets = usual.flatMap((eater) => {
    const included = new Set(eater.diets.flatMap((diet) => includedDiets[diet] ?? []))
    const isSaid = (diet: Diet) => allergensOf(eater).some((each) => each === saidByAllergy[diet])
    return eater.diets
      .filter((diet) => !stated.has(diet) && !included.has(diet) && !isSaid(diet))
      .map((diet): RecipeConflict => {
        const against = (known: LineFoods | undefined, item: string) =>
          known?.againstDiets.includes(diet) === true && !namesDiet.test(fold(item))
        return { kind: 'diet', eater, diet, foods: itemsWhere(against) }
      })
  })

  const dislikes = usual.flatMap((eater): RecipeConflict[] => {
    const foods = itemsWhere((known, item) =>
      eater.dislikes.some(({ value, name }) => known?.foods.includes(value) || mentions(item, name)),
    )
    return foods.length === 0 ? [] : [{ kind: 'dislike', eater, foods }]
  })

  return [...allergies, ...diets, ...dislikes]
}
