import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { migrations } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
  open = await openDatabase({ url: database.url }, () => undefined)
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0028'),
  )
})
afterEach(async () => {
  await open.close()
  await database.drop()
})

const run = (statement: RawBuilder<unknown>) => statement.execute(open.db)
const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(open.db)).rows

/** Numbers as uuids, so that a row can be told by its id. */
const id = (number: number) => sql.lit(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
const [ada, bo, recipe, group, thread, post] = [1, 2, 3, 4, 5, 6].map(id) as RawBuilder<unknown>[]

/** A row in every table that is renamed or has a renamed column, as the version before wrote it. */
const filled = [
  sql`insert into users (id, email, is_admin, language, created_at, invite_right_taken_at, invite_right_reason) values
    (${ada}, 'ada@example.org', true, 'en', now(), null, null),
    (${bo}, 'bo@example.org', false, 'en', now(), '2026-01-02', 'Spam')`,
  sql`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, proved_at)
    values ('t', ${ada}, now(), now(), now(), '2026-01-02')`,
  sql`insert into mails (dedupe_key, recipient, subject, text_body, html_body, created_at, next_try_at, gave_up_at)
    values ('k', 'a@example.org', 's', 't', 'h', now(), now(), '2026-01-02')`,
  sql`insert into oauth_flows (state_hash, provider, verifier, nonce, browser_hash, user_id, language, created_at,
    expires_at) values ('s', 'google', 'v', 'n', 'b', ${ada}, 'en', now(), now())`,
  sql`insert into picture_removals (name, created_at) values ('recipe_1.png', now())`,
  sql`insert into recipes (id, owner_id, title, content, language, dish_type, search_terms, findings, search_title,
    search_text, created_at, updated_at)
    values (${recipe}, ${ada}, 'Soup', 'Boil it.', 'en', 'Mains', '{}', '[]', 'soup', '', now(), now())`,
  sql`insert into recipe_saves (member_id, key, recipe_id, created_at) values (${ada}, 'once', ${recipe}, now())`,
  sql`insert into generation_timings (member_id, success, created_at) values (${ada}, true, now())`,
  sql`insert into ratings (recipe_id, member_id, stars, rated_at) values (${recipe}, ${bo}, 4, now())`,
  sql`insert into likes (recipe_id, member_id, liked_at) values (${recipe}, ${bo}, now())`,
  sql`insert into groups (id, owner_id, name, is_public, created_at, updated_at)
    values (${group}, ${ada}, 'Soup club', true, now(), now())`,
  sql`insert into group_members (group_id, member_id, joined_at) values (${group}, ${bo}, now())`,
  sql`insert into forum_threads (id, group_id, author_id, title, content, category, created_at, active_at, change)
    values (${thread}, ${group}, ${ada}, 'Which pot?', 'A big one', 'other', now(), now(), 3)`,
  sql`insert into forum_posts (id, thread_id, author_id, content, created_at, change)
    values (${post}, ${thread}, ${bo}, 'Mine', now(), 2)`,
  sql`insert into forum_removals (thread_id, post_id, change) values (${thread}, ${id(7)}, 3)`,
  sql`insert into forum_reads (thread_id, member_id, number) values (${thread}, ${bo}, 1)`,
  sql`insert into thread_follows (thread_id, member_id, follows) values (${thread}, ${bo}, true)`,
  sql`insert into conversations (id, member_id, title, created_at, active_at)
    values (${id(8)}, ${ada}, 'Soup', now(), now())`,
  sql`insert into messages (conversation_id, place, role, content, state, run_id, touched_at)
    select ${id(8)}, number - 1, 'assistant', 'Soup', state, gen_random_uuid(), now()
    from unnest(array['whole', 'writing', 'stopped', 'cut']) with ordinality as each (state, number)`,
  sql`insert into token_ledger (member_id, day, input_tokens, output_tokens) values (${ada}, '2026-01-02', 1, 2)`,
  sql`insert into notices (member_id, kind, thing, many, begun_at, created_at) values
    (${ada}, 'shown', 'comment', 1, null, '2026-01-01'), (${ada}, 'silenced', null, 1, null, '2026-01-02'),
    (${ada}, 'unsilenced', null, 1, null, '2026-01-03'), (${ada}, 'comment', null, 3, '2026-01-01', '2026-01-04')`,
  sql`insert into unwanted_notices (member_id, kind) values (${bo}, 'reply')`,
  sql`insert into digests (member_id, sent_at) values (${bo}, now())`,
  sql`insert into reports (kind, thing_id, reporter_id, reason, created_at)
    values ('recipe', ${recipe}, ${bo}, 'spam', now())`,
  sql`insert into mutes (member_id, muted_id, created_at) values (${ada}, ${bo}, now())`,
  sql`insert into silences (member_id, group_id, reason, created_at) values (${bo}, ${group}, 'Shouting', now())`,
  sql`insert into moderation_acts (at, action, subject_id, kind, thing_id)
    select now(), action, ${bo}, 'recipe', ${recipe} from unnest(array['keep', 'hide', 'silence', 'unsilence']) action`,
  sql`insert into audit_log (at, action)
    select now(), action from unnest(array['sign-in', 'invite right taken', 'invite right given']) action`,
]

test('every row is still there under the new names, with the new values', async () => {
  for (const statement of filled) await run(statement)
  const fileOfRecipes = () => rowsOf(sql`select pg_relation_filenode('recipes') as file`)
  const before = await fileOfRecipes()
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0029'),
  )
  // Not written anew, however many there are.
  expect(await fileOfRecipes()).toEqual(before)
  await migrate(open.db, migrations)

  expect(
    await rowsOf(sql`select invites_revoked_at is not null as revoked, invites_revoked_reason as reason from users
      order by id`),
  ).toEqual([
    { revoked: false, reason: null },
    { revoked: true, reason: 'Spam' },
  ])
  for (const [table, condition] of [
    ['sessions', sql`authenticated_at = '2026-01-02'`],
    ['mails', sql`failed_at = '2026-01-02'`],
    ['oauth_states', sql`user_id = ${ada}`],
    ['image_deletion_queue', sql`name = 'recipe_1.png'`],
    ['idempotency_keys', sql`user_id = ${ada} and recipe_id = ${recipe}`],
    ['generation_timings', sql`user_id = ${ada}`],
    ['ratings', sql`user_id = ${bo}`],
    ['likes', sql`user_id = ${bo}`],
    ['group_members', sql`user_id = ${bo}`],
    ['forum_threads', sql`revision = 3`],
    ['forum_posts', sql`revision = 2`],
    ['post_tombstones', sql`revision = 3`],
    ['thread_read_positions', sql`user_id = ${bo} and number = 1`],
    ['thread_follows', sql`user_id = ${bo}`],
    ['conversations', sql`user_id = ${ada}`],
    ['token_ledger', sql`user_id = ${ada}`],
    ['notification_opt_outs', sql`user_id = ${bo} and kind = 'reply'`],
    ['digest_runs', sql`user_id = ${bo}`],
    ['reports', sql`content_id = ${recipe}`],
    ['mutes', sql`user_id = ${ada} and muted_user_id = ${bo}`],
    ['suspensions', sql`user_id = ${bo} and group_id = ${group}`],
  ] as const) {
    const found = await rowsOf(sql`select count(*) as count from ${sql.table(table)} where ${condition}`)
    expect([table, found]).toEqual([table, [{ count: 1 }]])
  }
  expect(
    await rowsOf(sql`select kind, content_kind, count, first_at is not null as folded from notifications
      order by created_at`),
  ).toEqual([
    { kind: 'restored', content_kind: 'comment', count: 1, folded: false },
    { kind: 'suspended', content_kind: null, count: 1, folded: false },
    { kind: 'unsuspended', content_kind: null, count: 1, folded: false },
    { kind: 'comment', content_kind: null, count: 3, folded: true },
  ])
  const states = await rowsOf(
    sql`select state from messages where heartbeat_at is not null order by position`,
  )
  expect(states).toEqual(['complete', 'writing', 'stopped', 'interrupted'].map((state) => ({ state })))
  const log = await rowsOf(sql`select action from moderation_log where content_id = ${recipe} order by id`)
  expect(log).toEqual(['dismiss', 'hide', 'suspend', 'unsuspend'].map((action) => ({ action })))
  const audit = await rowsOf(sql`select action from audit_log order by id`)
  expect(audit).toEqual(
    ['sign-in', 'invite permission revoked', 'invite permission restored'].map((action) => ({ action })),
  )
})

