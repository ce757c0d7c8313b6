import type { Language } from '#shared/constants/languages.ts'
import { entriesByKey, inEachLanguage } from './read-entries.ts'
import { readRule, type Rule } from './words.ts'

/** Kinds whose words leave no doubt about what is asked. */
export const markedKinds = ['freezing', 'reheating', 'keeping'] as const
export type MarkedKind = (typeof markedKinds)[number]

const marks = inEachLanguage((language) => {
  const entries = entriesByKey('kind-marks.txt')
  return new Map(
    markedKinds.map((kind) => {
      const words = entries.get(kind)
      if (!words) throw new Error(`kind-marks.txt: no "${kind}"`)
      return [kind, readRule(words.text[language]).groups[0]?.alternatives ?? []] as const
    }),
  )
})

/**
 * Whether a rule that a text fits does so with a word of this kind: "turkey" and "how long" answer how long it roasts, and
 * not how long it keeps.
 */
export const answersKind = (kind: MarkedKind, { groups }: Rule, text: string, language: Language): boolean =>
  groups.some(
    ({ refused, alternatives }) =>
      !refused &&
      alternatives.some(
        (each) =>
          text.includes(each) && (marks[language]().get(kind) ?? []).some((mark) => each.includes(mark)),
      ),
  )

/** The kinds of which a spaced text has a word. */
export const markedIn = (text: string, language: Language): readonly MarkedKind[] =>
  markedKinds.filter((kind) => (marks[language]().get(kind) ?? []).some((mark) => text.includes(mark)))
