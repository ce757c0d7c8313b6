import type { Language } from '#shared/constants/languages.ts'
import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { findIngredients } from '../lexicon/find.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { kindWords } from './kinds.ts'
import { speaksOf, type Known } from './known.ts'
import { expectedIn, isOfType } from './expected.ts'
import {
  entryAt,
  groupAt,
  groupsNamed,
  groupsOf,
  recallIndex,
  term,
  wordsIn,
  type RecallIndex,
} from './recall-index.ts'
import { ofKindAsked } from './recognise.ts'
import { isLittle, stemOf } from './stems.ts'
import { fits, spaced } from './words.ts'

/** One thing that a question speaks of: the words of the index that it may be, each with how surely. */
type Thing = readonly (readonly [word: string, weight: number])[]

/** A German word by its parts, where the last is known: it says what the whole is. */
function partsOfCompound(word: string, { placesOf }: RecallIndex): Thing {
  for (let at = 3; at <= word.length - 4; at += 1) {
    const last = stemOf(word.slice(at), 'de')
    if (placesOf(last).length === 0) continue
    return [
      [last, 0.8],
      [stemOf(word.slice(0, at), 'de'), 0.6],
    ]
  }
  return []
}

function thingOf(word: string, language: Language, index: RecallIndex): Thing {
  const kinds = groupsNamed(word)
  const beginnings = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(0, at + 3))
  return [
    [stemOf(word, language), 1],
    ...beginnings.map((each) => [term.beginning(each), 1] as const),
    ...kinds.flatMap((kind) => [[term.group(kind), 1] as const, [term.member(kind), 0.6] as const]),
    ...(language === 'de' && word.length > 7 ? partsOfCompound(word, index) : []),
  ]
}

/** A text without these pieces. */
const without = (text: string, pieces: readonly { start: number; end: number }[]) =>
  pieces.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)

/** What is known of dishes of its kind counts for a dish so much of what is known of itself. */
const ofKind = 0.8

/** What a text speaks of: each of its dishes, also by its kind, of its foods, also by its families, and other words. */
function thingsIn(said: string, language: Language, index: RecallIndex): Thing[] {
  const folded = fold(said)
  const dishes = readDishMentions(folded, language)
  const text = without(
    folded,
    dishes.map(({ at, end }) => ({ start: at, end })),
  )
  const foods = findIngredients(text, language)
  return [
    ...dishes.map(({ at, end, dish }): Thing => {
      const own = folded.slice(at, end)
      return [
        ...wordsIn(own).flatMap((word) => thingOf(word, language, index)),
        ...findIngredients(own, language).map(({ ingredient }) => [term.food(ingredient.id), 1] as const),
        ...wordsIn(kindWords(dish.kind, language)).map((word) => [stemOf(word, language), ofKind] as const),
      ]
    }),
    ...foods.map(({ ingredient, matched }): Thing => [
      ...wordsIn(matched).map((word) => [stemOf(word, language), 1] as const),
      ...withFamilies(ingredient.id).map((id, at) => [term.food(id), at === 0 ? 1 : 0.9] as const),
      ...groupsOf(ingredient).map((group) => [term.group(group), 0.8] as const),
    ]),
    ...wordsIn(without(text, foods))
      .filter((word) => !isLittle(word, language) && !/^\d+$/.test(word))
      .map((word) => thingOf(word, language, index)),
  ]
}

/** How much of the groups of a rule a question holds, and how much of what the question speaks of is in the rule. */
interface Hits {
  groups: Map<number, number>
  things: Map<number, number>
}

function hitsOf(asked: readonly Thing[], about: readonly Thing[], { placesOf }: RecallIndex) {
  const hits = new Map<number, Hits>()
  const raise = (map: Map<number, number>, key: number, value: number) =>
    map.set(key, Math.max(map.get(key) ?? 0, value))
  const mark = (thing: Thing, at: number | null) => {
    for (const [word, weight] of thing)
      for (const place of placesOf(word)) {
        const of = hits.get(entryAt(place)) ?? { groups: new Map(), things: new Map() }
        hits.set(entryAt(place), of)
        raise(of.groups, groupAt(place), at === null ? weight * ofDish : weight)
        if (at !== null) raise(of.things, at, weight)
      }
  }
  asked.forEach((thing, at) => mark(thing, at))
  about.forEach((thing) => mark(thing, null))
  return hits
}

