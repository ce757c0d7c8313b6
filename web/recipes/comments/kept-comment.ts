import { readDraft, writeDraft } from '../../drafts.ts'

const nameOf = (recipeId: string) => `comment:${recipeId}`

/** A comment half written on a recipe; empty where there is none. */
export function keptComment(recipeId: string): string {
  const kept = readDraft(nameOf(recipeId))
  return typeof kept === 'string' ? kept : ''
}

/** Something blank is nothing to keep. */
export function keepComment(recipeId: string, text: string) {
  writeDraft(nameOf(recipeId), text.trim() === '' ? null : text)
}
