import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { Part } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'
import { minutesOfAll, sentence, type PlannedStep } from './planned-step.ts'

/** Minutes at a boil that destroy the toxin of fresh beans. */
const enough = 10
/** Dry heat works more slowly than water. */
const enoughDry = 15

/** Fresh beans that are poisonous raw and half cooked. */
const isFreshBean = ({ ingredient: { id } }: Part) => id === 'green-bean'

export const boiled: Phrase = say(
  'Boil {x} in salted water for 10 minutes until tender, then drain; cooked for less they still hold a toxin.',
  'Cuire {x} 10 minutes à l’eau bouillante salée pour bien les attendrir, puis égoutter ; moins cuits, ils gardent une toxine.',
  'Hervir {x} 10 minutos en agua con sal hasta que estén tiernas y escurrir; menos hechas conservan una toxina.',
  '{x} 10 Minuten in Salzwasser weich kochen und abgießen; kürzer gegart enthalten sie noch ein Gift.',
)

/** True when the pot they go into boils on long enough, or the oven or the pan is hot for longer still. */
function isCooked(bean: Part, written: readonly PlannedStep[]): boolean {
  const first = written.findIndex(({ kind, uses }) => kind === 'cook' && uses.includes(bean))
  const step = written[first]
  if (!step) return false
  if (step.aside) return false
  if ((step.minutes ?? 0) >= enoughDry) return true
  const wet = written.slice(first).filter((each) => each.kind === 'cook' && !each.aside && each.wet)
  return minutesOfAll(wet) >= enough
}

/** Beans that the dish itself would not cook long enough are boiled before they go in. */
export function beansBoiled({ parts }: Plan, written: readonly PlannedStep[]): PlannedStep[] {
  const raw = parts.filter((part) => isFreshBean(part) && !isCooked(part, written))
  if (raw.length === 0) return []
  // Beside the rest, unless the rest is done sooner.
  const aside = minutesOfAll(written) >= enough
  return [
    {
      kind: 'cook',
      sentences: [sentence(boiled, () => raw)],
      minutes: enough,
      celsius: null,
      aside,
      heated: true,
      on: 'stove',
      uses: raw,
    },
  ]
}
