import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../understand/fold.ts'
import { withKin } from '../understand/kin.ts'
import { nameAsked } from './food-facts.ts'
import type { Question } from './recognise.ts'
import { substituteFor } from './substitutes.ts'
import { capital, foodsIn, frame, type Table } from './table.ts'

const seasoning: readonly string[] = [
  'herb',
  'spice',
  'nut',
  'seed',
  'berry',
  'citrus',
  'aromatic',
  'condiment',
]

/**
 * Whether the dish on the table is made with a food or with one that goes by the same name, as sherry vinegar is vinegar;
 * true without a dish.
 */
export function isInDish(food: Ingredient, text: string, table: Table): boolean {
  const { language, dish } = table
  if (!dish) return true
  const kin = withKin(food.id, language)
  const name = fold(nameAsked(food, text, table))
  const isNamed = ({ names }: Ingredient) => {
    const { one, many, synonyms = [] } = names[language]
    return [one, many, ...synonyms].some((each) => fold(each).includes(name))
  }
  return dish.plan.parts.some(
    ({ ingredient }) =>
      withFamilies(ingredient.id).includes(food.id) || kin.includes(ingredient.id) || isNamed(ingredient),
  )
}

/** Whether a food is needed: what is not in the dish is not, what only seasons may stay out, all else is replaced. */
export function neededIn(question: Question, table: Table): string | null {
  const { language, dish } = table
  const foods = foodsIn(question.text, language)
  const food = foods.find((each) => isInDish(each, question.text, table)) ?? foods[0]
  if (!food) return null
  const name = nameAsked(food, question.text, table)
  if (!isInDish(food, question.text, table)) return frame('not-in-recipe', language, { food: name })
  if (seasoning.includes(food.category)) return capital(frame('may-do-without', language, { food: name }))
  const needed = frame('is-needed', language, { food: name })
  const instead = substituteFor({ ...question, text: ` ${name} ` }, table)
  return dish || instead ? `${needed} ${instead}` : needed
}

/** What replaces a food; where the dish on the table has none of it, first that nothing is missing. */
export function insteadIn(question: Question, table: Table): string {
  const { language } = table
  const foods = foodsIn(question.text, language)
  const instead = substituteFor(question, table)
  const [food] = foods
  if (!food || foods.some((each) => isInDish(each, question.text, table))) return instead
  const name = nameAsked(food, question.text, table)
  return `${frame('not-missing', language, { food: name })} ${frame('elsewhere', language, { text: instead })}`
}
