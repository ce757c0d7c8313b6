import type { Part } from './part.ts'

type Kind = 'prep' | 'cook' | 'wait'
/** A step in words, with what it costs and what it touches. */
export interface WrittenStep {
  kind: Kind
  text: string
  minutes: number | null
  celsius: number | null
  aside: boolean
  /** True where things lie in something wet while it lasts. */
  wet?: boolean
  heated?: boolean
  /** True where its sentence gives a temperature. */
  measured?: boolean
  uses: readonly Part[]
  /** What this step sees through to its sign of doneness, named or not. */
  guards?: readonly Part[]
}

export const minutesOfAll = (steps: readonly WrittenStep[]) =>
  steps.reduce((sum, step) => sum + (step.aside ? 0 : (step.minutes ?? 0)), 0)
