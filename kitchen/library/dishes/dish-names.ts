import { findIngredients } from '../../lexicon/find.ts'
import type { Dish } from './dish.ts'
import type { Condition, DishWords, OpenPattern } from './dish-words.ts'
import { dishes } from './dishes.ts'

/** A dish that a text (folded) names, and where. */
export interface NamedDish {
  dish: Dish
  start: number
  end: number
}

interface Found extends NamedDish {
  /** By a name that is printed, not by another word. */
  printed: boolean
}

interface Name {
  dish: Dish
  /** With its gaps. */
  text: string
  words: DishWords
  next: Name | null
}

/** The names that begin with the same two letters. */
interface Shelf {
  /** By the name without its gaps: "hot dog" is a hotdog. */
  names: Map<string, Name>
  /** Names with any ending, by what stands before it. */
  stems: Map<string, Name>
  longestStem: number
  /** Where a name of several words may go on: nothing else is tried for a second word. */
  heads: Set<string>
}

interface Index {
  /** The names by their first two letters, as they are written in the files, until somebody looks for one of them. */
  waiting: Map<string, Omit<Name, 'next'>[]>
  shelves: Map<string, Shelf>
  patterns: { dish: Dish; words: DishWords; pattern: OpenPattern }[]
}

const endings = ['s', 'es', 'n', 'en']

