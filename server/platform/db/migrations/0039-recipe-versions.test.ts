import { sql } from 'kysely'
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
})
afterEach(async () => {
  await open.close()
  await database.drop()
})

test('every recipe of before gets its state as the first version, and who can read it', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0038'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('ada@example.org', false, 'en', now()), ('bo@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into groups (owner_id, name, is_public, created_at, updated_at)
    select id, 'Soup club', false, now(), now() from users`.execute(open.db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, plan, findings,
      search_title, search_text, is_public, hidden_at, created_at, updated_at)
    select users.id, given.title, 'Boil it.', 'en', 'Mains', '{soup}', '{"servings": 2}', given.plan, '[]', '', '',
      given.is_public, given.hidden_at, '2026-01-01', '2026-01-02'
    from users, (values
      ('hidden', null::jsonb, true, timestamptz '2026-01-03'),
      ('private', null, false, null),
      ('public', '{"servings": 2}', true, null),
      ('shared', null, false, null)
    ) given (title, plan, is_public, hidden_at)
    where email = 'ada@example.org'`.execute(open.db)
  // Only the owner's own sharing opens a recipe.
  await sql`insert into recipe_shares (group_id, recipe_id, sharer_id, created_at)
    select groups.id, recipes.id, groups.owner_id, now() from recipes, groups where title in ('public', 'shared')`.execute(
    open.db,
  )
  await migrate(open.db, migrations)
  const { rows } = await sql`select version.title, number, reason, made_at = '2026-01-02' as made_then,
      version.structure ->> 'servings' as servings, version.search_terms, was_public,
      cardinality(group_ids) as groups, version.hidden_at = recipes.hidden_at as is_hidden
    from recipes join recipe_versions version on version.id = recipes.version_id and recipe_id = recipes.id
    order by 1`.execute(open.db)
  const same = { number: 1, made_then: true, servings: '2', search_terms: ['soup'] }
  expect(rows).toEqual([
    { title: 'hidden', ...same, reason: 'first', was_public: true, groups: 0, is_hidden: true },
    { title: 'private', ...same, reason: 'first', was_public: false, groups: 0, is_hidden: null },
    { title: 'public', ...same, reason: 'chef', was_public: true, groups: 1, is_hidden: null },
    { title: 'shared', ...same, reason: 'first', was_public: false, groups: 1, is_hidden: null },
  ])
})
