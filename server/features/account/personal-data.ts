import { sql } from 'kysely'
import { countStorage } from '../../platform/storage/room.ts'
import { deleteAccessTokens } from '../../platform/auth/access-tokens.ts'
import { endSessions } from '../../platform/auth/ended-sessions.ts'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'

/** The account with its sessions, access tokens, devices, second factor, linked providers, rate limits and audit entries. */
export const accountPersonalData: PersonalData = {
  columns: [
    'identities.user_id',
    'identities.subject',
    'identities.email',
    'oauth_states.user_id',
    'users.email',
    'users.pending_email',
    'sessions.user_id',
    'access_tokens.user_id',
    'known_devices.user_id',
    'second_factors.user_id',
    'recovery_codes.user_id',
    'email_tokens.user_id',
    'email_tokens.email',
    'audit_log.actor_id',
    'audit_log.subject_id',
    'audit_log.address',
    'rate_limits.subject',
    'storage_usage.user_id',
  ],

  async erase(db, person, now) {
    await db.deleteFrom('identities').where('user_id', '=', person.id).execute()
    await db.deleteFrom('oauth_states').where('user_id', '=', person.id).execute()
    const emails = [person.email, person.pendingEmail].flatMap((email) => email?.toLowerCase() ?? [])
    // A subject of two parts, an e-mail and an address, starts with the e-mail.
    await db
      .deleteFrom('rate_limits')
      .where((where) =>
        where.or([
          where(sql`split_part(subject, ' ', 1)`, 'in', [person.id, ...emails]),
          where('subject', 'in', (devices) =>
            devices
              .selectFrom('known_devices')
              .select(sql<string>`id::text`.as('id'))
              .where('user_id', '=', person.id),
          ),
        ]),
      )
      .execute()
    // The ids in the log become null with the account; the addresses would stay.
    await db
      .updateTable('audit_log')
      .set({ address: null })
      .where((where) =>
        where.or([
          where('actor_id', '=', person.id),
          where.and([where('subject_id', '=', person.id), where('actor_id', 'is', null)]),
        ]),
      )
      .execute()
    await endSessions(db, sql`user_id = ${person.id}`, 'account deleted', now)
    await deleteAccessTokens(db, person.id)
    await db.deleteFrom('users').where('id', '=', person.id).execute()
  },

  async *export({ db }, person) {
    const identities = await db
      .selectFrom('identities')
      .select(['provider', 'subject', 'email', 'created_at'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    if (identities.length > 0) yield jsonFile('sign-in-providers.json', identities)
    const account = await db
      .selectFrom('users')
      .select(['id', 'email', 'pending_email', 'name', 'language', 'is_admin', 'created_at', 'verified_at'])
      .select(['invites_revoked_reason', 'table_asked_at'])
      .where('id', '=', person.id)
      .executeTakeFirst()
    const devices = await db
      .selectFrom('sessions')
      .select(['created_at', 'seen_at', 'expires_at', 'user_agent'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const knownDevices = await db
      .selectFrom('known_devices')
      .select(['created_at', 'seen_at'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const accessTokens = await db
      .selectFrom('access_tokens')
      .select(['name', 'can_write', 'created_at', 'used_at', 'expires_at'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const secondFactor = await db
      .selectFrom('second_factors')
      .select(['created_at', 'confirmed_at'])
      .where('user_id', '=', person.id)
      .executeTakeFirst()
    const auditEntries = await db
      .selectFrom('audit_log')
      .select(['at', 'action', 'address'])
      .where('actor_id', '=', person.id)
      .orderBy('id')
      .execute()
    yield jsonFile('account.json', {
      account,
      storage: await countStorage(db, person.id),
      devices,
      knownDevices,
      accessTokens,
      secondFactor: secondFactor ?? null,
      acts: auditEntries,
    })
  },
}
