import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { migrations } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
  open = await openDatabase({ url: database.url }, () => undefined)
})
afterEach(async () => {
  await open.close()
  await database.drop()
})

/** Rows as each version wrote them, so that every later step meets some in the tables it changes. */
const rowsOf: Record<string, RawBuilder<unknown>[]> = {
  '0001-main-job': [
    sql`insert into users (email, is_admin, language, created_at, verified_at)
      select 'guest' || n || '@example.org', n = 1, 'en', now(), now() from generate_series(1, 3) n`,
    sql`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
      select sha256(email::bytea), id, now(), now(), now() + interval '1 day' from users`,
    sql`insert into email_tokens (token_hash, user_id, kind, email, created_at, expires_at)
      select sha256(email::bytea), id, 'verify', email, now(), now() + interval '1 day' from users`,
    sql`insert into invites (code_hash, grants_admin, created_at, created_by)
      select sha256(email::bytea), false, now(), id from users`,
    sql`insert into mails (dedupe_key, recipient, subject, text_body, html_body, created_at, next_try_at)
      select 'verify ' || id, email, 'Hello', 'Hello', '<p>Hello</p>', now(), now() from users`,
    sql`insert into attempts (key, count, window_ends_at) select 'sign-in of ' || email, 1, now() from users`,
    sql`insert into images (key, maker_id, width, height, created_at)
      select 'recipe_' || id || '.png', id, 10, 10, now() from users`,
    sql`insert into recipes (owner_id, title, content, language, image_key, dish_type, search_terms, structure, findings,
        search_title, search_text, is_public, created_at, updated_at)
      select users.id, 'Carrot soup', 'Boil it.', 'en', images.key, 'Mains', '{soup}',
        '{"title": "Carrot soup", "language": "en", "ingredients": [{"item": "carrot"}], "steps": [], "safety": []}',
        '[]', 'carrot soup', 'boil it', users.is_admin, now(), now()
      from users join images on images.maker_id = users.id`,
    sql`insert into recipe_saves (member_id, key, recipe_id, created_at)
      select owner_id, 'key', id, now() from recipes`,
    sql`insert into generation_timings (member_id, success, created_at) select id, true, now() from users`,
  ],
  '0003-community': [
    sql`insert into ratings (recipe_id, member_id, stars, rated_at)
      select recipes.id, users.id, 4, now() from recipes, users where recipes.owner_id <> users.id`,
    sql`insert into likes (recipe_id, member_id, liked_at) select recipes.id, users.id, now() from recipes, users`,
    sql`insert into comments (recipe_id, author_id, content, created_at)
      select recipes.id, users.id, 'Good', now() from recipes, users`,
    sql`insert into photos (recipe_id, author_id, object_name, width, height, placeholder, created_at)
      select recipes.id, users.id, recipes.id || '/' || users.id, 10, 10, '', now() from recipes, users`,
    sql`insert into groups (owner_id, name, is_public, created_at, updated_at)
      select id, 'Soup club', is_admin, now(), now() from users`,
    sql`insert into group_members (group_id, member_id, joined_at) select groups.id, users.id, now() from groups, users`,
    sql`insert into recipe_shares (group_id, recipe_id, sharer_id, created_at)
      select groups.id, recipes.id, recipes.owner_id, now() from groups, recipes`,
  ],
  '0004-groups': [
    sql`insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at)
      select id, owner_id, 'Which pot?', 'A big one', 'other', now(), now() from groups`,
    sql`insert into forum_posts (thread_id, author_id, content, created_at)
      select forum_threads.id, users.id, 'Mine', now() from forum_threads, users`,
    sql`insert into recipe_references (thread_id, recipe_id, share_id, created_at)
      select distinct on (thread.id) thread.id, share.recipe_id, share.id, now()
      from forum_threads thread join recipe_shares share on share.group_id = thread.group_id`,
  ],
  '0005-providers': [
    sql`insert into identities (provider, subject, user_id, created_at) select 'google', id::text, id, now() from users`,
  ],
  '0009-notices': [
    sql`insert into notices (member_id, kind, thread_id, created_at)
      select users.id, 'post', forum_threads.id, now() from users, forum_threads`,
    sql`insert into unwanted_notices (member_id, kind) select id, 'reply' from users`,
    sql`insert into thread_follows (thread_id, member_id, follows)
      select forum_threads.id, users.id, true from forum_threads, users`,
  ],
  '0010-care': [
    sql`insert into reports (kind, thing_id, reporter_id, reason, created_at)
      select 'recipe', recipes.id, users.id, 'spam', now() from recipes, users`,
    sql`insert into silences (member_id, group_id, reason, created_at)
      select users.id, groups.id, 'Shouting', now() from users, groups`,
    sql`insert into moderation_acts (at, action, actor_id, subject_id, group_id, reason)
      select now(), 'silence', groups.owner_id, users.id, groups.id, 'Shouting' from users, groups`,
  ],
}

/** What a table is called after the step that renamed it. */
const renamed: Record<string, Record<string, string>> = {
  '0028-plain-names': {
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
  },
}

/** What a step makes anew instead of keeping it. */
const rebuilt = ['kysely_migration', 'search_words']

async function countRows(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(open.db)
  const counts = new Map<string, number>()
  for (const { name } of rows.filter((table) => !rebuilt.includes(table.name))) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      open.db,
    )
    counts.set(name, counted.rows[0]?.count ?? 0)
  }
  return counts
}

test('every step keeps the rows of the step before', async () => {
  const filled = new Set<string>()
  for (const [place, { name }] of migrations.entries()) {
    const before = place === 0 ? new Map<string, number>() : await countRows()
    await migrate(open.db, migrations.slice(0, place + 1))
    const after = await countRows()
    for (const [table, count] of before) {
      const now = renamed[name]?.[table] ?? table
      expect([name, now, after.get(now)]).toEqual([name, now, count])
    }
    for (const insert of rowsOf[name] ?? []) await insert.execute(open.db)
    if (rowsOf[name]) filled.add(name)
  }
  expect([...filled]).toEqual(Object.keys(rowsOf))
})

test('no name in the database contains a word that was given up', async () => {
  const current = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union select typname from pg_type where typnamespace = 'public'::regnamespace
    union select column_name from information_schema.columns where table_schema = 'public'
    union select conname from pg_constraint where connamespace = 'public'::regnamespace
    union select tgname from pg_trigger where not tgisinternal
    union select proname from pg_proc where pronamespace = 'public'::regnamespace`.execute(current.db)
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['notifications_user_id_fkey', 'group_members_user', 'notify_thread']),
  )
  const words = /deed|remark|(?:^|_)ring_|bells|silence|notices|thing|letters|opinions/
  expect(names.filter((name) => words.test(name))).toEqual([])
  const former =
    /attempts|digests|flows|removals|forum_reads|recipe_saves|_acts|member_id|_member$|touched|gave_up|begun/
  expect(names.filter((name) => former.test(name))).toEqual([])
  const bodies = (
    await sql`select proname from pg_proc where pronamespace = 'public'::regnamespace
    and prosrc ~ 'member_id|thing_id|notices|silences|convive.bells'`.execute(current.db)
  ).rows
  expect(bodies).toEqual([])
  await current.close()
})
