import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../fold.ts'
import { ingredients } from '../ingredients/index.ts'
import type { NamedConcept } from './concept-names.ts'
import { dishClasses } from './dish-classes.ts'
import { foodFamilies } from './food-ids.ts'

/** A food, family or class by one of its names. */
export interface ConceptName extends NamedConcept {
  name: string
}

interface Entry extends ConceptName {
  folded: string
  /** Whether it is what the kitchen itself calls it. */
  isPlain: boolean
}

const entries = new Map<Language, readonly Entry[]>()

function entriesOf(language: Language): readonly Entry[] {
  const of = ({ kind, id }: NamedConcept, names: readonly string[]): Entry[] =>
    names.map((name, at) => ({ kind, id, name, folded: fold(name), isPlain: at === 0 }))
  return [
    ...dishClasses.flatMap(({ id, names }) => (names ? of({ kind: 'dish', id }, names[language]) : [])),
    ...foodFamilies.flatMap(({ id, names }) => (names ? of({ kind: 'food', id }, names[language]) : [])),
    ...ingredients.flatMap(({ id, names }) => {
      const { one, synonyms = [] } = names[language]
      return of({ kind: 'food', id }, [one, ...synonyms])
    }),
  ]
}

/** The names in a language of which some word begins so, each food or class once: beginnings of the name first, then short. */
export function namesBeginning(text: string, language: Language, most: number): ConceptName[] {
  const typed = fold(text).trim().replace(/\s+/g, ' ')
  if (typed === '') return []
  const all = entries.get(language) ?? entriesOf(language)
  entries.set(language, all)
  const found = all
    .filter(({ folded }) => folded.startsWith(typed) || folded.includes(` ${typed}`))
    .toSorted(
      (a, b) =>
        Number(b.folded.startsWith(typed)) - Number(a.folded.startsWith(typed)) ||
        Number(b.isPlain) - Number(a.isPlain) ||
        a.folded.length - b.folded.length,
    )
  const unique = new Map<string, ConceptName>()
  const names = new Set<string>()
  for (const { kind, id, name, folded } of found) {
    const key = `${kind} ${id}`
    if (unique.has(key) || names.has(folded)) continue
    names.add(folded)
    unique.set(key, { kind, id, name })
    if (unique.size === most) break
  }
  return [...unique.values()]
}
