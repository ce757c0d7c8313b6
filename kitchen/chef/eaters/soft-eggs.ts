import type { Part } from '../../library/lines/part.ts'
import type { PlannedStep } from '../../library/steps/planned-step.ts'

const isEgg = ({ ingredient: { category } }: Part) => category === 'egg'

/** White and yolk together are firm after this many minutes on the stove or in the oven. */
const firmAfter = 8

const isHeated = ({ heated, celsius }: PlannedStep) => heated === true || (celsius ?? 0) >= 100

const isPasteurised = ({ bought }: Part) => bought === 'pasteurised'

/** Eggs that no step makes firm: eaten raw, or only warmed. */
export const softEggs = (parts: readonly Part[], steps: readonly PlannedStep[]): readonly Part[] =>
  parts.filter((part) => {
    if (!isEgg(part) || isPasteurised(part)) return false
    // The broth that simmers while an egg lies peeled on the board does not cook it.
    const last = steps.findLastIndex(({ uses }) => uses.includes(part))
    const heat = steps.filter((step, at) => (at > last || step.uses.includes(part)) && isHeated(step))
    const minutes = heat.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
    return minutes < firmAfter
  })
