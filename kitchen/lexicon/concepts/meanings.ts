import { languages, type Language } from '#shared/constants/languages.ts'
import { functionWordsOf } from '../common-words.ts'
import { findIngredients, type Spelling } from '../find.ts'
import { detectLanguage } from '../language.ts'
import { findIngredientById } from '../ingredients/index.ts'
import { innerStem, nounStem, stemmed } from '../plural.ts'
import { tokensOf, wordsOf, type Token } from '../tokens.ts'
import { none, root, type TrieNode } from '../trie.ts'
import { conceptNames, type NamedConcept, type NameScope } from './concept-names.ts'

/** Foods, families and classes of dishes that one or more words of a text mean. */
export interface Meaning {
  /** The place of the words in the text. */
  start: number
  end: number
  /** All of these are meant: a "Linsensuppe" is a soup and has lentils. Of each, any of the concepts. */
  concepts: readonly (readonly NamedConcept[])[]
}

/** Shorter words of another language than the reader's are too often something else. */
const shortestForeign = 3

/** How a text is read. */
interface Reading {
  spelling: Spelling
  scope: NameScope
}

interface Span {
  from: number
  to: number
  concepts: NamedConcept[][]
}

/** The longest name of a family or class from a token on, in singular or plural. */
function longestName(
  tokens: readonly Token[],
  from: number,
  language: Language,
  { spelling, scope }: Reading,
): Span | null {
  const { byStems, corrections } = conceptNames(language, scope)
  let longest: Span | null = null
  let nodes: TrieNode[] = [root]
  for (let at = from; nodes.length > 0; at += 1) {
    const token = tokens[at]
    if (!token || (at > from && !token.joined)) break
    const written = [token.word, ...(spelling === 'exact' ? [] : corrections(token.word).slice(0, 3))]
    const ends = nodes.flatMap((node) =>
      written.flatMap((word) => byStems.valuesAt(byStems.step(node, nounStem(word, language)))),
    )
    if (ends.length > 0) longest = { from, to: at + 1, concepts: [ends] }
    nodes = nodes.flatMap((node) =>
      written.map((word) => byStems.step(node, innerStem(word, language))).filter((next) => next !== none),
    )
  }
  return longest
}

/** "Rinder", "Schweine", "Kürbis": the first part of a compound as a word of its own. */
const headForms = (head: string) => [head, head.replace(/(?:er|en|es|e|n|s)$/, ''), `${head}e`]

/** The class that ends a German compound, and the food at its beginning. */
function compoundOf(token: Token, at: number, { scope }: Reading): Span | null {
  const { byStems, endings } = conceptNames('de', scope)
  const found = endings.find(({ ending }) => {
    const rest = token.word.length - ending.length
    return (
      rest >= 3 && (token.word.endsWith(ending) || token.word.replace(/(?:en|n|e|s)$/, '').endsWith(ending))
    )
  })
  if (!found) return null
  const dish: NamedConcept = { kind: 'dish', id: found.classId }
  const head = token.word.slice(0, token.word.lastIndexOf(found.ending))
  const forms = headForms(head).filter((form) => form.length >= 3)
  const familiesNamed = (form: string) =>
    byStems.get([nounStem(form, 'de')]).filter(({ kind }) => kind === 'food')
  // Families first: "Rinder" is also a name of the usual cut.
  for (const foodsOf of [familiesNamed, foodsNamed])
    for (const form of forms) {
      const foods = foodsOf(form)
      if (foods.length > 0) return { from: at, to: at + 1, concepts: [[dish], foods] }
    }
  return { from: at, to: at + 1, concepts: [[dish]] }
}

const foodsNamed = (word: string): NamedConcept[] =>
  findIngredients(word, 'de', 'exact').map(({ ingredient }) => ({ kind: 'food', id: ingredient.id }))

