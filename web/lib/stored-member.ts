import { storedPagesLifetime } from '#shared/constants/stored-pages.ts'

export const storedMemberKey = 'offline_member'

/** The first part of the names of the databases with a member's stored pages. */
export const databasePrefix = 'convive-'

/** The member whose pages this device stores. */
export interface StoredMember {
  id: string
  /** When the server last answered with this member, in milliseconds since 1970. */
  confirmedAt: number
  /** The server has refused the session: the copy opens again when the same member has signed in. */
  isLocked: boolean
}

/** Null for anything that this module has not written. */
export function parseStoredMember(text: string | null): StoredMember | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { id, confirmedAt, isLocked } = stored as Record<string, unknown>
    if (typeof id !== 'string' || typeof confirmedAt !== 'number') return null
    return { id, confirmedAt, isLocked: isLocked !== false }
  } catch {
    return null
  }
}

/** Whether the copy has outlived its time; a clock that was put back does not extend it. */
export const isExpired = ({ confirmedAt }: StoredMember, now: number): boolean =>
  Math.abs(now - confirmedAt) > storedPagesLifetime

export function readStoredMember(): StoredMember | null {
  try {
    return parseStoredMember(localStorage.getItem(storedMemberKey))
  } catch {
    return null
  }
}

function write(member: StoredMember) {
  try {
    localStorage.setItem(storedMemberKey, JSON.stringify(member))
  } catch {
    // Without storage nothing opens without a connection.
  }
}

/** The server has answered with this member. The copy of another one cannot be opened from now on. */
export function confirmStoredMember(id: string, now = Date.now()) {
  write({ id, confirmedAt: now, isLocked: false })
}

/** The server has refused the session. */
export function lockStoredMember() {
  const member = readStoredMember()
  if (member) write({ ...member, isLocked: true })
}

/** The member whose copy may be opened without an answer from the server; null if there is none. */
export function openableMember(now = Date.now()): string | null {
  const member = readStoredMember()
  return member && !member.isLocked && !isExpired(member, now) ? member.id : null
}

/** At the start of a page: whether there is a copy that has outlived its time. */
export function hasExpiredPages(now = Date.now()): boolean {
  const member = readStoredMember()
  return member !== null && isExpired(member, now)
}
