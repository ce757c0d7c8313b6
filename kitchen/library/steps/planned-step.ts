import { namesIn, namesNeeded, type Phrase } from './phrase.ts'
import type { Heat } from '../vocabulary.ts'
import type { Part } from '../lines/part.ts'

/** A sentence that is to be said: its template and what each of its names stands for. */
export interface Sentence {
  text: Phrase
  /** By the names of the template; a number where it has one. */
  bound: ReadonlyMap<string, readonly Part[] | number>
  /** True while a lemon is still a lemon; in every other step only its juice is poured. */
  whole?: true
}

/** A step of which every fact is known, and no word is said. */
export interface PlannedStep {
  kind: 'prep' | 'cook' | 'wait'
  sentences: readonly Sentence[]
  minutes: number | null
  celsius: number | null
  /** Runs beside the others and costs no time of its own. */
  aside: boolean
  /** True where things lie in something wet while it lasts. */
  wet?: boolean
  heated?: boolean
  /** What heats it. */
  on?: Heat | undefined
  fries?: true
  otherwise?: 'pan' | 'pot'
  /** Goes into a pot of water that has to come to the boil first. */
  boils?: boolean
  /** True where its sentence gives a temperature. */
  measured?: boolean
  uses: readonly Part[]
  /** What this step sees through to its sign of doneness, named or not. */
  guards?: readonly Part[]
}

export const minutesOfAll = (steps: readonly PlannedStep[]) =>
  steps.reduce((sum, step) => sum + (step.aside ? 0 : (step.minutes ?? 0)), 0)

type Values = Readonly<Record<string, number>>

export function sentence(
  text: Phrase,
  partsOf: (name: string) => readonly Part[],
  values: Values = {},
): Sentence {
  return { text, bound: new Map(namesIn(text).map((name) => [name, values[name] ?? partsOf(name)])) }
}

/** Whether any of these names stands for something in the sentence. */
const isThere = ({ bound }: Sentence, names: string): boolean =>
  names.split('+').some((name) => {
    const value = bound.get(name)
    return typeof value === 'number' || (value?.length ?? 0) > 0
  })

/** The sentence without these; null where something that it cannot be said without would be missing. */
export function without(said: Sentence, out: readonly Part[]): Sentence | null {
  const bound = new Map(
    [...said.bound].map(([name, value]) => [
      name,
      typeof value === 'number' ? value : value.filter((part) => !out.includes(part)),
    ]),
  )
  const rest = { ...said, bound }
  return namesNeeded(said.text).every((names) => isThere(rest, names.join('+'))) ? rest : null
}