/** Names do not cross punctuation; a word may be joined to the next by a hyphen, an apostrophe or an "&". */
const gap = /^[ \t\u00a0&'’-]{1,3}$/

/** Madras curry powder is no Madras curry. */
const bought = /^[ -]{0,2}(?:(?:curry )?powder|flour|paste|wrappers|mehl|pulver)/

let built: Index | null = null

/** True where the name, written with its gaps, may be parted after so many letters. */
function mayPart(name: string, letters: number): boolean {
  let seen = 0
  for (const letter of name) {
    if (letter === ' ' && seen === letters) return true
    if (letter !== ' ') seen += 1
  }
  return false
}

/** The first two letters of a name, over a gap between them. */
const startOf = (name: string) =>
  name.charAt(1) === ' ' ? name.charAt(0) + name.charAt(2) : name.slice(0, 2)

function build(): Index {
  const index: Index = { waiting: new Map(), shelves: new Map(), patterns: [] }
  for (const dish of dishes)
    for (const words of dish.words) {
      if (words.pattern) index.patterns.push({ dish, words, pattern: words.pattern })
      for (const text of words.names) {
        const start = startOf(text)
        const others = index.waiting.get(start)
        if (others) others.push({ dish, text, words })
        else index.waiting.set(start, [{ dish, text, words }])
      }
    }
  return index
}

function fillShelf(names: readonly Omit<Name, 'next'>[]): Shelf {
  const shelf: Shelf = { names: new Map(), stems: new Map(), longestStem: 0, heads: new Set() }
  for (const name of names) {
    const parts = name.text.split(' ')
    let head = ''
    for (const part of parts.slice(0, -1)) shelf.heads.add((head += part))
    const key = parts.join('')
    const [map, at] = key.endsWith('*') ? [shelf.stems, key.slice(0, -1)] : [shelf.names, key]
    map.set(at, { ...name, next: map.get(at) ?? null })
    if (map === shelf.stems) shelf.longestStem = Math.max(shelf.longestStem, at.length)
  }
  return shelf
}

function shelfOf({ waiting, shelves }: Index, start: string): Shelf | null {
  const known = shelves.get(start)
  if (known) return known
  const names = waiting.get(start)
  if (!names) return null
  const shelf = fillShelf(names)
  shelves.set(start, shelf)
  waiting.delete(start)
  return shelf
}

/** What leads up to the dish that somebody wants. */
const leadsUp =
  /(?:^|[,;.!?:]|(?<![a-z])(?<!(?:pinch|touch|hint|dash|bit|bunch|tin|can|bag|packet) )(?:an?|of|some|des|big|proper|good|great|nice|simple|easy|quick|homemade|make|cook|do|doing|making|cooking|want|fancy|love|like|for|une?|bon|bonne|vrai|vraie|gros|faire|fais|fait|veux|envie (?:de|d')|eine?n?|richtige[sn]?|gute[sn]?|grosse[sn]?|mach|mache|machen|koch|koche|kochen|will|mochte|lust auf|un[ao]?s?|buen[oa]s?|hacer|haz|hazme|quiero|ganas de))\W*$/

/** What may stand behind it: a pause, for whom, when. */
const goesOn =
  /^(?:\W*$|\s*[,;.!?:(]|\s+(?:for|pour|para|fur|tonight|tomorrow|today|this|on|but|without|with no|no|minus|sans|sin|ohne|mais|pero|aber|ce|demain|dimanche|samedi|vendredi|lundi|mardi|mercredi|jeudi|hoy|manana|esta|el|heute|morgen|am|zum|please|pls|bitte|stp|svp|porfa|por|s'il|to feed|in (?:the|an?|my)|im|in der|aus der|aus dem|a la|en (?:la|el)|al|au airfryer|au (?:diner|souper)|im (?:slow|topf))(?![a-z]))/

/** "Chilli without beans" speaks of no other food than the chilli. */
const leftOut =
  /(?<![a-z])(?:with no|no|not|without|minus|sans|pas d(?:e |')|sin|ohne|keine?n?) ?(?:any |the |les? |las? |los |die |den |das )?[a-z]+(?: (?:or|ni|nor|und|oder|ou|o) [a-z]+)?/g

/** The only food of a text, and what is wanted. */
const isMain = (before: string, behind: string): boolean =>
  leadsUp.test(before) &&
  goesOn.test(behind) &&
  findIngredients(before, 'any').length + findIngredients(behind.replaceAll(leftOut, ' '), 'any').length === 0

const expressions = new Map<string, RegExp>()

/** An expression of a dish's words, made when it is first tried. */
function expressionOf(source: string): RegExp {
  const known = expressions.get(source) ?? new RegExp(source, 'g')
  expressions.set(source, known)
  return known
}

const holds = ({ place, not, words }: Condition, text: string, start: number, end: number): boolean => {
  if (place === 'main') return isMain(text.slice(0, start), text.slice(end))
  const before = text.slice(0, start).search(expressionOf(words)) >= 0
  const behind = text.slice(end).search(expressionOf(words)) >= 0
  return (place === 'alone' ? before || behind : place === 'after' ? before : behind) !== not
}

const isMeant = ({ dish, start, end }: NamedDish, words: DishWords, text: string) =>
  words.conditions.every((condition) => holds(condition, text, start, end)) &&
  !(dish.whole === true && bought.test(text.slice(end)))

/**
 * Every place where a text (folded) names a dish, or this one, from left to right. At one place the printed names come
 * first: "korma de poulet" is a korma, and chicken is asked for.
 */
export function namesIn(text: string, only?: Dish): Found[] {
  built ??= build()
  const { patterns } = built
  const found: Found[] = []
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  /** After how many letters the text parts the name that is looked for. */
  let cuts: number[] = []
  const take = (first: Name | undefined, start: number, end: number, isEnding: boolean) => {
    for (let name = first ?? null; name; name = name.next) {
      const named = { dish: name.dish, start, end, printed: name.words.plural }
      if ((only && name.dish !== only) || (isEnding && !name.words.plural)) continue
      if (cuts.every((cut) => mayPart(name.text, cut)) && isMeant(named, name.words, text)) found.push(named)
    }
  }
  for (const [from, first] of tokens.entries()) {
    const next = first[0].length > 1 ? '' : (tokens[from + 1]?.[0] ?? '')
    const shelf = shelfOf(built, startOf(first[0] + next))
    if (shelf === null) continue
    const { names, stems, longestStem, heads } = shelf
    let key = ''
    cuts = []
    for (let to = from; to < tokens.length; to += 1) {
      const [word = '', at = 0] = [tokens[to]?.[0], tokens[to]?.index]
      const last = tokens[to - 1]
      if (last && to > from && !gap.test(text.slice(last.index + last[0].length, at))) break
      const before = key.length
      if (before > 0) cuts.push(before)
      key += word
      const end = at + word.length
      take(names.get(key), first.index, end, false)
      for (const ending of endings)
        if (word.length > ending.length && word.endsWith(ending))
          take(names.get(key.slice(0, -ending.length)), first.index, end, true)
      const longest = Math.min(key.length, longestStem)
      for (let length = Math.max(before + 1, 4); length <= longest; length += 1)
        take(stems.get(key.slice(0, length)), first.index, end, false)
      if (!heads.has(key)) break
    }
  }
  for (const { dish, words, pattern } of patterns) {
    const { source, literals } = pattern
    if (only && dish !== only) continue
    if (literals.length > 0 && !literals.some((literal) => text.includes(literal))) continue
    for (const match of text.matchAll(expressionOf(source))) {
      const named = { dish, start: match.index, end: match.index + match[0].length, printed: false }
      if (isMeant(named, words, text)) found.push(named)
    }
  }
  return found.toSorted((a, b) => a.start - b.start || Number(b.printed) - Number(a.printed) || b.end - a.end)
}

/** The first place of each dish that a text names, from left to right, the longest first. */
export function dishesNamedIn(text: string): NamedDish[] {
  const seen = new Set<Dish>()
  return namesIn(text)
    .filter(({ dish }) => !seen.has(dish) && seen.add(dish))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** True where a text names this dish. */
export const isNamedIn = (dish: Dish, text: string): boolean => namesIn(text, dish).length > 0

/** True where a text names any dish. */
export const namesADish = (text: string): boolean => namesIn(text).length > 0

/** The text with a space for each name of a dish, or of one dish. */
export function withoutNames(text: string, dish?: Dish): string {
  let rest = ''
  let last = 0
  for (const name of namesIn(text, dish)) {
    if (name.start < last) continue
    rest += `${text.slice(last, name.start)} `
    last = name.end
  }
  return rest + text.slice(last)
}
