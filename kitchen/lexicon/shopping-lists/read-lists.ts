/** A shopping list as it was typed, with the sums that are expected of it. */
export interface WrittenList {
  lines: string[]
  sums: string[]
}

/** Lists are separated by empty lines; their sums begin with `= `. Throws with file and line. */
export function readLists(name: string, text: string): WrittenList[] {
  const lists: WrittenList[] = []
  let list: WrittenList | null = null
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const fail = (message: string) => new Error(`${name}:${index + 1}: ${message}`)
    if (line.startsWith('#')) continue
    if (line === '') {
      if (list && list.sums.length === 0) throw fail('the list above has no sums')
      list = null
      continue
    }
    if (line !== line.trim()) throw fail('a space at the beginning or the end')
    if (!list) lists.push((list = { lines: [], sums: [] }))
    if (line.startsWith('= ')) {
      if (list.lines.length === 0) throw fail('a sum without lines above it')
      list.sums.push(line.slice(2))
    } else {
      if (list.sums.length > 0) throw fail('a line below the sums')
      list.lines.push(line)
    }
  }
  if (list && list.sums.length === 0) throw new Error(`${name}: the last list has no sums`)
  return lists
}
