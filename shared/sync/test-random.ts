/** Random numbers that are the same at every run with a seed. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => [next(), item] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, item]) => item)
  return { next, below, pick, shuffled }
}