/** What only the dish on the table has counts for less than what was said. */
const ofDish = 0.9
/** A word of the answer explains so much of what the same word in the rule would. */
const inAnswer = 0.3
/** A word that stands in no rule counts like one in so many: it may be what matters, or only colour. */
const unheard = 12
/** One group of words is soon there. */
const single = 0.6

interface Candidate {
  known: Known
  /** From 0 to 1. */
  score: number
  /** How many things of the question are in its rule. */
  things: number
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)

/**
 * What is known, the nearest to a question first: half of it is how much of a rule the question holds, half how much of
 * what it speaks of is in the rule, by rarity, or a little in the answer. `context` names the dish on the table.
 */
function candidates(text: string, context: string, language: Language, isStrict = false): Candidate[] {
  const index = recallIndex[language]()
  const { entries, placesOf, size } = index
  const asked = thingsIn(text, language, index)
  const whole = spaced(text)
  const isOfKind = ofKindAsked(text, language, isStrict)
  const rarity = asked.map((thing) => {
    const counts = thing.map(([word]) => placesOf(word).length).filter((count) => count > 0)
    return Math.log(1 + size / (counts.length > 0 ? Math.min(...counts) : unheard))
  })
  const total = sum(rarity)
  const isIn = (answer: readonly string[], thing: Thing) => thing.some(([word]) => answer.includes(word))
  const score = ({ groups, things }: Hits, count: number, answer: readonly string[]) => {
    const ofRule = (sum(groups.values()) / count) * (count === 1 ? single : 1)
    const explained = asked.map(
      (thing, at) => (rarity[at] ?? 0) * (things.get(at) ?? (isIn(answer, thing) ? inAnswer : 0)),
    )
    return 0.5 * ofRule + (0.5 * sum(explained)) / total
  }
  const found = [...hitsOf(asked, context === '' ? [] : thingsIn(context, language, index), index)].flatMap(
    ([at, hits]) => {
      const entry = entries[at]
      // Of two groups of words one is mostly what it is about: "would muffins work instead" is no matter of rice.
      const isHalf = entry !== undefined && entry.groups === 2 && hits.groups.size < 2
      return entry && !isHalf && hits.things.size > 0
        ? [{ entry, hits, score: score(hits, entry.groups, []) }]
        : []
    },
  )
  const best = new Map<Known, Candidate>()
  for (const { entry, hits } of found.toSorted((a, b) => b.score - a.score).slice(0, 12)) {
    const { known, rule, groups } = entry
    if (rule.groups.some((group) => group.refused && !fits({ groups: [group] }, whole)) || !isOfKind(rule))
      continue
    const answer = wordsIn(known.answer).map((word) => stemOf(word, language))
    const now = { known, score: score(hits, groups, answer), things: hits.things.size }
    if (now.score > (best.get(known)?.score ?? 0)) best.set(known, now)
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** From which score on an answer is right more often than not, and how far the next has to be behind. */
const sure = 0.72
const lead = 0.04
/** So near, it is one of several that all fit. */
const certain = 0.8
/** Of one thing only, and the dish on the table, more has to be there. */
const sureOfOne = 0.9

/** Whether one word of a text is the name of a term, and no part of it. */
function isNamed({ isTerm, rules }: Known, text: string, language: Language): boolean {
  const said = wordsIn(text).map((word) => stemOf(word, language))
  const names = rules.flatMap(({ groups }) => groups.flatMap(({ alternatives }) => alternatives))
  return isTerm === true && names.some((name) => said.includes(stemOf(name.trim(), language)))
}

/** Whether what is known is of the type that a text asks for, and speaks of a food that it names. */
function isAbout(known: Known, text: string, language: Language): boolean {
  const foods = findIngredients(text, language).filter(
    ({ ingredient: { id, category } }) => id !== 'water' && category !== 'fat',
  )
  return (
    isOfType(known.answer, expectedIn(text, language)) &&
    (foods.length === 0 || foods.some((food) => speaksOf(known, food, language)))
  )
}

/** What is known that is nearest to a question whose words fit no rule; null where nothing is near or two are as near. */
export function recall(text: string, context: string, language: Language, isStrict = false): Known | null {
  const [first, second] = candidates(text, context, language, isStrict)
  if (!first) return null
  const least = first.things > 1 ? sure : isNamed(first.known, text, language) ? certain : sureOfOne
  if (first.score < least || !isAbout(first.known, text, language)) return null
  const isAhead =
    !second || first.score - second.score >= lead || (first.things > 1 && first.score >= certain)
  return isAhead ? first.known : null
}
