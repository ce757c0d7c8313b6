const keyOf = (name: string) => `draft:${name}`

/** A draft that survived a reload or a lost session; null if there is none or the storage is blocked or broken. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** Stores the draft in this browser; null removes it. */
export function writeDraft(name: string, value: object | string | null) {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // With a full or blocked storage only a reload loses the draft.
  }
}
