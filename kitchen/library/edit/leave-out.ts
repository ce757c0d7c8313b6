import { languages, type Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import type { Phrase } from '../steps/phrase.ts'
import { foodsNamedIn } from '../places.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.ts'
import { differenceIn } from '../same-in-all.ts'
import { guarding } from './doneness.ts'
import type { Reason } from './operation.ts'
import { isSaidInWords } from './said-in-words.ts'
import { unsalted } from '../steps/salted.ts'
import { inEach, shapeOf, withoutFood } from './step-text.ts'

/** What holds a dish together, makes it rise, wets it or carries it: without it there is another dish or none. */
const structural: readonly Category[] = [
  'egg',
  'baking',
  'grain',
  'pasta',
  'bread',
  'fat',
  'stock',
  'chocolate',
  'sweetener',
  'plantMilk',
  'spirit',
]

/** True for what usually does so, whatever the recipe. */
export const isStructural = (category: Category): boolean => structural.includes(category)

function isNeeded(recipe: Recipe, { food, role, mayGo }: RecipeLine): boolean {
  if (mayGo || role === 'seasoning' || role === 'finish') return false
  const category = findIngredientById(food)?.category
  if (category === undefined || isStructural(category)) return true
  return category === 'dairy' && recipe.course !== 'main'
}

/** The four texts lose the same: as many sentences and clauses in each, and they still say the same. */
function withoutIn(text: Phrase, food: string): Phrase | null {
  const fewer = inEach(text, (words) => withoutFood(words, food))
  if (!fewer) return null
  const isCut = (language: Language) => shapeOf(text[language]) !== shapeOf(fewer[language])
  const isAlike = (of: Phrase) => new Set(languages.map((language) => shapeOf(of[language]))).size === 1
  if (languages.some(isCut) && !(isAlike(text) && isAlike(fewer))) return null
  return differenceIn(fewer) === null ? fewer : null
}

function stepWithout(step: RecipeStep, food: string, lines: readonly RecipeLine[]): RecipeStep | null {
  const text = withoutIn(step.text, food)
  if (!text) return null
  if (!step.done.includes(food)) return { ...step, text }
  const done = step.done.filter((each) => each !== food)
  return guarding({ ...step, text }, done, lines)
}

/** Whether a step has a food and is not only told of it. */
const isOf = ({ text }: RecipeStep, food: string) =>
  foodsNamedIn(text.en).includes(food) || Object.values(text).some((words) => words.includes(food))

/** A tortilla without onions is one of potatoes: what is named first is what a dish is made of. */
const isBesideTheMain = ({ lines }: Recipe, line: RecipeLine): boolean =>
  lines.find(({ role }) => role === 'main') !== line

/** The recipe without one of its foods, in the list and in every sentence. */
export function without(whole: Recipe, line: RecipeLine): Recipe | Reason {
  const { food } = line
  // Who has no salt has none in the water either.
  const recipe = food === 'salt' ? { ...whole, steps: whole.steps.map(unsalted) } : whole
  if (line.role === 'main' && !isBesideTheMain(recipe, line)) return 'main'
  if (isNeeded(recipe, line)) return 'needed'
  if (isSaidInWords(recipe.steps, food, null)) return 'said'
  const lines = recipe.lines.filter((each) => each !== line)
  const steps: RecipeStep[] = []
  let { cutAt } = recipe
  for (const [at, step] of recipe.steps.entries()) {
    const fewer = isOf(step, food) ? stepWithout(step, food, lines) : step
    if (!fewer) return 'method'
    if (fewer.text.en === '') {
      if (at < recipe.cutAt) cutAt -= 1
    } else steps.push(fewer)
  }
  if (steps.length === 0 || lines.length < 2) return 'needed'
  const isStillSaid = [recipe.careful, recipe.plating].some((text) => text?.en.includes(`{${food}`))
  return isStillSaid ? 'said' : { ...recipe, lines, steps, cutAt }
}
