import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('meals')

/** British tea is a meal: "what's for tea?", "the kids' tea". A cup or a pot of it is the drink. */
const teaTime =
  /(?<![a-z])((?:what(?:'s| is| shall we have)? )?for (?:(?:our|my|their|his|her|the|everyone's|everybody's) )?(?:(?:family|kids?'?s?|children's|weekday|friday|sunday) )?|(?:kids?'?|kid's|children's|family|tonight's|friday) |(?:cook|cooking|for my|for our|have for) )tea(?= ?(?:$|[,.;:!?]|for|with|tonight|today|tomorrow|please|and (?:i|we|there)|in|on|that|using|from))/g

/** A text (folded) in which tea, where it is a meal, is called dinner. */
export const withMeals = (folded: string): string => {
  if (folded.includes('vesper')) return folded.replace(vesper, '$1 abendessen')
  return folded.includes('tea') ? folded.replace(teaTime, '$1dinner') : folded
}

/** A German Vesper is bread and cold cuts; who wants the cocktail says so. */
const vesper =
  /(?<![a-z])(zur?|zum|eine|unsere?|fur (?:die|das|unsere?)|als|gibt es zur) vesper(?![a-z]| (?:martini|cocktail|drink))/g

/** Meals and machines: who names one names no dish by it. */
const mealsAndMachines = anyOf(lists('meals-and-machines'))

const alone = new RegExp(`^(?:${mealsAndMachines.source})$`)
export const isMealOrMachine = (word: string): boolean => alone.test(word)

/** A text (folded) without the names of meals and machines. */
export const withoutMealsAndMachines = (folded: string): string =>
  folded.replace(new RegExp(mealsAndMachines, 'g'), (word) => ' '.repeat(word.length))
