import type { Language } from '#shared/constants/languages.ts'
import { commonWordsOf } from '../common-words.ts'
import { correctionsAmong } from '../corrections.ts'
import { stemmedWords } from '../plural.ts'
import { wordsOf } from '../tokens.ts'
import { createTrie, type Trie } from '../trie.ts'
import { dishClasses } from './dish-classes.ts'
import { foodFamilies } from './food-ids.ts'
import type { Concept } from './read-concepts.ts'

/** A family of foods or a class of dishes. */
export interface NamedConcept {
  kind: 'food' | 'dish'
  id: string
}

/** Whether the dishes that belong to a class count as its names, as in titles. */
export type NameScope = 'names' | 'names and kinds'

/** The names of families and classes in one language. */
export interface ConceptNames {
  byStems: Trie<NamedConcept>
  /** German names that end compounds, the longest first. */
  endings: readonly { ending: string; classId: string }[]
  /** The nearest words of these names to a misspelt one. */
  corrections: (word: string) => readonly string[]
}

/** The shortest German name that counts at the end of a compound: "Reis" is no kind of "Eis". */
const shortestEnding = 4

function readNames(language: Language, scope: NameScope): ConceptNames {
  const namesOf = ({ names, kinds }: Concept) => [
    ...(names?.[language] ?? []),
    ...(scope === 'names and kinds' ? kinds[language] : []),
  ]
  const byStems = createTrie<NamedConcept>()
  const words = new Set<string>()
  const add = (concept: NamedConcept, names: readonly string[]) => {
    for (const name of names) {
      const parts = wordsOf(name)
      for (const part of parts) words.add(part)
      const stems = stemmedWords(parts, language)
      if (!byStems.get(stems).some(({ kind, id }) => kind === concept.kind && id === concept.id))
        byStems.add(stems, concept)
    }
  }
  for (const family of foodFamilies) add({ kind: 'food', id: family.id }, namesOf(family))
  for (const dishClass of dishClasses) add({ kind: 'dish', id: dishClass.id }, namesOf(dishClass))
  const endings = dishClasses
    .flatMap((dishClass) =>
      (language === 'de' ? namesOf(dishClass) : []).flatMap((name) => {
        const [word = '', ...more] = wordsOf(name)
        return more.length === 0 && word.length >= shortestEnding
          ? [{ ending: word, classId: dishClass.id }]
          : []
      }),
    )
    .toSorted((a, b) => b.ending.length - a.ending.length)
  return {
    byStems,
    endings,
    corrections: correctionsAmong(words, (word) => commonWordsOf[language].has(word)),
  }
}

const read = new Map<string, ConceptNames>()

export function conceptNames(language: Language, scope: NameScope): ConceptNames {
  const key = `${language} ${scope}`
  const names = read.get(key) ?? readNames(language, scope)
  read.set(key, names)
  return names
}
