import type { Language } from '#shared/constants/languages.ts'
import { commonWordsOf, nonFoodPhrases } from './common-words.ts'
import { correctionsAmong } from './corrections.ts'
import type { Ingredient } from './ingredient.ts'
import { ingredients } from './ingredients/index.ts'
import { prepared } from './prepared.ts'
import { stemmedWords } from './plural.ts'
import { wordsOf } from './tokens.ts'
import { createTrie, type Trie } from './trie.ts'

/** All names of one language, ready to be found in folded text. */
export interface NameIndex {
  language: Language
  /** The last value counts; null for a phrase that only looks like food ("rice cooker"). */
  exact: Trie<Ingredient | null>
  /** Names by their stems; where several ingredients share one, none of them may be guessed. */
  stems: Trie<Ingredient>
  words: ReadonlySet<string>
  /** The nearest words of this language's names to a misspelt one; empty when it may be no misspelling. */
  corrections: (word: string) => readonly string[]
}

/** "Kürbis" is also written "Kuerbis". */
const withoutUmlauts = (name: string) =>
  name.replace(/[äöü]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter)

const isCommon = (word: string) => Object.values(commonWordsOf).some((common) => common.has(word))

/** The words of each spelling of each name of an ingredient, between spaces. */
function spellingsOf({ names }: Ingredient, language: Language): string[] {
  const { one, many, synonyms = [] } = names[language]
  return [one, ...(many === one ? [] : [many]), ...synonyms].flatMap((name) => [
    wordsOf(name).join(' '),
    ...(language === 'de' && /[äöü]/i.test(name) ? [wordsOf(withoutUmlauts(name)).join(' ')] : []),
  ])
}

/** Calls back with the words of each spelling of each name of a language. */
function eachSpelling(
  language: Language,
  use: (spelling: readonly string[], ingredient: Ingredient) => void,
) {
  const spellings = prepared(`names.${language}`, () =>
    ingredients.map((ingredient) => spellingsOf(ingredient, language)),
  )
  for (const [at, ingredient] of ingredients.entries())
    for (const spelling of spellings[at] ?? []) use(spelling === '' ? [] : spelling.split(' '), ingredient)
}

function triesOf(language: Language): Pick<NameIndex, 'exact' | 'stems'> {
  const exact = createTrie<Ingredient | null>()
  const stems = createTrie<Ingredient>()
  eachSpelling(language, (spelling, ingredient) => {
    exact.add(spelling, ingredient)
    const stem = stemmedWords(spelling, language)
    if (!stems.get(stem).includes(ingredient)) stems.add(stem, ingredient)
  })
  for (const phrase of nonFoodPhrases[language]) exact.add(wordsOf(phrase), null)
  return { exact, stems }
}

/** The words are wanted of every language, to tell them apart; the names only of those that are spoken. */
function indexOf(language: Language): NameIndex {
  const words = new Set<string>()
  eachSpelling(language, (spelling) => {
    for (const word of spelling) words.add(word)
  })
  let tries: ReturnType<typeof triesOf> | null = null
  return {
    language,
    get exact() {
      return (tries ??= triesOf(language)).exact
    },
    get stems() {
      return (tries ??= triesOf(language)).stems
    },
    words,
    corrections: correctionsAmong(words, isCommon),
  }
}

const indexes = new Map<Language, NameIndex>()

/** The index of a language, made when it is first asked for. */
export function nameIndex(language: Language): NameIndex {
  const made = indexes.get(language) ?? indexOf(language)
  indexes.set(language, made)
  return made
}
