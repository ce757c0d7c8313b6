/** Numbers that look random and are the same at every run: mulberry32, from 0 to just below 1. */
export function seededRandom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number of both ends and what lies between. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** So many of a list, each at most once. */
    some<Item>(list: readonly Item[], count: number): Item[] {
      return list
        .map((item) => ({ item, index: next() }))
        .toSorted((one, other) => one.index - other.index)
        .slice(0, count)
        .map(({ item }) => item)
    },
    /** One of a list that has one. */
    one<Item>(list: readonly [Item, ...Item[]]): Item {
      return list[Math.floor(next() * list.length)] ?? list[0]
    },
  }
}

export type Random = ReturnType<typeof seededRandom>
