import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { buildOnce } from '../db/build-once.ts'
import type { Db, UserRow } from '../db/schema.ts'
import {
  consumeForUser,
  countingOf,
  type Counting,
  type MemberLimit,
  type Usage,
} from '../rate-limit/rate-limit.ts'

/** The signed-in user of a request. */
export interface User {
  id: string
  email: string
  name: string | null
  isVerified: boolean
  isAdmin: boolean
  language: Language
  /** A new e-mail that is not verified yet. */
  pendingEmail: string | null
  /** False for a user who signs in with a provider only. */
  hasPassword: boolean
}

/** The session of a request. */
export interface Session {
  id: string
  /** The time of authentication: as the provider reports it, else the start of the session. */
  authenticatedAt: number
  /** The known device of the session, for the rate limits; null when it was deleted. */
  deviceId: string | null
  /** When it was last extended, and when it ends, in milliseconds. */
  seenAt: number
  expiresAt: number
}

export interface FoundSession {
  user: User
  session: Session
  /** The cookie has to be written again. */
  renewed: boolean
  usage: Usage | null
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Finds the user and session of a token, or null. Use extends the session up to its maximum lifetime; `renewed` means
 * that the cookie has to be written again. With `limit`, the request is counted in the same statement; see `usage`.
 */
export async function findSession(
  db: Db,
  token: string,
  now: number,
  limit?: MemberLimit,
): Promise<FoundSession | null> {
  const tokenHash = hashToken(token)
  const [counted] = limit
    ? await findAndCount(db, { tokenHash, ...countingOf(limit, limit, now) })
    : [undefined]
  const [row] = limit ? [counted] : await findOnly(db, { tokenHash, at: new Date(now) })
  if (!row) return null

  const renewed = row.seen_at.getTime() + lifetimes.session.touchEvery < now
  if (renewed) {
    const end = row.session_created_at.getTime() + lifetimes.session.longest
    await db
      .updateTable('sessions')
      .set({ seen_at: new Date(now), expires_at: new Date(Math.min(now + lifetimes.session.lifetime, end)) })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  const user = userOf(row)
  const authenticatedAt = (row.authenticated_at ?? row.session_created_at).getTime()
  const session = {
    id: row.session_id,
    authenticatedAt,
    deviceId: row.device_id,
    seenAt: row.seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  }
  return { user, session, renewed, usage: counted ?? null }
}

/**
 * The users of the tokens whose sessions have not ended, at the places of their tokens, in one query. Unlike use, this
 * does not extend the sessions.
 */
export async function findUsersOfSessions(
  db: Db,
  tokens: readonly string[],
  now: number,
): Promise<(User | undefined)[]> {
  const hashes = tokens.map(hashToken)
  const { rows } = await sql<UserColumns & { token_hash: Buffer }>`
    select sessions.token_hash, users.id, users.email, users.name, users.verified_at, users.is_admin, users.language,
      users.pending_email, users.password_hash is not null as has_password
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = any(${hashes}::bytea[]) and sessions.expires_at > ${new Date(now)}`.execute(
    db,
  )
  const users = new Map(rows.map((row) => [row.token_hash.toString('base64'), userOf(row)]))
  return hashes.map((hash) => users.get(hash.toString('base64')))
}

/** What `userOf` reads of the table `users`. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.name',
  'users.verified_at',
  'users.is_admin',
  'users.language',
  'users.pending_email',
  sql<boolean>`users.password_hash is not null`.as('has_password'),
] as const

type UserColumns = Pick<
  UserRow,
  'id' | 'email' | 'name' | 'verified_at' | 'is_admin' | 'language' | 'pending_email'
> & { has_password: boolean }

export function userOf(row: UserColumns): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isVerified: row.verified_at !== null,
    isAdmin: row.is_admin,
    language: row.language,
    pendingEmail: row.pending_email,
    hasPassword: row.has_password,
  }
}

interface Sought {
  tokenHash: Buffer
  at: Date
}

function sessionQueryOf(db: Db, { tokenHash, at }: Sought) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select([
      'sessions.id as session_id',
      'sessions.created_at as session_created_at',
      'sessions.authenticated_at',
      'sessions.device_id',
      'sessions.seen_at',
      'sessions.expires_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at)
}

const findOnly = buildOnce(sessionQueryOf)

const findAndCount = buildOnce((db: Db, values: Sought & Counting) =>
  db
    .with('caller', () => sessionQueryOf(db, values))
    .with('counted', () => consumeForUser(values))
    .selectFrom(['caller', 'counted'])
    .selectAll(),
)

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
