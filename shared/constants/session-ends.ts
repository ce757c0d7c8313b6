/**
 * Why a session was ended from elsewhere. A browser that comes back with one deletes what it stores of the member; after
 * a logout or an expired session there is no reason to tell.
 */
export const sessionEnds = ['signed out', 'password changed', 'account deleted', 'ended by admin'] as const

export type SessionEnd = (typeof sessionEnds)[number]

/** Readable by scripts: tells the next page of this browser that its session was ended from elsewhere. */
export const endedCookie = 'session_ended'
