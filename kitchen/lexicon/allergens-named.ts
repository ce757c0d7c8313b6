import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { carrierIndex, carriersOfCompound, type CarrierIndex } from './carriers/carrier-index.ts'
import type { Carrier } from './carriers/read-carriers.ts'
import { fold } from './fold.ts'
import { allergensCalled } from './food-groups.ts'
import { freeOf, isDenied, orWord } from './free-of.ts'
import { compound, longestName, misleading } from './find.ts'
import { commonWordsOf } from './common-words.ts'
import type { Category, Ingredient } from './ingredient.ts'
import { detectLanguage } from './language.ts'
import { nameIndex } from './name-index.ts'
import { innerStem, nounStem } from './plural.ts'
import { tokensOf, type Token } from './tokens.ts'
import { none, root } from './trie.ts'

/** A name in a text that stands for something with an allergen in it. */
export interface AllergensNamed extends Carrier {
  /** As it is written. */
  name: string
  start: number
  end: number
  /** A German word that only begins or ends with a name, as do words of other languages ("brother"). */
  isCompound: boolean
}

/** What begins at a token: how many words, and what they carry; nothing when they are harmless. */
interface Reading {
  length: number
  carriers: readonly Carrier[]
  isCompound?: true
}

/** In a sentence these are hardly ever the food: "hasta que esté dorada", "wind into a snail". */
const rarelyFood: Record<Language, RegExp> = {
  en: /^(?:snails?|skate|perch|sole)$/,
  fr: /^(?:escargots?|coques?|raie|bar|moules?)$/,
  es: /^(?:doradas?|claras?|puntillas?|caracol|rape|raya|sierra)$/,
  de: /^(?:schnecken?)$/,
}

/** So many words are a name or a line of a list, which may be in any language. */
const longestLine = 8

/** What nobody makes in the recipe that names it: a title "Buns" or "broth" in a step is what is being cooked. */
const bought: readonly Category[] = [
  'nut',
  'seed',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'cheese',
  'plantProtein',
]
/** Of these even a spread or a paste is bought; together they stand for nuts of any kind, which only the list tells. */
const alwaysBought: readonly Allergen[] = ['peanuts', 'sesame', 'lupin']

const ofIngredient = ({ category, allergens: contains, mayContain = [] }: Ingredient): Carrier => ({
  contains,
  mayContain,
  isMade:
    (contains.includes('peanuts') && contains.includes('nuts')) ||
    category === 'bread' ||
    !(bought.includes(category) || contains.some((each) => alwaysBought.includes(each))),
})

const carriersIn = (values: readonly (Carrier | null)[]): Carrier[] => values.filter((each) => each !== null)

/** The longest carrier by whole words, as it stands or by its stems. */
function carrierAt(
  tokens: readonly Token[],
  from: number,
  { names, stems }: CarrierIndex,
  language: Language,
): Reading | null {
  const exact = names.longest(tokens, from)
  let longest: Reading | null = exact && { length: exact.to - from, carriers: carriersIn(exact.values) }
  let node = root
  for (let at = from; node !== none; at += 1) {
    const token = tokens[at]
    if (!token || (at > from && !token.joined)) break
    const values = stems.valuesAt(stems.step(node, nounStem(token.word, language)))
    const length = at - from + 1
    // A common word is no plural of a food.
    const isCommon = length === 1 && commonWordsOf[language].has(token.word)
    if (values.length > 0 && !isCommon && length > (longest?.length ?? 0))
      longest = { length, carriers: carriersIn(values) }
    node = stems.step(node, innerStem(token.word, language))
  }
  return longest
}

/** The longest name of one language; a harmless name wins over an ingredient of the same length. */
function readingIn(
  tokens: readonly Token[],
  from: number,
  language: Language,
  written: Language,
): Reading | null {
  const token = tokens[from]
  if (!token) return null
  const named = longestName(tokens, from, nameIndex(language), written, 'exact')
  const index = carrierIndex(language)
  const found = carrierAt(tokens, from, index, language)
  const shortest = misleading(token.word, language, written) ? 2 : 1
  const carrier = found && found.length >= shortest ? found : null
  if (carrier && carrier.length >= (named?.length ?? 0)) {
    const both = carrier.carriers.length > 0 && carrier.length === named?.length ? named.ingredient : null
    return both ? { ...carrier, carriers: [ofIngredient(both), ...carrier.carriers] } : carrier
  }
  if (named)
    return { length: named.length, carriers: named.ingredient ? [ofIngredient(named.ingredient)] : [] }
  const parts = language === 'de' ? carriersOfCompound(token.word, index) : undefined
  if (parts) {
    const head = compound(token, nameIndex('de'))
    return {
      length: 1,
      carriers: [...carriersIn(parts), ...(head ? [ofIngredient(head)] : [])],
      isCompound: true,
    }
  }
  const head = language === 'de' ? compound(token, nameIndex('de')) : null
  return head && { length: 1, carriers: [ofIngredient(head)], isCompound: true }
}

interface PlacedReading extends Reading {
  tokens: readonly Token[]
  /** Its first token. */
  at: number
  name: string
  start: number
  end: number
  isOther: boolean
}

type Kind = 'line' | 'sentence'

