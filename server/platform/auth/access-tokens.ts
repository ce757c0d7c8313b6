import { apiError } from '#shared/contract/errors.ts'
import type { TokenUse } from '#shared/contract/endpoint.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../db/schema.ts'
import type { HttpContext } from '../http/app.ts'
import { consumeForAddress } from '../rate-limit/address-limits.ts'
import { consume } from '../rate-limit/rate-limit.ts'
import { hashToken, newToken, userColumns, userOf, type User } from './session.ts'

/** Tells a token of ours from the bearer tokens of proxies in front of the server, and scanners for secrets what it is. */
const prefix = 'convive_'
const pattern = /^convive_[\w-]{43}$/

export const newAccessToken = (): string => prefix + newToken()

/** The access token of a request, well-formed or not; undefined for requests that come with a session or with nothing. */
export function readAccessToken(context: HttpContext): string | undefined {
  const [, token] = /^bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  return token?.startsWith(prefix) ? token : undefined
}

/** The tools for assistants: a session counts nothing there. */
export const mcpPath = '/mcp'

/** Whether the session of the browser, if there is one, has nothing to do with a request. */
export const isWithoutSession = (context: HttpContext): boolean =>
  readAccessToken(context) !== undefined || context.req.path === mcpPath

interface FoundToken {
  id: string
  canWrite: boolean
  usedAt: Date | null
  user: User
}

/** A token that has not expired, with its user. */
async function findAccessToken(db: Db, token: string, now: number): Promise<FoundToken | undefined> {
  if (!pattern.test(token)) return undefined
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(userColumns)
    .select(['access_tokens.id as token_id', 'can_write', 'used_at'])
    .where('access_tokens.token_hash', '=', hashToken(token))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date(now))]))
    .executeTakeFirst()
  if (!row) return undefined
  // A program that was given a token administers nothing.
  const user = { ...userOf(row), isAdmin: false }
  return { id: row.token_id, canWrite: row.can_write, usedAt: row.used_at, user }
}

/** Whether a token makes a call, which says itself what it does. */
export const mayCall = (token: { canWrite: boolean }, use: TokenUse | undefined): boolean =>
  use === 'read' || (use === 'write' && token.canWrite)

interface Request {
  token: string
  /** What the call does; undefined for one that no token makes. */
  use: TokenUse | undefined
  address: string
  now: number
}

/**
 * The user of a token that makes a call. Throws `token not allowed`, `not signed in`, or `too many requests`: beyond the
 * limit of wrong tokens of an address, or of the requests of the user's tokens.
 */
export async function authenticateToken(
  db: Db,
  { token, use, address, now }: Request,
): Promise<Pick<FoundToken, 'user' | 'canWrite'>> {
  if (use === undefined) throw apiError('token not allowed')
  const found = await findAccessToken(db, token, now)
  if (!found) {
    const limit = rateLimits.wrongAccessTokensPerAddress
    await consumeForAddress(db, { scope: 'wrong access token', address, limit }, now)
    throw apiError('not signed in')
  }
  if (!mayCall(found, use)) throw apiError('token not allowed')
  const counted = { scope: 'requests with tokens', subject: found.user.id }
  await consume(db, counted, rateLimits.requestsWithTokensPerMember, now)
  await noteUse(db, found, now)
  return found
}

/** Programs ask all day; one write an hour says enough. */
async function noteUse(db: Db, { id, usedAt }: FoundToken, now: number): Promise<void> {
  if (usedAt && now - usedAt.getTime() < 3_600_000) return
  const hour = new Date(Math.floor(now / 3_600_000) * 3_600_000)
  await db.updateTable('access_tokens').set({ used_at: hour }).where('id', '=', id).execute()
}

/** Ends the access tokens of a user, with whatever ends all sessions. */
export async function deleteAccessTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).execute()
}
