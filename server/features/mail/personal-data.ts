import { sql } from 'kysely'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'

/** Mails to the person. Suppressed addresses stay: they are hashes, and a suppression is permanent. */
export const mailPersonalData: PersonalData = {
  columns: ['mails.recipient', 'suppressed_addresses.address_hash'],

  async erase(db, person) {
    const emails = [person.email, person.pendingEmail].flatMap((email) => email?.toLowerCase() ?? [])
    await db
      .deleteFrom('mails')
      .where(sql<string>`lower(recipient)`, 'in', emails)
      .execute()
  },
}
