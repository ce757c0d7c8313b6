/** A number that depends on the text alone (FNV-1a): the same conversation always gets the same dish. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) {
    hash ^= text.charCodeAt(place)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return hash >>> 0
}

/** One of several, chosen by the text. */
export function chosen<T>(options: readonly T[], text: string): T | undefined {
  return options[hashOf(text) % Math.max(options.length, 1)]
}
