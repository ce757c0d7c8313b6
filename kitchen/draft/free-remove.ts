import type { EditReason } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isStructural } from '../library/edit/index.ts'
import { foodOfItem, isSaidOtherwise, mentionsIn, textsOf } from './free-mentions.ts'

const and: Record<Language, string> = { en: 'and', fr: 'et', es: '[ye]', de: 'und' }
/** What may stand between a comma or an "and" and the food that follows it in a list. */
const before: Record<Language, string> = {
  en: '(?:the|a|an|some|fresh|chopped|sliced|grated|crushed|minced)',
  fr: "(?:le|la|les|un|une|des|du|de la|de l['’]|l['’])",
  es: '(?:el|la|los|las|un|una|unos|unas)',
  de: '(?:der|die|das|den|dem|ein|eine|einen|etwas)',
}

const endsWithFood = (text: string, language: Language): boolean =>
  findIngredients(text, language, 'exact').at(-1)?.end === text.trimEnd().length

const sentenceEnd = /(?<=[.!?])\s+/u

/** One of several foods in a list of them: "the onion, garlic and carrot". Null where it is no such list. */
function withoutOneOf(sentence: string, food: Ingredient, language: Language): string | null {
  const [mention, ...more] = mentionsIn(sentence, food, language)
  if (!mention || more.length > 0) return null
  const left = sentence.slice(0, mention.start)
  const right = sentence.slice(mention.end)
  const words = `(?:${before[language]}\\s*)?`
  const comma = new RegExp(`,\\s+${words}$`, 'iu')
  const joint = new RegExp(`\\s+${and[language]}\\s+${words}$`, 'iu')
  const isListed = (text: string) => findIngredients(text, language, 'exact').length > 0
  const lastWord = left.replace(joint, '').replace(comma, '')
  // What is taken out is one of a list, and no clause.
  if (!endsWithFood(lastWord, language)) return null
  if (comma.test(left) && new RegExp(`^(?:,|\\s+${and[language]}\\s)`, 'iu').test(right) && isListed(right))
    return left.replace(comma, '') + right
  if (!joint.test(left)) return null
  const [, head = '', last = ''] = /^(.*),\s+([^,]+)$/su.exec(lastWord) ?? []
  // Of three or more, the one before the last comes behind the "and"; a comma may also be that of another clause.
  if (last === '') return lastWord + right
  const isOneOf = endsWithFood(head, language) && findIngredients(last, language, 'exact').length === 1
  return isOneOf && last.split(' ').length <= 4 ? `${head} ${joiner(last, language)} ${last}${right}` : null
}

const joiner = (next: string, language: Language): string =>
  language === 'es' ? (/^h?i/i.test(next) ? 'e' : 'y') : and[language]

/** "… and serve": what a last sentence may say beside it. */
const serving =
  /\s(?:and serve|et servir|et servez|y servir|y sirve|und servieren)(?: (?:hot|warm|chaud|caliente|heiß))?(?=[.!]?$)/iu
const clauses = new RegExp(`[,;:]|\\s(?:${Object.values(and).join('|')}|then|puis|luego|dann)\\s`, 'iu')
const longest = 10

/** A sentence that is about this food alone may go, where it is one action and says no time and no heat that others need. */
function isOnlyOf(sentence: string, food: Ingredient, language: Language): boolean {
  const action = sentence.replace(serving, '')
  return (
    !/\d/.test(action) &&
    !clauses.test(action) &&
    action.trim().split(/\s+/).length <= longest &&
    findIngredients(sentence, language, 'exact').every(({ ingredient }) => ingredient.id === food.id)
  )
}

/** A text without a food; '' where nothing is left of it, null where it cannot be said without. */
function textWithout(text: string, food: Ingredient, language: Language): string | null {
  const sentences = text.split(sentenceEnd).map((sentence) => {
    if (mentionsIn(sentence, food, language).length === 0) return sentence
    return withoutOneOf(sentence, food, language) ?? (isOnlyOf(sentence, food, language) ? '' : null)
  })
  if (sentences.includes(null)) return null
  return sentences.filter(Boolean).join(' ')
}

/** The recipe without one of its lines, in the list and in every step. */
export function withoutLine(recipe: RecipeStructure, line: number): RecipeStructure | EditReason {
  const { ingredients, steps, title, language } = recipe
  const given = ingredients[line]
  if (!given) return 'absent'
  const food = foodOfItem(given.item, language)
  if (!food) return 'unknown'
  if (mentionsIn(title, food, language).length > 0) return 'main'
  if (isStructural(food.category) || ingredients.length < 3) return 'needed'
  const said = { food, item: given.item, by: null, language }
  const rest = textsOf(recipe).filter((text) => !steps.some((step) => step.text === text))
  if (rest.some((text) => mentionsIn(text, food, language).length > 0)) return 'said'
  if (steps.some(({ text }) => isSaidOtherwise(text, said))) return 'said'
  const texts = steps.map(({ text }) => textWithout(text, food, language))
  if (texts.includes(null)) return 'said'
  const left = steps.flatMap((step, place) => {
    const text = texts[place] ?? ''
    const uses = step.uses.flatMap((each) => (each === line ? [] : each > line ? [each - 1] : [each]))
    return text === '' ? [] : [{ ...step, text, uses }]
  })
  if (left.length === 0) return 'needed'
  return { ...recipe, ingredients: ingredients.filter((_, place) => place !== line), steps: left }
}
