import { editDistance, slipsAllowed } from './spelling.ts'

/** So many words are remembered with their corrections before all are forgotten. */
const remembered = 5000

/** The words that may be misspelt, by the code of their first letter: people seldom mistype that one. */
function groupByInitial(words: ReadonlySet<string>): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const word of words) {
    if (slipsAllowed(word.length) === 0) continue
    const group = groups.get(word.charCodeAt(0))
    if (group) group.push(word)
    else groups.set(word.charCodeAt(0), [word])
  }
  return groups
}

/** Finds the nearest of some words to one that is misspelt; none for words that are known or common. */
export function correctionsAmong(
  words: ReadonlySet<string>,
  isCommon: (word: string) => boolean,
): (word: string) => readonly string[] {
  let initials: Map<number, string[]> | null = null
  const found = new Map<string, readonly string[]>()

  function nearest(word: string): readonly string[] {
    const allowed = slipsAllowed(word.length)
    if (allowed === 0 || words.has(word) || isCommon(word)) return []
    initials ??= groupByInitial(words)
    let near: string[] = []
    let best: number = allowed
    for (const candidate of initials.get(word.charCodeAt(0)) ?? []) {
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
