import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Db } from '../schema.ts'

/**
 * Gives tables, columns, triggers and stored values the usual terms of the trade. Renames change the catalog only; of
 * the data, rows with a renamed value and rate limits are written. Function bodies do not follow a rename, so those
 * that name one are created anew.
 */
export const plainNames: Migration = {
  name: '0028-plain-names',
  async up(db) {
    for (const [from, to] of Object.entries(tables)) {
      await sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(db)
    }
    for (const [table, names] of Object.entries(columns)) {
      for (const [from, to] of Object.entries(names)) {
        await sql`alter table ${sql.table(table)} rename column ${sql.id(from)} to ${sql.id(to)}`.execute(db)
      }
    }
    for (const statement of [...values, ...rateLimits, ...triggers]) await statement.execute(db)
    await renameConstraintsAndIndexes(db)
  },
}

const tables = {
  attempts: 'rate_limits',
  digests: 'digest_runs',
  forum_reads: 'thread_read_positions',
  forum_removals: 'post_tombstones',
  moderation_acts: 'moderation_log',
  notices: 'notifications',
  oauth_flows: 'oauth_states',
  picture_removals: 'image_deletion_queue',
  recipe_saves: 'idempotency_keys',
  silences: 'suspensions',
  unwanted_notices: 'notification_opt_outs',
}

const user = { member_id: 'user_id' }

/** By the new names of the tables. */
const columns: Record<string, Record<string, string>> = {
  conversations: user,
  digest_runs: user,
  forum_posts: { change: 'revision' },
  forum_threads: { change: 'revision' },
  generation_timings: user,
  group_members: user,
  idempotency_keys: user,
  likes: user,
  mails: { gave_up_at: 'failed_at' },
  messages: { place: 'position', touched_at: 'heartbeat_at' },
  moderation_log: { thing_id: 'content_id' },
  mutes: { ...user, muted_id: 'muted_user_id' },
  notification_opt_outs: user,
  notifications: { ...user, many: 'count', begun_at: 'first_at', thing: 'content_kind' },
  post_tombstones: { change: 'revision' },
  ratings: user,
  reports: { thing_id: 'content_id' },
  sessions: { proved_at: 'authenticated_at' },
  suspensions: user,
  thread_follows: user,
  thread_read_positions: user,
  token_ledger: user,
  users: { invite_right_taken_at: 'invites_revoked_at', invite_right_reason: 'invites_revoked_reason' },
}

/** One statement for each column, so that no row is written twice. */
function renameValues(table: string, column: string, names: Record<string, string>) {
  const pairs = Object.entries(names).map(([from, to]) => sql`(${sql.lit(from)}, ${sql.lit(to)})`)
  return sql`update ${sql.table(table)} set ${sql.id(column)} = renamed.new
    from (values ${sql.join(pairs)}) renamed (old, new) where ${sql.id(table, column)} = renamed.old`
}

const values = [
  renameValues('notifications', 'kind', {
    shown: 'restored',
    silenced: 'suspended',
    unsilenced: 'unsuspended',
  }),
  renameValues('moderation_log', 'action', {
    keep: 'dismiss',
    silence: 'suspend',
    unsilence: 'unsuspend',
  }),
  renameValues('audit_log', 'action', {
    'invite right taken': 'invite permission revoked',
    'invite right given': 'invite permission restored',
  }),
  sql`alter table messages drop constraint messages_state_check`,
  renameValues('messages', 'state', { whole: 'complete', cut: 'interrupted' }),
  sql`alter table messages add constraint messages_state_check
    check (state in ('complete', 'writing', 'stopped', 'interrupted'))`,
]

/** What was counted, by the words before the last one of the key. */
const scopes = {
  chat: 'chat',
  'code of': 'second factor',
  comment: 'comment',
  edit: 'edit',
  'export of': 'export',
  group: 'group',
  import: 'import',
  'invite request': 'invite request',
  member: 'member',
  'new address of': 'email change',
  paint: 'paint',
  photo: 'photo',
  post: 'post',
  'provider sign-in': 'provider sign-in',
  report: 'report',
  resend: 'resend from address',
  'resend of': 'resend to email',
  'resend to': 'email confirmation',
  reset: 'reset from address',
  'reset of': 'reset to email',
  save: 'save',
  'sign-in from': 'sign-in from address',
  'sign-in of': 'sign-in with email',
  'sign-up': 'sign-up',
  silence: 'suspend',
  'token from': 'wrong token',
  validate: 'validate',
  writing: 'writing',
}

