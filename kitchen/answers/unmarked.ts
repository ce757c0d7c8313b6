import { languages, type Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { saysOnly } from './stated.ts'
import { entriesByKey, inEachLanguage } from './read-entries.ts'
import { recognise, recogniseAny } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { lacksTool } from './tools.ts'
import { fits, readRule, spaced } from './words.ts'

const wordsOf = lazily(() => entriesByKey('asking-words.txt'))

function listOf(key: string, language: Language): string {
  const entry = wordsOf().get(key)
  if (!entry) throw new Error(`asking-words.txt: no "${key}"`)
  return entry.text[language]
}

const phrasesOf = (key: string) => inEachLanguage((language) => listOf(key, language).split(', ').map(spaced))
const opening = phrasesOf('opening')
const closing = phrasesOf('closing')
const leave = phrasesOf('leave')
const verdict = inEachLanguage((language) => readRule(listOf('verdict', language)))

/** What somebody who asks leave may want to know; other kinds might as well be wishes. */
const ofLeave: readonly QuestionType[] = [
  'freezing',
  'keeping',
  'reheating',
  'ahead',
  'substitute',
  'prepare',
  'advice',
]

/** What is asked of the dish on the table in the words of a request: "what could I serve besides rice". */
const asksWhat =
  /^ (?:(?:and|et|y|und) )?(?:what|which|how|que|cual\w*|con que|como|was|welche\w*|womit|wie|quel\w*|avec quoi|comment) | quoi /
const besideDish: readonly QuestionType[] = ['keeping', 'freezing', 'reheating', 'side', 'drink']

/** A question has at most this many words; a longer message describes a dish. */
const mostWords = 20

const isLong = (text: string) => text.trim().split(' ').length > mostWords
const opensIn = (text: string, language: Language) =>
  opening[language]().some((each) => text.startsWith(each))
const closesIn = (text: string, language: Language) =>
  closing[language]().some((each) => text.endsWith(each) && text !== each)

/** Whether a text is only the end of a question, which belongs to what was said before it: "is that ok". */
export function isClosing(sentence: string): boolean {
  const text = spaced(sentence)
  return languages.some((language) => closing[language]().includes(text))
}

/** Whether something is known that a sentence without the form of a question may ask for. */
export const isKnown = (sentence: string, language: Language) => recogniseAny(sentence, language) !== null

/** Few words, in which nothing but the question has room: "I've no rolling pin for the pastry". */
const isShort = (text: string) => text.trim().split(' ').length <= 10

/**
 * Whether a sentence asks though it looks like a request for food: "do you know the prices", "no blowtorch", "the recipe
 * wants self-raising flour, qué hago".
 */
export function asksInSpite(sentence: string, language: Language, onTable: boolean): boolean {
  const text = spaced(sentence)
  if (isLong(text)) return false
  if (recognise(sentence, language, true, ['abilities', 'price'])) return true
  if (onTable && asksWhat.test(text) && recognise(sentence, language, true, besideDish)) return true
  const isFree = onTable || (isShort(text) && readDishMentions(sentence, language).length === 0)
  if (isFree && lacksTool(sentence, language)) return true
  if (isFree && saysOnly(text) && fits(verdict[language](), text)) return true
  return closesIn(text, language) && isKnown(sentence, language)
}

/**
 * Whether a sentence without the form of a question asks all the same: "I only have granulated, will that do", "je peux
 * remplacer le lait par de l'eau".
 */
export function asksUnmarked(sentence: string, language: Language, onTable: boolean): boolean {
  const text = spaced(sentence)
  if (isLong(text)) return false
  const opens = opensIn(text, language)
  const closes = closesIn(text, language)
  if ((opens || closes) && onTable) return true
  const asksLeave = leave[language]().some((each) => text.startsWith(each))
  if (onTable && asksLeave) return true
  if (!opens && !closes && !asksLeave) return false
  const type = recogniseAny(sentence, language)?.type
  return type !== undefined && (ofLeave.includes(type) || !asksLeave)
}
