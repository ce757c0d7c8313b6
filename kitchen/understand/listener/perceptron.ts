import { verdicts, type Verdict } from './features.ts'

/** For each feature how much it speaks for each verdict, in whole numbers. */
export type Weights = ReadonlyMap<string, readonly number[]>

/** The verdict that the features speak for, and by how much it leads. */
export function judge(weights: Weights, features: readonly string[]): { verdict: Verdict; lead: number } {
  const scores = verdicts.map(() => 0)
  for (const feature of features)
    for (const [at, weight] of weights.get(feature)?.entries() ?? []) scores[at] = (scores[at] ?? 0) + weight
  const ordered = verdicts.map((verdict, at) => ({ verdict, score: scores[at] ?? 0 }))
  const [best, second] = ordered.toSorted((a, b) => b.score - a.score)
  return { verdict: best?.verdict ?? 'in', lead: (best?.score ?? 0) - (second?.score ?? 0) }
}

export interface Example {
  features: readonly string[]
  verdict: Verdict
}

/** Numbers between 0 and 1, the same at every run, so that training again gives the same weights. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const scale = 100

/** An averaged perceptron: after each mistake the features move towards the right verdict; what counts is their mean. */
export function train(examples: readonly Example[], epochs: number, fewest: number): Weights {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1)
  const known = examples.map(({ features, verdict }) => ({
    features: features.filter((each) => (seen.get(each) ?? 0) >= fewest),
    verdict,
  }))
  const current = new Map<string, number[]>()
  const sums = new Map<string, number[]>()
  const random = repeatable(1)
  let step = 1
  const move = (features: readonly string[], verdict: Verdict, by: number) => {
    const at = verdicts.indexOf(verdict)
    for (const feature of features) {
      const now = current.get(feature) ?? [0, 0, 0]
      const sum = sums.get(feature) ?? [0, 0, 0]
      now[at] = (now[at] ?? 0) + by
      sum[at] = (sum[at] ?? 0) + by * step
      current.set(feature, now)
      sums.set(feature, sum)
    }
  }
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, verdict } of known
      .map((each) => ({ each, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ each }) => each)) {
      const guess = judge(current, features).verdict
      if (guess !== verdict) {
        move(features, verdict, 1)
        move(features, guess, -1)
      }
      step += 1
    }
  const weights = new Map<string, readonly number[]>()
  for (const [feature, now] of current) {
    const mean = now.map((value, at) => Math.round((value - (sums.get(feature)?.[at] ?? 0) / step) * scale))
    if (mean.some((value) => Math.abs(value) >= scale / 4)) weights.set(feature, mean)
  }
  return weights
}

/** One feature to a line: its name, and what it says for each verdict. */
export const printed = (weights: Weights) =>
  `${[...weights]
    .map(([feature, values]) => `${feature} ${values.join(' ')}`)
    .toSorted()
    .join('\n')}\n`

export function readWeights(text: string, file: string): Weights {
  const weights = new Map<string, readonly number[]>()
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    const [feature, ...values] = line.split(' ')
    const numbers = values.map(Number)
    if (!feature || numbers.length !== verdicts.length || numbers.some(Number.isNaN))
      throw new Error(`${file}:${at + 1}: no feature with ${verdicts.length} weights`)
    weights.set(feature, numbers)
  }
  return weights
}

/** What is rare in the utterances says little about others. */
export const trained = (examples: readonly Example[]) => train(examples, 12, 3)
