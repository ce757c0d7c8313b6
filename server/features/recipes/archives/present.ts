import type { ArchiveItem, RecipeArchive } from '#shared/contract/recipe-archives.ts'
import type { ArchiveRow, selectItems } from './queries.ts'
import { undoUntil } from './policy.ts'

const noCounts: RecipeArchive['counts'] = {
  recipes: 0,
  waiting: 0,
  saved: 0,
  duplicate: 0,
  failed: 0,
  kept: 0,
  undone: 0,
  doubtful: 0,
  pictures: 0,
  missingPictures: 0,
}

export function presentArchive(row: ArchiveRow, now: number): RecipeArchive {
  const counts = { ...noCounts, ...row.counts }
  const until = undoUntil(row)
  const isOver = row.state === 'done' || row.state === 'stopped'
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    reason: row.reason,
    program: row.program,
    bytes: row.bytes,
    received: row.received,
    files: row.files,
    filesRead: row.files_read,
    otherFiles: row.other_files,
    counts,
    table: row.header && { header: row.header, columns: row.columns ?? [] },
    undoUntil:
      isOver && counts.saved > 0 && until !== null && until > now ? new Date(until).toISOString() : null,
  }
}

export function presentItem(row: Awaited<ReturnType<typeof selectItems>>[number]): ArchiveItem {
  const {
    position,
    title,
    path,
    state,
    reason,
    lines,
    doubts,
    picture,
    recipe_id: id,
    recipe_title: name,
  } = row
  return {
    position,
    title,
    path,
    state,
    reason,
    lines,
    doubts,
    picture,
    recipe: id !== null && name !== null ? { id, title: name } : null,
  }
}
