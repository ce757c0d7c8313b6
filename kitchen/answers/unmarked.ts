import type { Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'
import { entriesByKey } from './read-entries.ts'
import { recall } from './recall.ts'
import { recogniseAny, type QuestionType } from './recognise.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

const wordsOf = lazily(() => entriesByKey('asking-words.txt'))

function listOf(key: string, language: Language): string {
  const entry = wordsOf().get(key)
  if (!entry) throw new Error(`asking-words.txt: no "${key}"`)
  return entry.text[language]
}

const phrases = (key: string, language: Language) => listOf(key, language).split(', ').map(spaced)
const troubles = new Map<Language, Rule>()

function tellsOfTrouble(text: string, language: Language): boolean {
  const rule = troubles.get(language) ?? readRule(listOf('trouble', language))
  troubles.set(language, rule)
  return fits(rule, text)
}

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

/** So many words can still be one question; whoever tells more, tells of a dish. */
const mostWords = 20

/**
 * Whether a sentence without the form of a question asks all the same: "my chips are all soft", "I only have granulated,
 * will that do", "je peux remplacer le lait par de l'eau".
 */
export function asksUnmarked(sentence: string, language: Language, onTable: boolean): boolean {
  const text = spaced(sentence)
  if (text.trim().split(' ').length > mostWords) return false
  const opens = phrases('opening', language).some((each) => text.startsWith(each))
  const closes = phrases('closing', language).some((each) => text.endsWith(each) && text !== each)
  if ((opens || closes) && onTable) return true
  const asksLeave = phrases('leave', language).some((each) => text.startsWith(each))
  if (!opens && !closes && !asksLeave && !tellsOfTrouble(text, language)) return false
  const type = asksLeave || opens || closes ? recogniseAny(sentence, language)?.type : undefined
  if (type && (ofLeave.includes(type) || !asksLeave)) return true
  return recall(sentence, '', language) !== null
}
