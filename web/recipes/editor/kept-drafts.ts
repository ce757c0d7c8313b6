import * as z from 'zod/mini'
import { recipeDraft, type RecipeDraft } from './recipe-draft.ts'

/** `new` for one that does not exist yet. */
const keyOf = (id: string) => `draft:recipe:${id}`

/** What was half written before a reload; missing, blocked or broken storage means nothing was. */
export function keptDraft(id: string): RecipeDraft | null {
  try {
    return z.safeParse(recipeDraft, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function keepDraft(id: string, draft: RecipeDraft | null) {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A full or blocked storage only costs the draft after a reload.
  }
}
