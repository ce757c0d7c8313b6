import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What accounts need beyond the way in: devices, a new address in waiting, the tree of invitations, requests, audit. */
export const accounts: Migration = {
  name: '0002-accounts',
  async up(db) {
    const statements = [
      sql`alter table users
        add column pending_email text check (pending_email = btrim(pending_email) and pending_email <> ''),
        add column invite_right_taken_at timestamptz,
        add column invite_right_reason text,
        add check ((invite_right_taken_at is null) = (invite_right_reason is null))`,
      sql`create index users_unverified on users (created_at) where verified_at is null`,
      sql`create index users_pending_email on users (lower(pending_email)) where pending_email is not null`,

      sql`alter table sessions add column id uuid not null unique default gen_random_uuid()`,
      sql`create index email_tokens_expiry on email_tokens (expires_at)`,

      sql`alter table invites
        add column parent_id uuid references invites on delete set null,
        add column sent_to text,
        add column revoked_at timestamptz`,
      sql`update invites set parent_id = parent.id from invites parent where parent.used_by = invites.created_by`,
      sql`create index invites_parent on invites (parent_id)`,

      sql`create table invite_requests (
        id uuid primary key default gen_random_uuid(),
        email text not null check (email = btrim(email) and email <> ''),
        note text check (note <> ''),
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        created_at timestamptz not null,
        approved_at timestamptz,
        approved_by uuid references users on delete set null
      )`,
      sql`create unique index invite_requests_pending on invite_requests (lower(email)) where approved_at is null`,
      sql`create index invite_requests_newest on invite_requests (created_at desc, id desc)`,
      sql`create index invite_requests_approved_by on invite_requests (approved_by)`,

      sql`alter table mails add column unsubscribe_link text`,
      sql`create index mails_recipient on mails (lower(recipient))`,
      sql`create index mails_sent on mails (sent_at) where sent_at is not null`,
      sql`create table suppressed_addresses (
        address_hash bytea primary key,
        created_at timestamptz not null
      )`,

      sql`alter table attempts add column blocked_until timestamptz`,

      sql`create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        action text not null,
        actor_id uuid references users on delete set null,
        subject_id uuid references users on delete set null,
        address text
      )`,
      sql`create index audit_log_at on audit_log (at)`,
      sql`create index audit_log_actor on audit_log (actor_id)`,
      sql`create index audit_log_subject on audit_log (subject_id)`,

      sql`create table picture_removals (
        name text primary key,
        created_at timestamptz not null
      )`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
