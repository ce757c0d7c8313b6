import * as z from 'zod/mini'
import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { recipeDraft, type RecipeDraft } from './recipe-draft.ts'

/** `new` for one that does not exist yet. */
const nameOf = (id: string) => `recipe:${id}`

/** What was half written before a reload. */
export function savedDraft(id: string): RecipeDraft | null {
  return z.safeParse(recipeDraft, readDraft(nameOf(id))).data ?? null
}

export function saveDraft(id: string, draft: RecipeDraft | null) {
  writeDraft(nameOf(id), draft)
}
