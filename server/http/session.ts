import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Language } from '#shared/languages.ts'
import type { Db } from '../db/schema.ts'

/** Whoever is signed in, as every route knows them. */
export interface Member {
  id: string
  email: string
  name: string | null
  isVerified: boolean
  isAdmin: boolean
  language: Language
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Starts a session and answers its token, which is stored nowhere. */
export async function startSession(
  db: Db,
  session: { userId: string; now: number; userAgent: string | undefined },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: session.userId,
      created_at: new Date(session.now),
      seen_at: new Date(session.now),
      expires_at: new Date(session.now + limits.session.lifetime),
      user_agent: session.userAgent?.slice(0, 300) ?? null,
    })
    .execute()
  return token
}

/** The member of a token, or null; `renewed` says that the cookie should be written again. */
export async function findSession(
  db: Db,
  token: string,
  now: number,
): Promise<{ member: Member; renewed: boolean } | null> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.verified_at',
      'users.is_admin',
      'users.language',
      'sessions.seen_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!row) return null

  const renewed = row.seen_at.getTime() + limits.session.touchEvery < now
  if (renewed) {
    await db
      .updateTable('sessions')
      .set({ seen_at: new Date(now), expires_at: new Date(now + limits.session.lifetime) })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  const member = {
    id: row.id,
    email: row.email,
    name: row.name,
    isVerified: row.verified_at !== null,
    isAdmin: row.is_admin,
    language: row.language,
  }
  return { member, renewed }
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
