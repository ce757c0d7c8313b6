import { readDraft, writeDraft } from '../../../lib/drafts.ts'

const nameOf = (recipeId: string) => `comment:${recipeId}`

/** A comment half written on a recipe; empty where there is none. */
export function savedComment(recipeId: string): string {
  const stored = readDraft(nameOf(recipeId))
  return typeof stored === 'string' ? stored : ''
}

/** Something blank is nothing to keep. */
export function saveComment(recipeId: string, text: string) {
  writeDraft(nameOf(recipeId), text.trim() === '' ? null : text)
}
