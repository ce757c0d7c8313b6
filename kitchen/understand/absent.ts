import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../lexicon/may-match.ts'
import { conceptsOf } from '../safety/hazards/concepts.ts'

const clauseEnd =
  /(?<=[,.;:!?\n])|(?= (?:but|and|so|then|mais|et|donc|alors|pero|y|asi que|entonces|aber|und|also|dann) )/

/** What tells of somebody young. */
const young = ['infant', 'toddler', 'child', 'teen', 'kids-party'] as const

/** A text (folded) without the clauses that tell of a child who is not at the table: "mon fils ne rentre pas". */
function withoutAbsent(text: string, language: Language): string {
  const concepts = conceptsOf(language)
  if (!concepts.in(text).has('absent')) return text
  return text
    .split(clauseEnd)
    .filter((clause) => {
      const said = concepts.in(clause)
      return !said.has('absent') || !young.some((name) => said.has(name))
    })
    .join('')
}

/** True where the words are said of somebody who is there. */
export const saidOfThere = (words: RegExp, text: string, language: Language): boolean =>
  matches(words, text) && matches(words, withoutAbsent(text, language))

/** The concepts of a text, of which those of the young are only of who is there, and that text. */
export function atTable(text: string, language: Language): { concepts: ReadonlySet<string>; there: string } {
  const { in: conceptsIn } = conceptsOf(language)
  const all = conceptsIn(text)
  if (!all.has('absent')) return { concepts: all, there: text }
  const there = withoutAbsent(text, language)
  const found = conceptsIn(there)
  const isKept = (name: string) => found.has(name) || !young.some((each) => each === name)
  return { concepts: new Set([...all].filter(isKept)), there }
}
