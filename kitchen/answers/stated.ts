import { languages, type Language } from '#shared/constants/languages.ts'
import { isEveryday } from './known.ts'
import { readEntries } from './read-entries.ts'
import { recognise, type Question } from './recognise.ts'
import { questionTypes, type QuestionType } from './question-types.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

/** Said without the form of a question, these ask all the same: "my gravy is lumpy", "the shopping list, please". */
const statedTypes: readonly QuestionType[] = ['identity', 'rescue', 'menu', 'shoppingList', 'step', 'tin']
const statedWithoutDish: readonly QuestionType[] = ['identity', 'rescue']

/** With a question mark these are never a wish for the dish. */
const markedTypes: readonly QuestionType[] = [
  ...statedTypes,
  'calories',
  'eater',
  'portion',
  'measure',
  'oven',
  'keeping',
  'ahead',
  'drink',
  'advice',
  'temperature',
  'season',
  'ratio',
  'use',
  'prepare',
  'reheating',
  'freezing',
]

/** "Remplacer la crème ?" asks what by; with a target it wishes. */
const replaced = / (?:with|by|par|por|con|durch|mit) /

const [mishapWords] = readEntries('mishap-words.txt')
if (!mishapWords) throw new Error('mishap-words.txt: no entry')

/** What a sentence must hold to tell of a mishap when it does not ask. */
const mishap: Readonly<Record<Language, Rule>> = {
  en: readRule(mishapWords.text.en),
  fr: readRule(mishapWords.text.fr),
  es: readRule(mishapWords.text.es),
  de: readRule(mishapWords.text.de),
}

/** "Scrap the prawns, they've got freezer burn, use chicken instead": an order, and the mishap is its reason. */
const exchanging =
  /(?<![a-z])(?:instead|rather|swap|replace|plutot|a la place|remplace\w*|en su lugar|en vez|mejor|cambia|sustituye|stattdessen|lieber|ersetz\w*|nimm)(?![a-z])(?!.*\?)/

const isStated = (found: Question | null, language: Language, onTable: boolean): boolean =>
  found !== null &&
  (onTable ? statedTypes : statedWithoutDish).includes(found.type) &&
  (found.type !== 'rescue' || (fits(mishap[language], found.text) && !exchanging.test(found.text)))

const isShort = (sentence: string) => sentence.trim().split(/\s+/).length <= 16

/** Whether a sentence that has not the form of a question asks all the same. */
export const isStatedQuestion = (sentence: string, language: Language): boolean =>
  isShort(sentence) && isStated(recognise(sentence, language, false, statedTypes), language, true)

/** Whether a sentence tells of a mishap that the kitchen can mend: "my batter is lumpy, what can I do?" */
export const tellsOfMishap = (sentence: string): boolean =>
  isShort(sentence) &&
  languages.some((language) => isStated(recognise(sentence, language, false, ['rescue']), language, false))

/** Whether a sentence of any language asks about an everyday technique: "how do I make a roux without lumps". */
export const asksOfTechnique = (sentence: string): boolean =>
  isShort(sentence) &&
  languages.some((language) => {
    const found = recognise(sentence, language, true, ['advice'])
    return found !== null && isEveryday(found.key, language)
  })

/** Whether a sentence of any language asks something that the kitchen answers. */
export function asksForKnowledge(sentence: string, onTable: boolean): boolean {
  if (!isShort(sentence)) return false
  const marked = /[?¿]/.test(sentence)
  return languages.some((language) => {
    const found = recognise(sentence, language, marked, marked ? questionTypes : statedTypes)
    if (found === null) return false
    if (isStated(found, language, onTable)) return true
    // "How do I make my omelette fluffy?" is no wish for an omelette.
    if (marked && found.type === 'advice' && isEveryday(found.key, language)) return true
    if (!marked || !onTable) return false
    return (
      markedTypes.includes(found.type) || (found.type === 'substitute' && !replaced.test(spaced(sentence)))
    )
  })
}

/** No change of the recipe answers these, however politely they are put: "and if I made it the day before?" */
const onlyAsked: readonly QuestionType[] = [
  'calories',
  'keeping',
  'freezing',
  'reheating',
  'ahead',
  'temperature',
  'ovenTemperature',
]

/** Wishes that such a question may hold beside it: "can you make it ahead and without nuts?" */
const wishing =
  / (?:without|sans|sin|ohne|for|pour|para|fur|less|more|moins|plus de|menos|mas|weniger|mehr|vegan\w*|instead|swap|replace|remplace\w*|cambia\w*|ersetz\w*) /

/** Whether a sentence with a question mark can only ask about the dish on the table. */
export function asksOfDish(sentence: string): boolean {
  if (!/[?¿]/.test(sentence) || !isShort(sentence) || wishing.test(spaced(sentence))) return false
  return languages.some((language) => {
    const found = recognise(sentence, language, true, onlyAsked)
    return found !== null && onlyAsked.includes(found.type)
  })
}

/** Says that there is one thing and not the other: "I only have plain flour". */
const only =
  / (?:(?:i |i ve |we |ive )?only (?:have|got|plain)|(?:i |we |i ve )?just (?:have|got)|only got|all i have|all i ve got|(?:je |j |on )?n ?ai que|j ai (?:que|juste|seulement)|on a (?:que|juste)|il (?:me |ne me )?reste que|solo (?:tengo|hay|me queda)|no tengo mas que|tengo solo|solamente tengo|(?:hab|habe|haben) (?:ich )?(?:aber )?nur|nur noch|ist nur|gibts nur) /

/** Whether a text says that there is one thing and nothing else of its kind. */
export const saysOnly = (text: string): boolean => only.test(spaced(text))
