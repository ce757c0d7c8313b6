import type { Language } from '#shared/constants/languages.ts'
import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { groupMembers, groupWords } from '../lexicon/food-groups.ts'
import { findIngredients, type Found } from '../lexicon/find.ts'
import { prepared } from '../lexicon/prepared.ts'
import { lazily } from '../lexicon/lazily.ts'
import { fold } from '../lexicon/text/fold.ts'
import { halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { isLittle, stemOf } from './stems.ts'
import { fits, isAsking, readRule, spaced, type Rule } from './words.ts'
import { declares, expectedIn, isFact } from './expected.ts'

/** Something the kitchen knows by heart: the words that ask for it and what it says. */
export interface Known {
  key: string
  rules: readonly Rule[]
  answer: string
}

/** What is known in a language, read when that language is first asked in. */
type Shelf = Readonly<Record<Language, () => readonly Known[]>>

function read(name: string, ...files: readonly string[]): Shelf {
  const entries = lazily(() => files.flatMap(readEntries))
  const readIn = (language: Language) =>
    entries().map((entry): Known => {
      const [words, answer] = halvesOf(entry, language)
      if (entry.rest !== '') throw new Error(`${entry.place}: "${entry.rest}" says nothing here`)
      try {
        return { key: entry.key, rules: words.split(' ; ').map(readRule), answer }
      } catch (error) {
        throw new Error(`${entry.place}: ${language}: ${(error as Error).message}`, { cause: error })
      }
    })
  return inEachLanguage((language) => prepared(`${name}.${language}`, () => readIn(language)))
}

export const rescues = read('rescues', 'rescues-cooking.txt', 'rescues-baking.txt', 'rescues.txt')
/** Questions of everyday technique, exact enough to be looked for before any mishap or kind of question. */
export const everyday = read(
  'everyday',
  'advice-everyday.txt',
  'advice-equipment.txt',
  'advice-common.txt',
  'advice-dishes.txt',
  'advice-leftovers.txt',
  'tricks.txt',
)
/** Whether an answer is one of these. */
export const isEveryday = (key: string | null, language: Language): boolean =>
  everyday[language]().some((each) => each.key === key)

/** Whether an answer is one of these that a text found by words which `isMeant`. */
export const isFoundBy = (
  key: string | null,
  text: string,
  language: Language,
  isMeant: (words: string) => boolean,
): boolean =>
  everyday[language]().some(
    (each) =>
      each.key === key &&
      each.rules.some(({ groups }) =>
        groups.some(
          ({ refused, alternatives }) =>
            !refused && alternatives.some((words) => text.includes(words) && isMeant(words)),
        ),
      ),
  )

/** Of these, what is asked of a dish by its name, which may be the one on the table. */
export const ofDishes = read('of-dishes', 'advice-dishes.txt', 'advice-leftovers.txt')

/** What many believe, and what is true of it. */
export const truths = read('truths', 'truths.txt')

export const advice = read('advice', 'advice.txt', 'advice-handling.txt', 'advice-choosing.txt')

/** How many words of a spaced text a rule explains, without those that only ask. */
export function explained({ groups }: Rule, text: string, language: Language): number {
  const words = new Set<number>()
  for (const { refused, alternatives } of groups)
    for (const each of refused ? [] : alternatives) {
      const at = each.startsWith('<') || isAsking(each) ? -1 : text.indexOf(each)
      if (at < 0) continue
      const start = text.lastIndexOf(' ', at + (each.startsWith(' ') ? 0 : -1)) + 1
      for (const { 0: word, index } of text.slice(start, at + each.length).matchAll(/[^ ]+/g))
        if (!isLittle(word, language)) words.add(start + index)
    }
  return words.size
}

/** Whether what is known speaks of a food, by its name, its family or its kind. */
function speaksOf({ rules, answer }: Known, { ingredient, matched }: Found, language: Language): boolean {
  const name = fold(matched)
  const stem = name.slice(0, Math.max(4, name.length - 2))
  const said = fold(answer)
  const asked = rules.flatMap(({ groups }) => groups.flatMap(({ alternatives }) => alternatives))
  if (said.includes(stem) || asked.some((each) => each.includes(stem))) return true
  // "Frozen fruit goes in as it is" speaks of cherries.
  if (groupWords.some(([group, words]) => groupMembers[group](ingredient) && said.search(words) >= 0))
    return true
  return findIngredients(answer, language, 'exact').some(
    ({ ingredient: { id, category } }) =>
      category === ingredient.category || withFamilies(ingredient.id).includes(id),
  )
}

/** Two foods to choose between: "baking powder or yeast"; with "and" only where a difference is asked. */
const choosing = /^[\s,]*(?:or|ou|oder|o|u|vs|versus)[\s,]*$/
const joining = /^[\s,]*(?:and|et|y|e|und)[\s,]*$/

/** The foods of a text between which somebody chooses, and all that it names. */
function foodsAsked(text: string, language: Language) {
  const foods = findIngredients(text, language).filter(
    ({ ingredient: { id, category } }) => id !== 'water' && category !== 'fat',
  )
  const isCompared = comparing.test(text)
  const at = foods.findIndex(({ end }, place) => {
    const next = foods[place + 1]
    const between = next ? text.slice(end, next.start) : ''
    return next !== undefined && (choosing.test(between) || (isCompared && joining.test(between)))
  })
  return { foods, pair: at < 0 ? [] : foods.slice(at, at + 2) }
}

export interface Fit {
  known: Known
  shelf: Shelf
  /** How many words of the question it explains. */
  score: number
}

/**
 * What is known whose words are all in a text and which answers questions of this kind: of several, what explains most of
 * its words and speaks of its foods. One word in common is not enough beside a food of which nothing is said, and of two
 * foods between which somebody chooses both must be spoken of.
 */
export function nearestFit(
  shelves: readonly Shelf[],
  text: string,
  language: Language,
  slots?: (name: string) => boolean,
  ofKind: (rule: Rule) => boolean = () => true,
): Fit | null {
  let asked: ReturnType<typeof foodsAsked> | null = null
  const asksFact = lazily(() => {
    const expected = expectedIn(text, language)
    return isFact(expected) ? expected : null
  })
  let best: Fit | null = null
  for (const shelf of shelves)
    for (const known of shelf[language]())
      for (const rule of known.rules) {
        if (!fits(rule, text, slots) || !ofKind(rule)) continue
        // What asks for a figure is answered by what declares one; all else is looked for later.
        if (!declares(rule, asksFact(), language, true)) continue
        const { foods, pair } = (asked ??= foodsAsked(text, language))
        const words = explained(rule, text, language)
        const spoken = foods.filter((food) => speaksOf(known, food, language))
        if (pair.some((food) => !spoken.includes(food))) continue
        if (foods.length > 0 && words < 3 && spoken.length === 0) continue
        const score = words + (spoken.length > 0 ? 1 : 0)
        if (!best || score > best.score) best = { known, shelf, score }
      }
  return best
}

/** The same of one shelf. */
export const findKnown = (
  shelf: Shelf,
  text: string,
  language: Language,
  slots?: (name: string) => boolean,
  ofKind?: (rule: Rule) => boolean,
): Known | null => nearestFit([shelf], text, language, slots, ofKind)?.known ?? null

/** Whether a rule speaks of one of these foods; oat milk is no matter of rice, though it is asked of rice pudding. */
const speaksOfOne = ({ groups }: Rule, foods: readonly string[]): boolean =>
  foods.length === 0 ||
  groups.some(
    ({ refused, alternatives }) =>
      !refused &&
      alternatives.some((words) => foods.some((food) => food.includes(words.trim()) || words.includes(food))),
  )

/**
 * The first entry that fits a question read with the words of the dish on the table: all of its groups but the food
 * must be in the question itself, so that black pepper and potatoes do not answer for the salt.
 */
export function findAsked(
  shelves: readonly Shelf[],
  question: string,
  text: string,
  language: Language,
  ofKind: (rule: Rule) => boolean = () => true,
): Fit | null {
  const foods = findIngredients(question, language)
    // Water and fat are what something is cooked in, and seldom what is asked about.
    .filter(({ ingredient: { id, category } }) => id !== 'water' && category !== 'fat')
    .map(({ matched }) => fold(matched))
  const words = spaced(question)
  let best: Fit | null = null
  for (const shelf of shelves)
    for (const known of shelf[language]())
      for (const rule of known.rules) {
        if (!fits(rule, text) || !ofKind(rule) || !speaksOfOne(rule, foods)) continue
        const wanted = rule.groups.filter(({ refused }) => !refused)
        const asked = wanted.filter((group) => fits({ groups: [group] }, words))
        if (asked.length === 0 || wanted.length - asked.length > 1) continue
        // The name of the dish is a word of the question that was only said before.
        const score = explained(rule, words, language) + (asked.length < wanted.length ? 0.5 : 0)
        if (!best || score > best.score) best = { known, shelf, score }
      }
  return best
}

interface Term {
  key: string
  answer: string
}

const termFiles = [
  'terms-cooking.txt',
  'terms-cutting.txt',
  'terms-baking.txt',
  'terms-foods.txt',
  'terms-pantry.txt',
  'terms-glossary.txt',
]

const termEntries = lazily(() => termFiles.flatMap(readEntries))

const readTerms = (language: Language): readonly (readonly [name: string, term: Term])[] =>
  termEntries()
    .flatMap((entry) => {
      const [words, answer] = halvesOf(entry, language)
      return words.split(', ').map((name) => [spaced(name), { key: entry.key, answer }] as const)
    })
    .toSorted(([a], [b]) => b.length - a.length)

/** Every name of every term, with spaces around it, the longest first. */
const terms = inEachLanguage((language) => prepared(`terms.${language}`, () => readTerms(language)))

/** So many terms are explained at once. */
const mostTerms = 3

/**
 * The terms of the trade that a spaced text names, explained together; `whole` when they are nearly all of the text. A
 * name within a longer one, and two names of one term, count once.
 */
export function findTerm(text: string, language: Language): (Term & { whole: boolean }) | null {
  const found: Term[] = []
  let rest = text
  for (const [name, term] of terms[language]()) {
    if (!rest.includes(name)) continue
    rest = rest.replaceAll(name, '  ')
    if (!found.some(({ key }) => key === term.key)) found.push(term)
  }
  // "Broiled", "julienned": a term in another form.
  const stems =
    found.length > 0 || expectedIn(text, language)?.type !== 'meaning'
      ? []
      : text
          .trim()
          .split(' ')
          .filter((word) => word.length > 4)
          .map((word) => stemOf(word, language))
  const inflected =
    stems.length > 0
      ? terms[language]().find(([name]) => stems.includes(stemOf(name.trim(), language)))?.[1]
      : undefined
  const places = inflected ? [inflected] : found.slice(0, mostTerms)
  const [first] = places
  if (!first) return null
  const left = rest.trim().split(/ +/).filter(Boolean).length
  return { key: first.key, answer: places.map(({ answer }) => answer).join(' '), whole: left <= 1 }
}

/** Says that two things are to be told apart. */
const comparing =
  / (?:differences?|differ|different from|same (?:thing )?as|the same|diferencias?|distinguir|distingue|lo mismo|la meme chose|meme chose|pareil|unterschiede?|unterscheide\w*|dasselbe|das gleiche|das selbe|versus|vs) /

/**
 * What a spaced text wants to be told apart, or offers to choose between, each said in its own sentences; null with fewer
 * than two of them.
 */
export function findCompared(text: string, language: Language): Term | null {
  const found: (Term & { at: number; end: number })[] = []
  let rest = text
  let names = 0
  for (const [name, term] of terms[language]()) {
    const at = rest.indexOf(name)
    if (at < 0) continue
    rest = rest.replaceAll(name, ' '.repeat(name.length))
    names += 1
    if (!found.some(({ key }) => key === term.key)) found.push({ ...term, at, end: at + name.length })
  }
  const row = found.toSorted((a, b) => a.at - b.at)
  const isPair = row.some(({ end }, at) => choosing.test(text.slice(end - 1, row[at + 1]?.at ?? 0)))
  // Broth and stock are told apart in one sentence.
  if (names < 2 || !(isPair || comparing.test(text))) return null
  const places = found.slice(0, 4)
  return { key: places[0]?.key ?? '', answer: places.map(({ answer }) => answer).join(' ') }
}
