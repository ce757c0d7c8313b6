/** Steps (insert, delete, replace, swap neighbours) from one word to another, or `most + 1` when there are more. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let older: number[] = []
  let old = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let steps = Math.min(
        (old[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (old[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) steps = Math.min(steps, (older[column - 2] ?? 0) + 1)
      current.push(steps)
      best = Math.min(best, steps)
    }
    if (best > most) return most + 1
    older = old
    old = current
  }
  return old[to.length] ?? most + 1
}

/** How many slips a word of this length may hide: short words are too easily something else. */
export function slipsAllowed(length: number): 0 | 1 | 2 {
  return length >= 9 ? 2 : length >= 5 ? 1 : 0
}
