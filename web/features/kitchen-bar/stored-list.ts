import * as z from 'zod/mini'

/**
 * A list in `localStorage`, shared by all tabs. `read` returns the same array until the list changes. Entries that are
 * not understood count as absent; without storage the list lasts until the page is left.
 */
export function storedList<T>(key: string, schema: z.ZodMiniType<T[]>) {
  let text: string | null = null
  let list: readonly T[] = []

  function read(): readonly T[] {
    try {
      const stored = localStorage.getItem(key)
      if (stored !== text) {
        text = stored
        list = parsed(stored)
      }
    } catch {
      // The storage is blocked.
    }
    return list
  }

  function parsed(stored: string | null): readonly T[] {
    try {
      return z.safeParse(schema, JSON.parse(stored ?? '[]')).data ?? []
    } catch {
      return []
    }
  }

  function change(by: (list: readonly T[]) => readonly T[]) {
    list = by(read())
    text = list.length > 0 ? JSON.stringify(list) : null
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // The storage is blocked or full.
    }
    // Browsers notify the other tabs only.
    window.dispatchEvent(new Event('storage'))
  }

  return { read, change }
}
