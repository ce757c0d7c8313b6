import { readFileSync } from 'node:fs'
import { prepared } from '../../lexicon/prepared.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { Item } from '../marks/items.ts'
import { featuresOf } from './features.ts'
import { judge, readWeights, type Weights } from './perceptron.ts'

const weights = lazily(
  (): Weights =>
    new Map(
      prepared('listener', () => [
        ...readWeights(readFileSync(new URL('weights.txt', import.meta.url), 'utf8'), 'weights.txt'),
      ]),
    ),
)

/** By so much another verdict must lead before a food counts as doubted: most where a wish is said in so many words. */
const doubt = { neither: 500, out: 1200, said: 1600 }

/** Whether the second listener takes what seems to be wanted for something else. It never makes anything wanted. */
export function doubts(items: readonly Item[], at: number, isSaid: boolean): boolean {
  const { verdict, lead } = judge(weights(), featuresOf(items, at))
  // Where a refusal is said it is known how far it reaches.
  if (verdict === 'out' && items.some(({ kind }) => /^(?:refuse|refused|allergy|allergic)$/.test(kind)))
    return false
  return verdict !== 'in' && lead >= (isSaid ? doubt.said : doubt[verdict])
}
