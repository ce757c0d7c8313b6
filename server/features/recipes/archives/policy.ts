import type { ArchiveState } from '#shared/contract/recipe-archives.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'

export type ArchiveAction = 'view' | 'send' | 'map' | 'start' | 'stop' | 'undo' | 'delete'

export interface ArchiveAccess {
  user_id: string
  state: ArchiveState
  has_file: boolean
  finished_at: Date | null
}

const states: Record<Exclude<ArchiveAction, 'view' | 'delete'>, readonly ArchiveState[]> = {
  send: ['uploading', 'reading', 'ready', 'failed'],
  map: ['ready', 'failed'],
  start: ['ready', 'stopped'],
  stop: ['importing', 'stopped'],
  undo: ['done', 'stopped', 'undoing'],
}

/**
 * Why the action is refused, or null. The archives of others do not exist, nor does an action that the state of one's own
 * does not allow; the same action twice is allowed.
 */
export function archiveDenialReason(
  archive: ArchiveAccess | undefined,
  userId: string,
  action: ArchiveAction,
  now: number,
): ErrorCode | null {
  if (archive?.user_id !== userId) return 'not found'
  if (action === 'view' || action === 'delete') return null
  if (!states[action].includes(archive.state)) return 'not found'
  if ((action === 'map' || action === 'start') && !archive.has_file) return 'not found'
  if (action === 'undo' && undoUntil(archive) !== null && (undoUntil(archive) ?? 0) <= now) return 'not found'
  return null
}

/** Until when an import can be taken back; null while it has not ended. */
export function undoUntil({ finished_at }: Pick<ArchiveAccess, 'finished_at'>): number | null {
  return finished_at && finished_at.getTime() + lifetimes.archive.undo
}

export function authorizeArchive<Row extends ArchiveAccess>(
  archive: Row | undefined,
  userId: string,
  action: ArchiveAction,
  now: number,
): Row {
  const denial = archiveDenialReason(archive, userId, action, now)
  if (!archive || denial) throw apiError(denial ?? 'not found')
  return archive
}