const rateLimits = [
  sql`alter table rate_limits add column scope text, add column subject text`,
  sql`update rate_limits set scope = scopes.new, subject = substr(key, length(scopes.old) + 2)
    from (values ${sql.join(Object.entries(scopes).map(([from, to]) => sql`(${sql.lit(from)}, ${sql.lit(to)})`))})
      scopes (old, new)
    where starts_with(key, scopes.old || ' ') and strpos(substr(key, length(scopes.old) + 2), ' ') = 0`,
  // Counters of devices and hashed keys begin again; none of them lasts longer than its window.
  sql`delete from rate_limits where scope is null`,
  sql`alter table rate_limits drop column key,
    alter column scope set not null, alter column subject set not null, add primary key (scope, subject)`,
]

const triggers = [
  sql`alter function ring_thread() rename to notify_thread`,
  sql`create or replace function notify_thread() returns trigger language plpgsql as $$
    begin
      if current_setting('convive.notify', true) = 'deferred' then return null; end if;
      perform pg_notify('threads', old.id::text);
      return null;
    end $$`,
  sql`alter trigger threads_ring_changed on forum_threads rename to threads_notify_changed`,
  sql`alter trigger threads_ring_gone on forum_threads rename to threads_notify_deleted`,

  sql`alter function ring_notices() rename to notify_notifications`,
  sql`create or replace function notify_notifications() returns trigger language plpgsql as $$
    begin
      if current_setting('convive.notify', true) = 'deferred' then return null; end if;
      perform pg_notify('notifications', coalesce(new.user_id, old.user_id)::text);
      return null;
    end $$`,
  sql`alter trigger notices_ring_new on notifications rename to notifications_notify_new`,
  sql`alter trigger notices_ring_changed on notifications rename to notifications_notify_changed`,
  sql`alter trigger notices_ring_gone on notifications rename to notifications_notify_deleted`,

  sql`alter function forget_reports() rename to delete_reports`,
  sql`create or replace function delete_reports() returns trigger language plpgsql as $$
    begin
      delete from reports using gone where reports.kind = tg_argv[0] and reports.content_id = gone.id;
      return null;
    end $$`,
]

interface Named {
  table: string
  name: string
}

/**
 * Constraints and indexes keep the names they got from tables and columns. They are read from the catalog, since not
 * every version of PostgreSQL names the same ones: from 18 on `not null` is a constraint with a name, too.
 */
async function renameConstraintsAndIndexes(db: Db): Promise<void> {
  const constraints = await sql<Named>`select class.relname as table, conname as name
    from pg_constraint join pg_class class on class.oid = conrelid
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r'`.execute(db)
  for (const { table, name } of constraints.rows) {
    const to = plainName(table, name)
    if (to === name) continue
    await sql`alter table ${sql.table(table)} rename constraint ${sql.id(name)} to ${sql.id(to)}`.execute(db)
  }
  // The index of a constraint was renamed with it.
  const indexes = await sql<Named>`select tablename as table, indexname as name from pg_indexes
    where schemaname = current_schema()`.execute(db)
  for (const { table, name } of indexes.rows) {
    const to = plainName(table, name)
    if (to !== name) await sql`alter index ${sql.id(name)} rename to ${sql.id(to)}`.execute(db)
  }
  await sql`alter sequence moderation_acts_id_seq rename to moderation_log_id_seq`.execute(db)
}

const before = new Map(Object.entries(tables).map(([from, to]) => [to, from]))

const indexNames: Record<string, string> = {
  mutes_muted: 'mutes_muted_user',
  notifications_untold: 'notifications_unmailed',
}

/** A name is made of the table's and of columns', as in `silences_member_id_fkey`. */
function plainName(table: string, name: string): string {
  const old = [before.get(table) ?? table, table].find((known) => name.startsWith(`${known}_`))
  if (!old) return name
  let rest = name.slice(old.length)
  for (const [from, to] of Object.entries(columns[table] ?? {})) {
    rest = rest.replace(new RegExp(`_${from}(?=_)`), `_${to}`)
  }
  if (columns[table]?.['member_id']) rest = rest.replace(/_member$/, '_user')
  return indexNames[table + rest] ?? table + rest
}
