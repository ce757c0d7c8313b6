const keyOf = (name: string) => `draft:${name}`

/** What was half written before a reload or a lost session; missing, blocked or broken storage means nothing was. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps it in this browser until it is sent; null forgets it. */
export function writeDraft(name: string, value: object | string | null) {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // A full or blocked storage only costs the draft after a reload.
  }
}