/** Every name in a text, one after another; a short line may be in any language, a sentence is in its own. */
function readingsOf(text: string, language: Language | undefined, kind: Kind): PlacedReading[] {
  const tokens = tokensOf(text)
  const isShort = tokens.length <= longestLine
  const written = isShort && language !== undefined ? language : detectLanguage(text)
  const others = isShort && kind === 'line' ? languages : [language ?? written]
  const order = [...new Set([written, ...others])]
  const readings: PlacedReading[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const reading = order
      .map((each) => readingIn(tokens, at, each, written))
      .reduce((best, each) => (each && each.length > (best?.length ?? 0) ? each : best), null)
    const length = reading?.length ?? 1
    const { start } = token
    const { end } = tokens[at + length - 1] ?? token
    const isOther = kind === 'sentence' && length === 1 && rarelyFood[written].test(token.word)
    if (reading) readings.push({ ...reading, tokens, at, name: text.slice(start, end), start, end, isOther })
    at += length
  }
  return readings
}

/** Whether a line names something that only sounds like an allergen; then no word of it may be read by itself. */
export const namesHarmless = (text: string, language: Language): boolean =>
  harmlessIn(text, language, 'line').length > 0

/** Where a text names something without an allergen: foods, and what only sounds like an allergen. */
export const harmlessIn = (text: string, language: Language, kind: Kind) =>
  readingsOf(text, language, kind).filter(({ carriers, length }) => carriers.length === 0 && length > 0)

/** What is named in a text, of which each may be free of some allergens; what is said not to be there is left out. */
function claimedIn(text: string, language: Language | undefined, kind: Kind) {
  const readings = readingsOf(text, language, kind)
  const tokens = readings[0]?.tokens ?? []
  const isLine = kind === 'line' && tokens.length <= longestLine
  const starts = kind === 'sentence' ? new Set(readings.map(({ at }) => at)) : null
  const inNames = new Set(
    readings.flatMap(({ at, length }) => Array.from({ length: length - 1 }, (_, place) => at + place + 1)),
  )
  // "Ohne Ei oder Milch" denies both, and "Nudeln ohne Ei oder Tagliatelle" offers others.
  const isOffered = ({ at, name }: PlacedReading) =>
    kind === 'line' && orWord.test(tokens[at - 1]?.word ?? '') && allergensCalled(fold(name)).length === 0
  const isOut = new Set(
    readings.filter((each) => isDenied(tokens, each.at, each.length, starts, inNames) && !isOffered(each)),
  )
  const left = readings.filter((each) => !isOut.has(each))
  const denied = [...isOut].map(({ at, name }) => ({ at, allergens: allergensCalled(fold(name)) }))
  return { left, out: [...isOut], free: freeOf(text, tokens, { isLine, names: left, denied }) }
}

/** Of places in a line: whether the food there is said not to be in it, and else the allergens that it is said to be free of. */
export function claimsAt(text: string, language: Language): (start: number) => 'out' | ReadonlySet<Allergen> {
  const { left, out, free } = claimedIn(text, language, 'line')
  const isAt = (start: number) => (each: PlacedReading) => each.start <= start && start < each.end
  return (start) => {
    const named = left.find(isAt(start))
    // "Egg-free" is read as a word of its own.
    if (named?.carriers.length === 0 && /(?:free|frei)$/.test(named.name)) return 'out'
    return named ? free(named.at) : out.some(isAt(start)) ? 'out' : new Set()
  }
}

/**
 * What a text names that carries allergens: ingredients, products, brands and dishes, in whichever of the four languages;
 * the longest name counts, so that coconut milk is no milk. What is said to be free of something ("egg-free pasta",
 * "pesto sans noix") is.
 */
export function allergensNamed(text: string, language?: Language, kind: Kind = 'line'): AllergensNamed[] {
  const { left, free } = claimedIn(text, language, kind)
  return left
    .filter(({ carriers, isOther }) => carriers.length > 0 && !isOther)
    .map(({ carriers, at, name, start, end, isCompound = false }) => {
      const isFree = free(at)
      const some = (of: (carrier: Carrier) => readonly Allergen[]) =>
        allergens.filter((each) =>
          carriers.some((carrier) => of(carrier).includes(each) && !isFreeOf(carrier, each, isFree)),
        )
      const contains = some((carrier) => carrier.contains)
      const mayContain = some((carrier) => carrier.mayContain).filter((each) => !contains.includes(each))
      const isMade = carriers.some((carrier) => carrier.isMade)
      return { name, start, end, contains, mayContain, isMade, isCompound }
    })
    .filter(({ contains, mayContain }) => contains.length + mayContain.length > 0)
}

/** "Nut-free" says nothing of a nut that is named beside it, and of peanuts only where both are meant. */
export function isFreeOf(
  { contains, mayContain = [] }: Pick<Carrier, 'contains'> & Partial<Carrier>,
  each: Allergen,
  isFree: ReadonlySet<Allergen>,
): boolean {
  if (!isFree.has(each)) return false
  if (each === 'nuts') return contains.length !== 1 || contains[0] !== 'nuts'
  const hasNuts = contains.includes('nuts') || mayContain.includes('nuts')
  return each !== 'peanuts' || !isFree.has('nuts') || hasNuts
}
