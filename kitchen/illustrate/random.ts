/** A stream of chance that is the same for the same seed, so that a dish is drawn the same way for ever. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  between(low: number, high: number): number
  /** Both ends included. */
  whole(low: number, high: number): number
  pick<Item>(list: readonly Item[]): Item
  chance(probability: number): boolean
  shuffle<Item>(list: readonly Item[]): Item[]
  /** A stream of its own: what one part of the picture draws does not move another. */
  fork(name: string): Random
}

/** Takes any text and gives its stream of chance; never fails, the empty text is a seed too. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
    fork: (name) => seededRandom(`${seed}/${name}`),
  }
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 16777619)
  }
  return hash | 0
}
