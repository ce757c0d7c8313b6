import type { SavedState } from '#shared/contract/saved-recipes.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { findSavedAt, type UserAndRecipe } from './saved-queries.ts'
import { findNote, selectTags, type NoteRow } from './tags-and-notes.ts'

export const presentNote = (note: NoteRow | undefined) =>
  note ? { text: note.text, updatedAt: note.updated_at.toISOString() } : null

/** What the user stores about a recipe. */
export async function presentSavedState(db: Db, key: UserAndRecipe): Promise<SavedState> {
  const [savedAt, tags, note] = await Promise.all([
    findSavedAt(db, key),
    selectTags(db, key),
    findNote(db, key),
  ])
  return { savedAt: savedAt?.toISOString() ?? null, tags, note: presentNote(note) }
}
