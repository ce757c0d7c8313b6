import { storedPagesLifetime } from '#shared/constants/stored-pages.ts'
import type { RefusedKind } from './unsent-work.ts'

/** Something that was written on this device and never reached the server. */
export interface KeptLine {
  kind: RefusedKind | 'draft'
  /** The recipe, the line or the dish that it is about; '' if nothing is known of it. */
  title: string
  /** What was written; null where the title says it. */
  text: string | null
}

interface KeptWork {
  memberId: string
  at: number
  lines: KeptLine[]
}

/** The key of what is left of a member whose stored pages were deleted. */
export const keptWorkKey = 'unsent_work'

const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

export function subscribeKeptWork(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const hasKeptWork = () => localStorage.getItem(keptWorkKey) !== null

/** Until somebody saves or deletes it, or another member signs in here. */
export function keepWork(memberId: string, lines: KeptLine[], now = Date.now()) {
  if (lines.length === 0) return
  localStorage.setItem(keptWorkKey, JSON.stringify({ memberId, at: now, lines } satisfies KeptWork))
  changed()
}

export function readKeptWork(): KeptWork | null {
  try {
    const read = JSON.parse(localStorage.getItem(keptWorkKey) ?? 'null') as KeptWork | null
    return Array.isArray(read?.lines) ? read : null
  } catch {
    return null
  }
}

export function deleteKeptWork() {
  localStorage.removeItem(keptWorkKey)
  changed()
}

/** Deletes what has outlived its time, and what belongs to somebody other than the member who has signed in. */
export function tidyKeptWork(memberId: string | null, now = Date.now()) {
  if (!hasKeptWork()) return
  const kept = readKeptWork()
  const isLate = !kept || Math.abs(now - kept.at) > storedPagesLifetime
  if (isLate || (memberId !== null && kept.memberId !== memberId)) deleteKeptWork()
}
