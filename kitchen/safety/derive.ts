import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { withoutBlankFields } from '#shared/contract/structure-fields.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { diets } from '#shared/words/diets.ts'
import { provedTerms } from '#shared/words/proved-terms.ts'
import { factsOf, isSuitable } from '../lexicon/facts.ts'
import { celsiusOfSteps } from '../read/text/celsius.ts'
import { dishFacts } from '../read/text/dish-facts.ts'
import { usesOf } from '../read/text/step-uses.ts'
import { nothingWithin, type WithinDish } from './within-dish.ts'
import { checkedDish, type CheckedDish, type CheckedItem } from './checked-dish.ts'

export interface Derivation {
  recipe: RecipeStructure
  /** What the writing began with. */
  before?: RecipeStructure | null
  /** Whether a person wrote it, whose words about it are kept; what a program claims is not. */
  isByPerson: boolean
  /** The kitchen rendered it from foods: its steps use what they say and name nothing else. */
  isRendered: boolean
}

/**
 * The recipe with what follows from its lines: what the steps use, their temperatures, allergens and diets. Of `before`
 * stay the uses and temperatures of steps that are the same, and the allergens that no ingredient explained: somebody had
 * named them. A claim adds an allergen and never takes one away; it never makes a diet true.
 */
export function derived(
  { recipe, before = null, isByPerson, isRendered }: Derivation,
  dish: CheckedDish,
  unlisted: readonly CheckedItem[],
  within: WithinDish,
): RecipeStructure {
  const facts = factsIn(dish, unlisted, within)
  // What the new list hides may be what explained them.
  const isOpen = dish.items.every(({ known }) => known)
  const explained = before && isOpen ? explainedIn(before) : []
  const named = recipe.allergens.filter((each) => !explained.includes(each))
  const { statedDiets: _, ...rest } = recipe
  const stated = isByPerson ? statedIn(recipe, before).filter((each) => !facts.diets.includes(each)) : []
  return withoutBlankFields({
    ...rest,
    ingredients: recipe.ingredients.map((line, place) => withBrought(line, within.byLine.get(place))),
    steps: isRendered ? recipe.steps : stepsOf(recipe, before),
    searchTerms: isByPerson ? recipe.searchTerms : provedTerms(recipe.searchTerms, facts.diets),
    diets: facts.diets,
    allergens: allergens.filter((each) => facts.allergens.includes(each) || named.includes(each)),
    ...(stated.length > 0 && { statedDiets: stated }),
  })
}

/** What the lines of a recipe explained: of other recipes what they brought then. */
const explainedIn = (before: RecipeStructure) => [
  ...factsIn(checkedDish(before), [], nothingWithin).allergens,
  ...before.ingredients.flatMap(({ recipe }) => recipe?.allergens ?? []),
]

/** A line with what its recipe brings; what it brought last stays where that cannot be read. */
const withBrought = (line: RecipeIngredient, brought: readonly Allergen[] | undefined): RecipeIngredient =>
  line.recipe && brought ? { ...line, recipe: { ...line.recipe, allergens: [...brought] } } : line

/** What a person says of the diets: what was stated before stays for a client that does not know of it. */
function statedIn(recipe: RecipeStructure, before: RecipeStructure | null) {
  const said = new Set(recipe.statedDiets ?? before?.statedDiets)
  // What was derived before and is sent again says nothing.
  for (const each of recipe.diets) if (!before?.diets.includes(each)) said.add(each)
  return diets.filter((each) => said.has(each))
}

function stepsOf({ steps, ingredients, language }: RecipeStructure, before: RecipeStructure | null) {
  const sameItems = before !== null && itemsOf(before) === itemsOf({ ingredients, language })
  const texts = steps.map(({ text }) => text)
  const names = ingredients.map(({ item }) => item)
  const uses = usesOf(texts, names, language)
  const celsius = celsiusOfSteps({ steps, ingredients, language })
  return steps.map((step, place) => {
    const same = before?.steps.find(({ text }) => text === step.text)
    return {
      ...step,
      celsius: same ? same.celsius : (celsius[place] ?? null),
      uses: same && sameItems ? same.uses : (uses[place] ?? []),
    }
  })
}

/** A food that only the steps name is in the dish as well, in an amount that nobody knows. */
function factsIn({ items, recipe }: CheckedDish, unlisted: readonly CheckedItem[], within: WithinDish) {
  const listed = dishFacts(recipe, items)
  const brought = recipe.ingredients.flatMap(
    (line, place) => within.byLine.get(place) ?? line.recipe?.allergens ?? [],
  )
  const facts = {
    allergens: allergens.filter((each) => listed.allergens.includes(each) || brought.includes(each)),
    diets: listed.diets.filter((diet) => within.diets.includes(diet)),
  }
  const more = unlisted.flatMap(({ foods }) => foods)
  if (more.length === 0) return facts
  const inMore = factsOf(more, recipe.servings).allergens
  return {
    allergens: allergens.filter((each) => facts.allergens.includes(each) || inMore.includes(each)),
    diets: facts.diets.filter((diet) => more.every((food) => isSuitable(food, diet))),
  }
}

function itemsOf({ ingredients, language }: Pick<RecipeStructure, 'ingredients' | 'language'>) {
  return JSON.stringify([language, ingredients.map(({ amount, unit, item }) => [amount, unit, item])])
}