/** A food that is also served as a dish, by the noun of its name: "vanilla ice cream", "glace à la vanille". */
function classAtHead(
  tokens: readonly Token[],
  { from, to, language }: { from: number; to: number; language: Language },
  reading: Reading,
): NamedConcept[] {
  const isFirst = language === 'fr' || language === 'es'
  for (let at = from; at < to; at += 1) {
    const named = longestName(tokens, at, language, reading)
    if (named && (isFirst ? at === from && named.to <= to : named.to === to))
      return named.concepts.flat().filter(({ kind }) => kind === 'dish')
  }
  return []
}

/** True for a name of the food itself; a "Käsekuchen" is named after cheese and is none. */
function isNameOf(foodId: string, tokens: readonly Token[], language: Language): boolean {
  const written = stemmed(
    tokens.map(({ word }) => word),
    language,
  )
  const names = findIngredientById(foodId)?.names[language]
  return (
    names !== undefined &&
    [names.one, names.many, ...(names.synonyms ?? [])].some(
      (name) => stemmed(wordsOf(name), language) === written,
    )
  )
}

/** What a text says in one language, the longest names first. */
function spansIn(text: string, tokens: readonly Token[], language: Language, reading: Reading): Span[] {
  const foods = new Map(
    findIngredients(text, language, reading.spelling).map(({ ingredient, start, end }) => [
      tokens.findIndex((token) => token.start === start),
      {
        id: ingredient.id,
        length: tokens.filter((token) => token.start >= start && token.end <= end).length,
      },
    ]),
  )
  const spans: Span[] = []
  for (let at = 0; at < tokens.length;) {
    const [token, food] = [tokens[at], foods.get(at)]
    if (!token) break
    const named = longestName(tokens, at, language, reading)
    const length = named ? named.to - at : 0
    const own: NamedConcept[] = food ? [{ kind: 'food', id: food.id }] : []
    let span: Span | null = null
    const compound = !named && language === 'de' ? compoundOf(token, at, reading) : null
    if (compound && (!food || food.length === 1)) span = compound
    else if (named && (!food || length > food.length)) span = named
    else if (named && food && length === food.length) {
      // A family goes before the usual food of that name: "chicken" is any chicken.
      const [concepts = []] = named.concepts
      const isFamily = concepts.some(({ kind }) => kind === 'food')
      const isFood = !isFamily && isNameOf(food.id, tokens.slice(at, named.to), language)
      span = { ...named, concepts: [isFood ? [...concepts, ...own] : concepts] }
    } else if (food) {
      const to = at + food.length
      span = {
        from: at,
        to,
        concepts: [[...own, ...classAtHead(tokens, { from: at, to, language }, reading)]],
      }
    }
    if (span) spans.push(span)
    at = span?.to ?? at + 1
  }
  return spans
}

/** What the words of a title mean, or of another text whose language is known; the other languages follow. */
export const meaningsOfTitle = (title: string, language: Language): Meaning[] =>
  meaningsInOrder(title, language, language, { spelling: 'exact', scope: 'names and kinds' })

/**
 * What the words of a search mean. A word is read in the reader's language, several in the one they are written in; where
 * that knows nothing, the other languages follow.
 */
export function meaningsIn(text: string, reader: Language, spelling: Spelling = 'exact'): Meaning[] {
  const isOneWord = tokensOf(text).length < 2
  return meaningsInOrder(text, reader, isOneWord ? reader : detectLanguage(text), {
    spelling,
    scope: 'names',
  })
}

function meaningsInOrder(text: string, reader: Language, written: Language, reading: Reading): Meaning[] {
  const tokens = tokensOf(text)
  const order = new Set([written, reader, detectLanguage(text), ...languages])
  const found: Span[] = []
  for (const language of order) {
    const isFree = ({ from, to }: Span) => found.every((other) => to <= other.from || from >= other.to)
    const isLikely = ({ from, to }: Span) =>
      language === reader ||
      language === written ||
      to - from > 1 ||
      ((tokens[from]?.word.length ?? 0) >= shortestForeign &&
        !functionWordsOf[reader].has(tokens[from]?.word ?? ''))
    found.push(...spansIn(text, tokens, language, reading).filter((span) => isFree(span) && isLikely(span)))
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, concepts }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
      concepts,
    }))
}
