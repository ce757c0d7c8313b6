import { contains } from '../lexicon/may-match.ts'
import { fold } from '../lexicon/text/fold.ts'

/** Text as words with single spaces, also before the first and behind the last, so that a phrase is found by `includes`. */
export const spaced = (text: string): string => ` ${plainWords(fold(text))} `

const hurried =
  /(?<![a-z])(?:(have|has|had|do|does|did|is|are|was|were|ca|wo|would|could|should)nt|(what|that|how|where)s)(?![a-z])/g

/** "Havent", "whats": English as it is typed in a hurry, with the apostrophes that it lacks. */
export const withApostrophes = (folded: string): string =>
  folded.replace(hurried, (_all, negated: string | undefined, asked: string | undefined) =>
    negated === undefined ? `${asked ?? ''}'s` : `${negated}n't`,
  )

const plainWords = (folded: string): string =>
  withApostrophes(folded)
    .replace(/[^a-z0-9%°]+/g, ' ')
    .trim()

/** Words to look for: each group must be there with one of its alternatives; a refused group with none. */
export interface Rule {
  groups: readonly { refused: boolean; alternatives: readonly string[] }[]
}

/** "keep*" is the beginning of a word, "*sauce" its end, "*reis*" any part of it. */
function needle(alternative: string): string {
  if (/^<[a-z]+>$/.test(alternative)) return alternative
  // "Step <number>": found in a text whose figures are written so.
  if (alternative.includes('<'))
    return ` ${alternative
      .split(' ')
      .map((word) => (word.startsWith('<') ? word : plainWords(word)))
      .join(' ')} `
  const opens = alternative.startsWith('*')
  const closes = alternative.endsWith('*')
  const words = plainWords(alternative)
  return `${opens ? '' : ' '}${words}${closes ? '' : ' '}`
}

/** Reads "how long, how many days + keep*, last* ! cook*": groups joined by " + ", refused ones behind " ! ". */
export function readRule(text: string): Rule {
  const [wanted = '', ...refused] = fold(text).split(' ! ')
  const group = (list: string, isRefused: boolean) => ({
    refused: isRefused,
    alternatives: list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map(needle),
  })
  const groups = [
    ...wanted.split(' + ').map((list) => group(list, false)),
    ...refused.map((list) => group(list, true)),
  ]
  if (groups.some(({ alternatives }) => alternatives.length === 0)) throw new Error('a group without words')
  return { groups }
}

/** `slots` says whether the text holds what a word in angle brackets stands for: a food, a number. */
export function fits(
  { groups }: Rule,
  text: string,
  slots: (name: string) => boolean = () => false,
): boolean {
  return groups.every(
    ({ refused, alternatives }) =>
      alternatives.some((each) =>
        each.startsWith('<') ? slots(each.slice(1, -1)) : contains(text, each),
      ) !== refused,
  )
}

/** Words with which a question of any language begins or asks for leave. */
const asking =
  /^ ?(?:why|how|when|what|whats|which|should|can|could|do i|does|need|must|is it|before or|warum|wieso|weshalb|wie|wieviel|wann|muss|soll|kann|darf|braucht?|woran|vorher|pourquoi|comment|quand|combien|quelle|faut|peut|dois|avant ou|por que|porque|como|cuando|cuant[oa]s?|que|hay que|se puede|puedo|debo|antes o)(?![a-z])/

/** Whether words of a rule (folded, with their spaces) only ask. */
export const isAsking = (words: string): boolean => asking.test(words.trim())