test('rate limits are split into scope and subject, and counters that cannot be split begin again', async () => {
  const keys = {
    [`post 00000000-0000-4000-8000-000000000001`]: ['post', '00000000-0000-4000-8000-000000000001'],
    'sign-in of ada@example.org': ['sign-in with email', 'ada@example.org'],
    'sign-in from 192.0.2.1': ['sign-in from address', '192.0.2.1'],
    'reset 192.0.2.1': ['reset from address', '192.0.2.1'],
    'reset of ada@example.org': ['reset to email', 'ada@example.org'],
    'invite request 192.0.2.1': ['invite request', '192.0.2.1'],
    'token from 192.0.2.1': ['wrong token', '192.0.2.1'],
    'sign-in of somebody who types a sentence': null,
    'reset from 192.0.2.1 of ada@example.org': null,
    'sign-in on 1 of ada@example.org': null,
    'long oOOo': null,
  }
  for (const key of Object.keys(keys)) {
    await run(sql`insert into attempts (key, count, window_ends_at, blocked_until)
      values (${key}, 4, '2026-01-02', '2026-01-01')`)
  }
  await migrate(open.db, migrations)
  const rows = await sql<{
    scope: string
    subject: string
    count: number
    blocked: boolean
  }>`select scope, subject,
    count, blocked_until = '2026-01-01' as blocked from rate_limits`.execute(open.db)
  const byName = (one: { scope: string }, other: { scope: string }) => (one.scope < other.scope ? -1 : 1)
  expect(rows.rows.toSorted(byName)).toEqual(
    Object.values(keys)
      .flatMap((parts) =>
        parts === null ? [] : [{ scope: parts[0] ?? '', subject: parts[1], count: 4, blocked: true }],
      )
      .toSorted(byName),
  )
  await expect(
    run(
      sql`insert into rate_limits (scope, subject, count, window_ends_at) values ('wrong token', '192.0.2.1', 1, now())`,
    ),
  ).rejects.toThrow('rate_limits_pkey')
})

