import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { logAudit } from '../../platform/auth/audit.ts'

/** Makes a verified user an admin. Only the result `made` means a change. */
export async function makeAdmin(
  db: Db,
  email: string,
  now: number,
): Promise<'made' | 'already' | 'unverified' | 'unknown'> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'is_admin', 'verified_at'])
      .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return 'unknown'
    if (user.is_admin) return 'already'
    if (user.verified_at === null) return 'unverified'
    await transaction.updateTable('users').set({ is_admin: true }).where('id', '=', user.id).execute()
    await logAudit(transaction, { action: 'admin made', subjectId: user.id, now })
    return 'made'
  })
}
