import type { Language } from '#shared/constants/languages.ts'
import { conceptsOf } from './hazards/concepts.ts'

const clauseEnd =
  /(?<=[,.;:!?\n])|(?= (?:but|and|so|then|mais|et|donc|alors|pero|y|asi que|entonces|aber|und|also|dann) )/

/** What tells of somebody young. */
const young = ['infant', 'toddler', 'child', 'teen', 'kids-party'] as const

/** A text (folded) without the clauses that tell of a child who is not at the table: "mon fils ne rentre pas". */
export function withoutAbsent(text: string, language: Language): string {
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

/** The concepts of a text, of which those of the young are only of who is there. */
export function conceptsAtTable(text: string, language: Language): Set<string> {
  const { in: conceptsIn } = conceptsOf(language)
  const all = new Set(conceptsIn(text))
  const there = withoutAbsent(text, language)
  if (there === text) return all
  const found = conceptsIn(there)
  for (const name of young) if (!found.has(name)) all.delete(name)
  return all
}
