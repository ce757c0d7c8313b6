import type { Language } from '#shared/constants/languages.ts'
import { commonWordsOf, nonFoodPhrases } from './common-words.ts'
import type { Ingredient } from './ingredient.ts'
import { ingredients } from './ingredients/index.ts'
import { stemmed } from './plural.ts'
import { editDistance, slipsAllowed } from './spelling.ts'
import { tokensOf } from './tokens.ts'

/** All names of one language, ready to be looked up by folded words. */
export interface NameIndex {
  language: Language
  longest: number
  /** Null for a phrase that only looks like food ("rice cooker"). */
  exact: ReadonlyMap<string, Ingredient | null>
  /** Null where two ingredients share a stem and neither may be guessed. */
  stems: ReadonlyMap<string, Ingredient | null>
  words: ReadonlySet<string>
  /** The nearest words of this language's names to a misspelt one; empty when it may be no misspelling. */
  corrections: (word: string) => readonly string[]
}

function spellingsOf(name: string, language: Language): string[][] {
  const plain = tokensOf(name).map(({ word }) => word)
  if (language !== 'de' || !/[äöü]/i.test(name)) return [plain]
  const spelled = name.replace(
    /[äöü]/gi,
    (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter,
  )
  return [plain, tokensOf(spelled).map(({ word }) => word)]
}

function correctionsAmong(words: ReadonlySet<string>) {
  const byInitial = Map.groupBy(
    [...words].filter((word) => word.length >= 5),
    (word) => word[0],
  )
  const remembered = new Map<string, readonly string[]>()
  const known = Object.values(commonWordsOf)
  return (word: string): readonly string[] => {
    const cached = remembered.get(word)
    if (cached) return cached
    const allowed = slipsAllowed(word.length)
    const near: string[] = []
    let best: number = allowed
    if (allowed > 0 && !words.has(word) && !known.some((common) => common.has(word))) {
      for (const candidate of byInitial.get(word[0]) ?? []) {
        const slips = Math.min(best, slipsAllowed(candidate.length))
        const distance = editDistance(word, candidate, slips)
        if (distance > slips) continue
        if (distance < best) near.length = 0
        best = distance
        near.push(candidate)
      }
    }
    if (remembered.size > 20_000) remembered.clear()
    remembered.set(word, near)
    return near
  }
}

function indexOf(language: Language): NameIndex {
  const exact = new Map<string, Ingredient | null>()
  const stems = new Map<string, Ingredient | null>()
  const words = new Set<string>()
  let longest = 1
  for (const ingredient of ingredients) {
    const { one, many, synonyms = [] } = ingredient.names[language]
    for (const name of [one, many, ...synonyms]) {
      for (const spelling of spellingsOf(name, language)) {
        exact.set(spelling.join(' '), ingredient)
        const stem = stemmed(spelling, language)
        const other = stems.get(stem)
        stems.set(stem, other === undefined || other === ingredient ? ingredient : null)
        longest = Math.max(longest, spelling.length)
        for (const word of spelling) words.add(word)
      }
    }
  }
  for (const phrase of nonFoodPhrases[language]) {
    const spelling = tokensOf(phrase).map(({ word }) => word)
    exact.set(spelling.join(' '), null)
    longest = Math.max(longest, spelling.length)
  }
  return { language, longest, exact, stems, words, corrections: correctionsAmong(words) }
}

const indexes = new Map<Language, NameIndex>()

/** The index of a language, made when it is first asked for. */
export function nameIndex(language: Language): NameIndex {
  const made = indexes.get(language) ?? indexOf(language)
  indexes.set(language, made)
  return made
}
