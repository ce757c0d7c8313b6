import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/text/fold.ts'
import { withKin } from '../safety/kin.ts'
import { lackingIn } from '../understand/lacking.ts'
import { nameAsked } from './food-facts.ts'
import type { Question } from './recognise.ts'
import { standIns, substituteFor } from './substitutes.ts'
import { aboutChef, foodsIn, frame, plainList, type Table } from './table.ts'

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

/** What of the dish on the table goes by the name of a food, as sherry vinegar is vinegar; the food itself without a dish. */
function partFor(food: Ingredient, text: string, table: Table): Ingredient | null {
  const { language, dish } = table
  if (!dish) return food
  const parts = dish.plan.parts.map(({ ingredient }) => ingredient)
  const kin = withKin(food.id, language)
  const name = fold(nameAsked(food, text, table))
  const isNamed = ({ names }: Ingredient) => {
    const { one, many, synonyms = [] } = names[language]
    return [one, many, ...synonyms].some((each) => fold(each).includes(name))
  }
  return (
    parts.find((each) => each === food) ??
    parts.find(isNamed) ??
    parts.find(({ id }) => withFamilies(id).includes(food.id) || kin.includes(id)) ??
    // Crème fraîche where the dish has cream: one does for the other.
    parts.find((each) =>
      standIns(each, language).some(({ foods }) => foods.length === 1 && foods[0] === food),
    ) ??
    null
  )
}

/** Whether a food is needed: what is not in the dish is not, what only seasons may stay out, all else is replaced. */
export function neededIn(question: Question, table: Table): string | null {
  const { language } = table
  const foods = foodsIn(question.text, language)
  const food = foods.find((each) => partFor(each, question.text, table)) ?? foods[0]
  if (!food) return null
  const name = nameAsked(food, question.text, table)
  const part = partFor(food, question.text, table)
  if (!part) return frame('not-in-recipe', language, { food: name })
  if (seasoning.includes(part.category)) return frame('may-do-without', language, { food: name })
  const instead = substituteFor({ ...question, text: ` ${plainList([part], language)} ` }, table)
  return `${frame('is-needed', language, { food: name })} ${instead}`
}

/** What replaces a food; where the dish on the table has none of it, first that nothing is missing. */
export function insteadIn(question: Question, table: Table): string {
  const { language } = table
  const foods = foodsIn(question.text, language)
  const [food] = foods
  const [part] = foods.flatMap((each) => partFor(each, question.text, table) ?? [])
  const ofPart =
    part && !foods.includes(part)
      ? substituteFor({ ...question, text: ` ${plainList([part], language)} ` }, table)
      : aboutChef('unknown', language)
  if (ofPart !== aboutChef('unknown', language)) return ofPart
  const instead = substituteFor(question, table)
  // Who has none of it has just seen it leave the recipe.
  if (!food || part || lackingIn(question.text, language) !== '') return instead
  const name = nameAsked(food, question.text, table)
  return `${frame('not-missing', language, { food: name })} ${frame('elsewhere', language, { text: instead })}`
}
