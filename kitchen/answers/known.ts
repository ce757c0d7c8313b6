import { languages, type Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../lexicon/find.ts'
import { prepared } from '../lexicon/prepared.ts'
import { lazily } from '../lexicon/lazily.ts'
import { fold } from '../understand/fold.ts'
import { halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

/** Something the kitchen knows by heart: the words that ask for it and what it says. */
export interface Known {
  key: string
  rules: readonly Rule[]
  answer: string
  /** A term of the trade, which one word names. */
  isTerm?: true
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

export const advice = read('advice', 'advice.txt', 'advice-handling.txt', 'advice-choosing.txt')

/** The first entry with a rule whose words are all there and which answers questions of this kind. */
export const findKnown = (
  shelf: Shelf,
  text: string,
  language: Language,
  slots?: (name: string) => boolean,
  ofKind: (rule: Rule) => boolean = () => true,
): Known | null =>
  shelf[language]().find(({ rules }) => rules.some((rule) => fits(rule, text, slots) && ofKind(rule))) ?? null

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
export const findAsked = (
  shelf: Shelf,
  question: string,
  text: string,
  language: Language,
  ofKind: (rule: Rule) => boolean = () => true,
): Known | null => {
  const foods = findIngredients(question, language)
    // Water and fat are what something is cooked in, and seldom what is asked about.
    .filter(({ ingredient: { id, category } }) => id !== 'water' && category !== 'fat')
    .map(({ matched }) => fold(matched))
  return (
    shelf[language]().find(({ rules }) =>
      rules.some((rule) => {
        if (!fits(rule, text) || !ofKind(rule) || !speaksOfOne(rule, foods)) return false
        const wanted = rule.groups.filter(({ refused }) => !refused)
        const asked = wanted.filter((group) => fits({ groups: [group] }, spaced(question)))
        return asked.length > 0 && wanted.length - asked.length <= 1
      }),
    ) ?? null
  )
}

/** Words with which a question of any language begins or asks for leave. */
const asking =
  /^ ?(?:why|how|when|what|whats|which|should|can|could|do i|does|need|must|is it|before or|warum|wieso|weshalb|wie|wieviel|wann|muss|soll|kann|darf|braucht?|woran|vorher|pourquoi|comment|quand|combien|quelle|faut|peut|dois|avant ou|por que|porque|como|cuando|cuant[oa]s?|que|hay que|se puede|puedo|debo|antes o)(?![a-z])/

/** Whether words of a rule (folded, with their spaces) only ask. */
export const isAsking = (words: string): boolean => asking.test(words.trim())

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

/** The terms as what is known, each by all its names. */
export function termsOf(language: Language): Known[] {
  const names = Map.groupBy(terms[language](), ([, { key }]) => key)
  return [...names.values()].flatMap((list) => {
    const [first] = list
    const alternatives = list.map(([name]) => name)
    return first
      ? [{ ...first[1], rules: [{ groups: [{ refused: false, alternatives }] }], isTerm: true as const }]
      : []
  })
}

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
  const places = found.slice(0, mostTerms)
  const [first] = places
  if (!first) return null
  const left = rest.trim().split(/ +/).filter(Boolean).length
  return { key: first.key, answer: places.map(({ answer }) => answer).join(' '), whole: left <= 1 }
}

/** Says that two things are to be told apart. */
const comparing =
  / (?:differences?|differ|different from|diferencias?|distinguir|distingue|unterschiede?|unterscheide\w*|versus|vs) /

/** What a spaced text wants to be told apart, each said in its own sentences; null with fewer than two of them. */
export function findCompared(text: string, language: Language): Term | null {
  if (!comparing.test(text)) return null
  const found: Term[] = []
  let rest = text
  let names = 0
  for (const [name, term] of terms[language]()) {
    if (!rest.includes(name)) continue
    rest = rest.replaceAll(name, '  ')
    names += 1
    if (!found.some(({ key }) => key === term.key)) found.push(term)
  }
  // Broth and stock are told apart in one sentence.
  if (names < 2) return null
  const places = found.slice(0, 4)
  return { key: places[0]?.key ?? '', answer: places.map(({ answer }) => answer).join(' ') }
}

/** How many there are, for the tests. */
export const knownCounts = () => ({
  rescues: rescues.en().length,
  advice: advice.en().length,
  terms: new Set(terms.en().map(([, { key }]) => key)).size,
  languages: languages.length,
})
