/**
 * The same pure function, which keeps so many of its latest answers: every turn of a conversation is read again with the
 * next one, and for the reply, the recipe and the table.
 */
export function remembering<Given extends readonly unknown[], Value>(
  most: number,
  work: (...given: Given) => Value,
): (...given: Given) => Value {
  const known = new Map<string, { value: Value }>()
  return (...given) => {
    const key = JSON.stringify(given)
    const found = known.get(key)
    if (found) return found.value
    const value = work(...given)
    if (known.size >= most) known.clear()
    known.set(key, { value })
    return value
  }
}
