import { diets } from '#shared/words/diets.ts'
import { allergens } from '#shared/words/allergens.ts'
import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { factsOfFood } from '../lexicon/plan-facts.ts'
import { candidateOf, type Candidate, type StoredRecipe } from './candidates.ts'

const foods = [
  'carrot onion garlic leek spinach white-cabbage red-cabbage courgette tomato aubergine pumpkin asparagus beetroot',
  'potato rice spaghetti lentil chickpea tofu couscous quinoa bulgur egg-noodle tempeh',
  'chicken-breast beef-mince pork-belly bacon lamb salmon cod prawn mussel egg',
  'butter cream milk parmesan feta mozzarella yogurt olive-oil soy-sauce tahini peanut walnut celery mustard',
  'parsley coriander basil white-wine lemon honey curry-powder',
].flatMap((line) => line.split(' ').filter((id) => factsOfFood(id) !== null))

/** Numbers from 0 to 1 that are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const emptyRecipe: StoredRecipe = {
  id: 'recipe',
  dish_type: 'Mains',
  minutes: 30,
  structure: { allergens: [], diets: [], cookMinutes: 20, steps: [step('Fry everything in a pan.')] },
  food_ids: [],
  about_ids: [],
  dish_ids: [],
  ingredient_text: '',
  relation: null,
  rating_score: 3.5,
  last_cooked: null,
}

export function step(text: string) {
  return { text }
}

/** A recipe of these foods that states what is true of them. */
export function recipeOf(foodIds: readonly string[], changes: Partial<StoredRecipe> = {}): StoredRecipe {
  const facts = foodIds.flatMap((id) => factsOfFood(id) ?? [])
  return {
    ...emptyRecipe,
    structure: {
      allergens: allergens.filter((each) => facts.some((food) => food.allergens.includes(each))),
      diets: diets.filter((each) => !facts.some((food) => food.againstDiets.includes(each))),
      cookMinutes: 20,
      steps: [step('Fry everything in a pan.')],
    },
    food_ids: [...new Set(foodIds.flatMap(withFamilies))],
    about_ids: foodIds.slice(0, 1).flatMap(withFamilies),
    ingredient_text: foodIds.join(' , '),
    ...changes,
  }
}

/** A recipe with the foods that were put into it. */
export interface RandomRecipe {
  candidate: Candidate
  held: readonly string[]
}

export function randomRecipes(count: number, random: () => number): RandomRecipe[] {
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  return Array.from({ length: count }, (_, index) => {
    const held = Array.from({ length: 2 + Math.floor(random() * 6) }, () => one(foods))
    const recipe = recipeOf(held, {
      id: `recipe-${index}`,
      minutes: random() < 0.1 ? null : 10 + Math.floor(random() * 90),
      dish_type: one(['Mains', 'Mains', 'Mains', 'Starters', 'Desserts', 'Cocktails']),
      dish_ids:
        random() < 0.5
          ? [one(['soup', 'curry', 'salad', 'pasta', 'gratin', 'stew', 'porridge', 'omelette'])]
          : [],
      relation: one([null, null, 'own', 'liked', 'saved']),
      rating_score: 3 + random() * 2,
      last_cooked: random() < 0.2 ? '2026-10-30' : null,
    })
    if (random() < 0.3 && recipe.structure) recipe.structure.steps.push(step('Bake it in the oven.'))
    return { candidate: candidateOf(random() < 0.1 ? { ...recipe, structure: null } : recipe), held }
  })
}
