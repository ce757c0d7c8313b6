import { editDistance, slipsAllowed } from './spelling.ts'

/** So many words are remembered with their corrections before all are forgotten. */
const remembered = 5000

/** Finds the nearest of some words to one that is misspelt; none for words that are known or common. */
export function correctionsAmong(
  words: ReadonlySet<string>,
  isCommon: (word: string) => boolean,
): (word: string) => readonly string[] {
  let byInitial: Map<string | undefined, string[]> | null = null
  const found = new Map<string, readonly string[]>()

  function nearest(word: string): readonly string[] {
    const allowed = slipsAllowed(word.length)
    if (allowed === 0 || words.has(word) || isCommon(word)) return []
    byInitial ??= Map.groupBy(
      [...words].filter((each) => each.length >= 5),
      (each) => each[0],
    )
    let near: string[] = []
    let best: number = allowed
    for (const candidate of byInitial.get(word[0]) ?? []) {
      const slips = Math.min(best, slipsAllowed(candidate.length))
      const distance = editDistance(word, candidate, slips)
      if (distance > slips) continue
      if (distance < best) near = []
      best = distance
      near.push(candidate)
    }
    return near
  }

  return (word) => {
    const cached = found.get(word)
    if (cached) return cached
    const near = nearest(word)
    if (found.size >= remembered) found.clear()
    found.set(word, near)
    return near
  }
}
