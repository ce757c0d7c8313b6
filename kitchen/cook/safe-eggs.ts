import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { Part } from '../recipes/part.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

const isEgg = ({ ingredient: { category } }: Part) => category === 'egg'

/** White and yolk together are firm after this many minutes on the stove or in the oven. */
const firmAfter = 8

export const firmEggs: Phrase = say(
  'Cook {x} until white and yolk are firm all the way through (71 °C).',
  'Cuire {x} jusqu’à ce que le blanc et le jaune soient bien fermes (71 °C).',
  'Cocer {x} hasta que clara y yema estén bien cuajadas (71 °C).',
  '{x} garen, bis Eiweiß und Eigelb ganz fest sind (71 °C).',
)

const isHeated = ({ heated, celsius }: PlannedStep) => heated === true || (celsius ?? 0) >= 100

const isPasteurised = ({ bought }: Part) => bought === 'pasteurised'

const isSaidFirm = ({ sentences }: PlannedStep) => sentences.some(({ text }) => text === firmEggs)

/** Eggs that no step makes firm: eaten raw, or only warmed. */
export function softEggs(parts: readonly Part[], steps: readonly PlannedStep[]): readonly Part[] {
  return parts.filter((part) => {
    if (!isEgg(part) || isPasteurised(part)) return false
    // The broth that simmers while an egg lies peeled on the board does not cook it.
    const last = steps.findLastIndex(({ uses }) => uses.includes(part))
    const heat = steps.filter((step, at) => (at > last || step.uses.includes(part)) && isHeated(step))
    const minutes = heat.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
    return (
      minutes < firmAfter &&
      !heat.some(({ measured }) => measured === true) &&
      !steps.some((step) => isSaidFirm(step) && step.uses.includes(part))
    )
  })
}

/** The same eggs pasteurised from a carton, for what is not cooked. */
export const pasteurised = (part: Part): Part => ({ ...part, bought: 'pasteurised' })

/** Steps that say of soft eggs, where they go into the pan as they are, how firm they have to be. */
export function withFirmEggs(parts: readonly Part[], steps: readonly PlannedStep[]): PlannedStep[] {
  const soft = softEggs(parts, steps).filter(({ ingredient }) => ingredient.id === 'egg')
  const lastUse = (part: Part) => steps.findLast(({ uses, kind }) => kind === 'cook' && uses.includes(part))
  return steps.map((step) => {
    const here = soft.filter((part) => lastUse(part) === step)
    return here.length === 0
      ? step
      : { ...step, sentences: [...step.sentences, sentence(firmEggs, () => here)] }
  })
}
