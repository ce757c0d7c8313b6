import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../fold.ts'
import { stemmedWords } from '../plural.ts'
import { prepared } from '../prepared.ts'
import { wordsOf } from '../tokens.ts'
import { createTrie, type Trie } from '../trie.ts'
import { readCarriers, type Carrier, type CarrierNames } from './read-carriers.ts'

/** The carriers of one language, ready to be found in folded text. */
export interface CarrierIndex {
  names: Trie<Carrier | null>
  /** The same by the stems of their words. */
  stems: Trie<Carrier | null>
  /** What the word begins and ends with in compounds ("Nusskuchen"), by its letters. */
  beginnings: ReadonlyMap<string, Carrier | null>
  endings: ReadonlyMap<string, Carrier | null>
}

/** "Käse" is also written "Kaese". */
const spellingsOf = (name: string): string[] => {
  const spelled = name.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return spelled === name ? [name] : [name, spelled]
}

function indexOf(language: Language): CarrierIndex {
  const file = `${language}.txt`
  const read = prepared<CarrierNames>(`carriers.${language}`, () =>
    readCarriers(
      `kitchen/lexicon/carriers/${file}`,
      readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'),
    ),
  )
  const names = createTrie<Carrier | null>()
  const stems = createTrie<Carrier | null>()
  const beginnings = new Map<string, Carrier | null>()
  const endings = new Map<string, Carrier | null>()
  for (const [written, carrier] of read)
    for (const name of language === 'de' ? spellingsOf(written) : [written]) {
      if (name.endsWith('*')) beginnings.set(fold(name.slice(0, -1)), carrier)
      else if (name.startsWith('*')) endings.set(fold(name.slice(1)), carrier)
      else {
        const words = wordsOf(name)
        names.add(words, carrier)
        // A harmless word is so in this form alone: "moule" is a tin, and "moules" are mussels.
        if (carrier !== null || words.length > 1) stems.add(stemmedWords(words, language), carrier)
      }
    }
  return { names, stems, beginnings, endings }
}

const indexes = new Map<Language, CarrierIndex>()

/** The index of a language, made when it is first asked for. */
export function carrierIndex(language: Language): CarrierIndex {
  const made = indexes.get(language) ?? indexOf(language)
  indexes.set(language, made)
  return made
}

function longestPart(
  parts: ReadonlyMap<string, Carrier | null>,
  word: string,
  partOf: (length: number) => string,
): Carrier | null | undefined {
  for (let length = word.length - 1; length >= 3; length -= 1) {
    const found = parts.get(partOf(length))
    if (found !== undefined) return found
  }
  return undefined
}

/** What a compound carries, of which at least the beginning or the end is known; `undefined` when neither is. */
export function carriersOfCompound(
  word: string,
  { beginnings, endings }: CarrierIndex,
): (Carrier | null)[] | undefined {
  const begins = longestPart(beginnings, word, (length) => word.slice(0, length))
  const ends = longestPart(endings, word, (length) => word.slice(-length))
  const found = [begins, ends].filter((each) => each !== undefined)
  return found.length > 0 ? found : undefined
}
