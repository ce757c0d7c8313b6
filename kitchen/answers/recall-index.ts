import type { Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../lexicon/find.ts'
import { groupMembers, groupWords, type FoodGroup } from '../lexicon/food-groups.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { advice, everyday, rescues, termsOf, type Known } from './known.ts'
import { inEachLanguage } from './read-entries.ts'
import { isLittle, stemOf } from './stems.ts'
import { isAsking, spaced, type Rule } from './words.ts'

/** A rule of something known, with how many groups of words it wants beside those that only ask. */
interface Entry {
  known: Known
  rule: Rule
  groups: number
}

/** Where a word stands in the rules of a language. */
export interface RecallIndex {
  entries: readonly Entry[]
  /** The places of a word: the entry and which of its groups, as `placeOf` makes one number of them. */
  placesOf: (word: string) => Uint32Array
  /** How many things are known. */
  size: number
}

const mostGroups = 16
export const entryAt = (place: number) => Math.floor(place / mostGroups)
export const groupAt = (place: number) => place % mostGroups

export const wordsIn = (text: string): string[] => spaced(text).trim().split(' ').filter(Boolean)

const groupPatterns = groupWords.map(([group, words]) => [group, new RegExp(words.source)] as const)
const groupNames = Object.keys(groupMembers) as FoodGroup[]

/** The groups of foods that a word names, and those that a food is in. */
export const groupsNamed = (text: string) =>
  groupPatterns.flatMap(([group, words]) => (words.test(text) ? [group] : []))
export const groupsOf = (food: Ingredient) => groupNames.filter((group) => groupMembers[group](food))

/** How the index spells a food, a group that is named, a group that a named food is in, and the beginning of a word. */
export const term = {
  food: (id: string) => `=${id}`,
  group: (name: string) => `>${name}`,
  member: (name: string) => `<${name}`,
  beginning: (word: string) => `${word}*`,
} as const

/** All that the alternatives of a group may be known by. */
function termsIn(alternatives: readonly string[], language: Language): Set<string> {
  const found = new Set<string>()
  for (const each of alternatives) {
    const words = wordsIn(each).filter((word) => !isLittle(word, language))
    const opens = !each.endsWith(' ')
    for (const [at, word] of words.entries()) {
      const isBeginning = opens && at === words.length - 1
      if (isBeginning) found.add(term.beginning(word))
      // "quita*" is also the stem of "quito".
      if (!isBeginning || word.length > 4) found.add(stemOf(word, language))
    }
    for (const name of groupsNamed(each.trim())) found.add(term.group(name))
  }
  for (const { ingredient } of findIngredients(alternatives.join(','), language, 'exact')) {
    found.add(term.food(ingredient.id))
    for (const name of groupsOf(ingredient)) found.add(term.member(name))
  }
  return found
}

const nowhere = new Uint32Array()

/** Lists of places one behind the other: thousands of small arrays would take several times the memory. */
function packed(places: ReadonlyMap<string, readonly number[]>): RecallIndex['placesOf'] {
  const all = new Uint32Array([...places.values()].reduce((sum, list) => sum + list.length + 1, 0))
  const starts = new Map<string, number>()
  let at = 0
  for (const [word, list] of places) {
    starts.set(word, at)
    all[at] = list.length
    all.set(list, at + 1)
    at += list.length + 1
  }
  return (word) => {
    const start = starts.get(word)
    return start === undefined ? nowhere : all.subarray(start + 1, start + 1 + (all[start] ?? 0))
  }
}

function build(language: Language): RecallIndex {
  const entries: Entry[] = []
  const places = new Map<string, number[]>()
  const all = [...everyday[language](), ...rescues[language](), ...advice[language](), ...termsOf(language)]
  for (const known of all)
    for (const rule of known.rules) {
      const required = rule.groups.filter(
        ({ refused, alternatives }) => !refused && !alternatives.every(isAsking),
      )
      if (required.length === 0) continue
      const at = entries.push({ known, rule, groups: required.length }) - 1
      for (const [group, { alternatives }] of required.entries())
        for (const word of termsIn(alternatives, language)) {
          const list = places.get(word)
          if (list) list.push(at * mostGroups + group)
          else places.set(word, [at * mostGroups + group])
        }
    }
  return { entries, placesOf: packed(places), size: all.length }
}

export const recallIndex = inEachLanguage(build)
