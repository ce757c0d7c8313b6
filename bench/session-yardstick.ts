import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Pool } from 'pg'

/** Whose session the cookie names, by one prepared statement: the least that a call of a member needs. */
export const sessionReader =
  (pool: Pool) =>
  async (context: Context): Promise<string> => {
    const token = /session=([^;]+)/.exec(context.req.header('cookie') ?? '')?.[1] ?? ''
    const { rows } = await pool.query<{ id: string }>({
      name: 'least session',
      text: `select users.id from sessions join users on users.id = sessions.user_id
        where token_hash = $1 and expires_at > $2`,
      values: [createHash('sha256').update(token).digest(), new Date()],
    })
    return rows[0]?.id ?? ''
  }
