import { cutPhrases, type Cut } from './cut-phrases.ts'
import { minutesAtBoard } from '../lines/labour.ts'
import type { Part } from '../lines/part.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

/** Everything that needs a knife, gathered into one or two steps in front of the stove; it takes as long as there is to cut. */
export function knifework(parts: readonly Part[]): PlannedStep[] {
  const cuts = [...new Set(parts.flatMap(({ cut }) => (cut ? [cut] : [])))]
  const sentences = cuts.map((cut: Cut) => {
    const cutParts = parts.filter((part) => part.cut === cut)
    return {
      said: { ...sentence(cutPhrases[cut], () => cutParts), whole: true as const },
      uses: cutParts,
      minutes: cutParts.reduce((sum, part) => sum + minutesAtBoard(part), 0),
    }
  })
  if (sentences.length === 0) return []
  const half = sentences.length > 4 ? Math.ceil(sentences.length / 2) : sentences.length
  return [sentences.slice(0, half), sentences.slice(half)]
    .filter((each) => each.length > 0)
    .map((each, place) => ({
      kind: 'prep' as const,
      sentences: each.map(({ said }) => said),
      // Board and knife are fetched once.
      minutes: Math.max(Math.round(each.reduce((sum, { minutes }) => sum + minutes, place === 0 ? 1 : 0)), 1),
      celsius: null,
      aside: false,
      uses: each.flatMap(({ uses }) => uses),
    }))
}
