import { withOptions } from '../recipes/phrase.ts'
import { isThere, type PlannedStep, type Sentence } from './planned-step.ts'
import { otherwise } from './said-otherwise.ts'

const rest = /\b(?:rest of|remaining) (?:the )?(?:\{([^}:]+)[^}]*\}|(oil|fat|butter|sugar|herbs)\b)/gi
const first =
  /\b(?:half|thirds?|little|some|most|spoonfuls?|bit|knob|quarter|each|brush|grease|rub)\b(?: each)?(?: of| with)?(?: the)? ?(?:\{([^}:]+)[^}]*\}|(\w+))/gi

/** What such a part is called where it stands under no name of its own. */
const kinds: readonly RegExp[] = [/fat|oil|butter/, /sweet|sugar/, /herb/, /milk|liquid|cream/]

const isSame = (one: string, other: string): boolean =>
  one.split('+').some((name) => other.split('+').includes(name)) ||
  kinds.some((kind) => kind.test(one) && kind.test(other))

const named = (text: string, words: RegExp) =>
  [...text.matchAll(words)].map(([, name, noun]) => name ?? noun ?? '')

const spoken = (said: Sentence) => withOptions(said.text.en, (names) => isThere(said, names))

/** Where the step that takes the first part of a thing is not there, no other speaks of the rest of it. */
export function withNoRestAlone(steps: readonly PlannedStep[]): PlannedStep[] {
  let before = ''
  return steps.map((step) => ({
    ...step,
    sentences: step.sentences.map((said) => {
      const text = spoken(said)
      const rests = named(text, rest)
      const taken = named(`${before} ${text}`, first)
      before += ` ${text}`
      const isAlone = rests.some((each) => !taken.some((name) => isSame(each, name)))
      return isAlone ? { ...said, text: otherwise('all', said.text) } : said
    }),
  }))
}
