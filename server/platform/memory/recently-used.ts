/**
 * Values that were made lately, by key. What was used longest ago is dropped beyond so many, and beyond so many bytes as
 * `sizeOf` estimates them: a few that are as large as they may be must not hold the memory of all.
 */
export function recentlyUsed<Value>(
  max: { values: number; bytes: number },
  sizeOf: (value: Value) => number,
) {
  /** The last one is the one that was used last. */
  const held = new Map<string, { value: Value; size: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= held.get(key)?.size ?? 0
    held.delete(key)
  }

  return {
    /** Does not count as a use. */
    get: (key: string): Value | undefined => held.get(key)?.value,

    /** Notes that it was used, without looking at its size again. */
    touch(key: string): void {
      const entry = held.get(key)
      if (!entry) return
      held.delete(key)
      held.set(key, entry)
    },

    set(key: string, value: Value): void {
      remove(key)
      const size = sizeOf(value)
      if (size > max.bytes) return
      held.set(key, { value, size })
      bytes += size
      for (const [oldest] of held) {
        if (held.size <= max.values && bytes <= max.bytes) break
        remove(oldest)
      }
    },

    remove,
  }
}