test('constraints hold and are named after the new tables and columns', async () => {
  for (const statement of filled) await run(statement)
  await migrate(open.db, migrations)
  const broken = async (statement: RawBuilder<unknown>) => {
    const error = await run(statement).then(
      () => null,
      (reason: { constraint?: string }) => reason.constraint,
    )
    return error
  }
  expect(await broken(sql`update messages set state = 'whole'`)).toBe('messages_state_check')
  expect(await broken(sql`update messages set position = -1`)).toBe('messages_position_check')
  expect(await broken(sql`update notifications set count = 0`)).toBe('notifications_count_check')
  expect(await broken(sql`update suspensions set reason = ''`)).toBe('suspensions_reason_check')
  expect(await broken(sql`update suspensions set user_id = ${id(99)}`)).toBe('suspensions_user_id_fkey')
  expect(await broken(sql`insert into likes select * from likes`)).toBe('likes_pkey')
  expect(
    await broken(sql`insert into reports (kind, content_id, reporter_id, reason, created_at)
      select kind, content_id, reporter_id, reason, created_at from reports`),
  ).toBe('reports_kind_content_id_reporter_id_key')
  expect(await broken(sql`update mutes set muted_user_id = user_id`)).toBe('mutes_check')
})

test('triggers notify, unless the transaction defers it, and reports go with what they are about', async () => {
  for (const statement of filled) await run(statement)
  await migrate(open.db, migrations)
  const received: string[] = []
  const ready = new Set<string>()
  for (const channel of ['threads', 'notifications']) {
    open.listen(channel, (payload) => (payload === null ? ready.add(channel) : received.push(channel)))
  }
  await expect.poll(() => ready.size, { timeout: 10_000 }).toBe(2)

  await open.db.transaction().execute(async (transaction) => {
    await sql`select set_config('convive.notify', 'deferred', true)`.execute(transaction)
    await sql`update forum_threads set revision = revision + 1`.execute(transaction)
    await sql`update notifications set read_at = now()`.execute(transaction)
  })
  await run(sql`update forum_threads set revision = revision + 1`)
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['threads'])
  await run(sql`update notifications set count = count + 1 where kind = 'comment'`)
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['threads', 'notifications'])
  await run(sql`insert into notifications (user_id, kind, created_at) values (${bo}, 'reply', now())`)
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3)

  await run(sql`delete from recipes`)
  expect(await rowsOf(sql`select from reports`)).toEqual([])
  expect(await rowsOf(sql`select * from thread_followers(${thread})`)).toHaveLength(1)
})
