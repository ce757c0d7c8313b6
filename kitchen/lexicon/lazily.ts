/** What is read when it is first wanted. */
export function lazily<Value>(read: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: read() }).value
}
