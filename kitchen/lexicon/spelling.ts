/** Rows of the table of distances, shared by all calls because thousands of words are compared per message. */
let rows = [new Uint16Array(32), new Uint16Array(32), new Uint16Array(32)] as const

function rowsFor(length: number) {
  if (rows[0].length <= length)
    rows = [new Uint16Array(length * 2), new Uint16Array(length * 2), new Uint16Array(length * 2)]
  return rows
}

/** Steps (insert, delete, replace, swap neighbours) from one word to another, or `most + 1` when there are more. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let [older, old, current] = rowsFor(to.length)
  for (let column = 0; column <= to.length; column += 1) old[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row
    let best = row
    for (let column = 1; column <= to.length; column += 1) {
      const letter = from.charCodeAt(row - 1)
      const other = to.charCodeAt(column - 1)
      let steps = Math.min(
        (old[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (old[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === other
      if (swapped) steps = Math.min(steps, (older[column - 2] ?? 0) + 1)
      current[column] = steps
      best = Math.min(best, steps)
    }
    if (best > most) return most + 1
    ;[older, old, current] = [old, current, older]
  }
  return old[to.length] ?? most + 1
}

/** How many slips a word of this length may hide: short words are too easily something else. */
export function slipsAllowed(length: number): 0 | 1 | 2 {
  return length >= 9 ? 2 : length >= 5 ? 1 : 0
}
