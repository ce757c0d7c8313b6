import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

/** Mails to somebody who leaves. The list of suppressed addresses stays: it holds hashes, and its promise is for good. */
export const mailPersonalData = {
  columns: ['mails.recipient', 'suppressed_addresses.address_hash'],

  async erase(db: Db, person: { email: string; pendingEmail: string | null }) {
    const emails = [person.email, person.pendingEmail].flatMap((email) => email?.toLowerCase() ?? [])
    await db
      .deleteFrom('mails')
      .where(sql<string>`lower(recipient)`, 'in', emails)
      .execute()
  },
}
