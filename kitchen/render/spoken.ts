import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Part } from '../library/lines/part.ts'
import type { Sentence } from '../library/steps/planned-step.ts'
import type { Phrase } from '../library/steps/phrase.ts'
import { speak } from './grammar/phrase.ts'

/** The words behind a name in the list, agreeing with it. */
export function noteBehind(part: Part, phrase: Phrase | null | undefined, language: Language): string | null {
  if (!phrase) return null
  const { text } = speak(phrase, language, { parts: () => [part], whole: true })
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

/** German counts leeks by the stalk; elsewhere a leek is a piece. */
export const unitIn = ({ ingredient, unit }: Part, language: Language): Unit | null =>
  language === 'de' && ingredient.id === 'leek' && unit === null ? 'stalk' : unit

/** A sentence of which it is known what stands in its places. */
export function spoken({ text, bound, whole }: Sentence, language: Language): string {
  const parts = (name: string) => {
    const value = bound.get(name)
    return typeof value === 'number' ? [] : (value ?? [])
  }
  const values = Object.fromEntries(
    [...bound].flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  )
  return speak(text, language, { parts, values, ...(whole && { whole }) }).text
}
