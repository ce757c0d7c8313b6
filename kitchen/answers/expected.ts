import type { Language } from '#shared/constants/languages.ts'
import { readEntries, halvesOf, inEachLanguage } from './read-entries.ts'
import type { QuestionType } from './question-types.ts'
import { isAsking, readRule, spaced, type Rule } from './words.ts'

/** What kind of answer a question expects, by its closed-class words. */
const answerTypes = ['long', 'hot', 'much', 'why', 'instead', 'meaning', 'difference', 'which'] as const
export type AnswerType = (typeof answerTypes)[number]

export interface Expected {
  type: AnswerType
  /** What is asked for, in words: "how long". */
  label: string
}

const words = inEachLanguage((language) =>
  readEntries('answer-types.txt').map((entry) => {
    const type = answerTypes.find((each) => each === entry.key)
    if (!type) throw new Error(`${entry.place}: "${entry.key}" is no type of answer`)
    const [list, label] = halvesOf(entry, language)
    return { type, label, needles: readRule(list).groups[0]?.alternatives ?? [] }
  }),
)

/** The type that a question names first; "how many minutes" asks how long and not how much. */
export function expectedIn(sentence: string, language: Language): Expected | null {
  const text = spaced(sentence)
  let best: (Expected & { at: number }) | null = null
  for (const { type, label, needles } of words[language]())
    for (const needle of needles) {
      const at = text.indexOf(needle)
      if (at >= 0 && (best === null || at < best.at)) best = { type, label, at }
    }
  return best && { type: best.type, label: best.label }
}

/** Whether a figure is expected. */
export const isFact = (expected: Expected | null): boolean =>
  expected !== null && ['long', 'hot', 'much'].includes(expected.type)

/**
 * The types of answer that a rule declares, by its groups of nothing but words that ask for one, or loosely by any such
 * word; none if it has no such.
 */
function declaredBy({ groups }: Rule, language: Language, isLoose = false): ReadonlySet<AnswerType> {
  const typeOf = (alternative: string) =>
    words[language]().find(({ needles }) =>
      needles.some((needle) => ` ${alternative.trim()} `.includes(needle)),
    )?.type
  const declared = groups.flatMap(({ refused, alternatives }) => {
    const types = refused ? [] : alternatives.map(typeOf)
    return types.includes(undefined) && !isLoose ? [] : types
  })
  return new Set(declared.flatMap((each) => each ?? []))
}

/** Whether a rule answers questions of a type: one that declares others does not. */
export function declares(
  rule: Rule,
  expected: Expected | null,
  language: Language,
  isStrict = false,
): boolean {
  // What says whether something must be done gives no reason for it.
  if (expected?.type === 'why')
    return !rule.groups.some(
      (group) =>
        !group.refused &&
        group.alternatives.every(isAsking) &&
        !declaredBy({ groups: [group] }, language, true).has('why'),
    )
  const declared = expected ? declaredBy(rule, language, isStrict) : new Set<AnswerType>()
  if (declared.size === 0) return !(isStrict && expected)
  return expected !== null && declared.has(expected.type)
}

const evidence: Partial<Record<AnswerType, RegExp>> = {
  long: /(?:second|minut|\bhour|overnight|\bdays?\b|week|month|until|heure|\bjours?\b|semaine|\bmois\b|\bnuit|jusqu|segundo|\bhoras?\b|\bdías?\b|semana|\bmes(?:es)?\b|noche|hasta|Sekunde|Stunde|\bTagen?\b|\bTage?\b|Woche|Monat|Nacht|\bbis\b)/i,
  hot: /(?:°|degree|degré|grado|Grad|heat|chaud|feu|fuego|calor|hitze|heiß|Stufe|lukewarm|tiède|tibi|lauwarm)/i,
  much: /(?:\d|½|¼|¾|half|one|two|three|demi|une?\b|deux|trois|medi[ao]|un[ao]?\b|dos|tres|halb|eine?|zwei|drei|as much|autant|lo mismo|gleich)/i,
}

/** Kinds of answer that are a fact about the food or the dish, and give no reason. */
const factual: readonly QuestionType[] = [
  'keeping',
  'freezing',
  'reheating',
  'ahead',
  'drink',
  'side',
  'portion',
  'measure',
  'oven',
  'temperature',
  'timing',
  'amount',
  'totalTime',
  'prepare',
]

/** What the chef says of itself, and of what it does not do, is of no type. */
const ofItself: readonly QuestionType[] = ['identity', 'abilities', 'calories', 'price', 'menu', 'servings']

/** Whether an answer is of the type that was expected: a time has a time in it, and no table gives a reason. */
export function isOfType(answer: string, expected: Expected | null, kind?: QuestionType): boolean {
  if (expected === null || (kind !== undefined && ofItself.includes(kind))) return true
  if (expected.type === 'why') return kind === undefined || !factual.includes(kind)
  return evidence[expected.type]?.test(answer) ?? true
}
