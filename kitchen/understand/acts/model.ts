/** What a sentence does: it wants a dish or a changed one, asks for knowledge, or tells something that asks for neither. */
export const acts = ['wish', 'question', 'neither'] as const
export type Act = (typeof acts)[number]

export interface Example {
  features: readonly string[]
  act: Act
}

/** One signed byte for each act and bucket; features that share a bucket share its weights. */
export type Weights = Int8Array
const buckets = 1 << 16
const scale = 24

/** The same numbers between 0 and 1 for the same seed. */
function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const bucketOf = (feature: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 16)) & (buckets - 1)
}

const shares = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => each / sum)
}

const scored = (weights: ArrayLike<number>, seen: readonly number[]) =>
  acts.map((_, act) => seen.reduce((sum, bucket) => sum + (weights[bucket * acts.length + act] ?? 0), 0))

/** How likely each act is, together 1. */
export function judge(weights: Weights, features: readonly string[]): Readonly<Record<Act, number>> {
  const scores = scored(weights, features.map(bucketOf)).map((score) => score / scale)
  const [wish = 0, question = 0, neither = 0] = shares(scores)
  return { wish, question, neither }
}

const epochs = 30
/** A feature of one sentence says nothing of others. */
const fewest = 2

/** Logistic regression by stochastic gradient descent, rounded to bytes; the same examples give the same weights. */
export function trained(examples: readonly Example[]): Weights {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1)
  const known = examples.map(({ features, act }) => ({
    places: features.filter((each) => (seen.get(each) ?? 0) >= fewest).map(bucketOf),
    right: acts.indexOf(act),
  }))
  const weights = new Float64Array(buckets * acts.length)
  const random = repeatable(1)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = 0.1 / (1 + epoch * 0.15)
    const order = known.map((each) => ({ each, at: random() })).toSorted((a, b) => a.at - b.at)
    for (const { each } of order) {
      const found = shares(scored(weights, each.places))
      for (const bucket of each.places)
        for (const [act, share] of found.entries()) {
          const at = bucket * acts.length + act
          weights[at] = (weights[at] ?? 0) + step * ((act === each.right ? 1 : 0) - share)
        }
    }
  }
  return Int8Array.from(weights, (each) => Math.max(-127, Math.min(127, Math.round(each * scale))))
}
