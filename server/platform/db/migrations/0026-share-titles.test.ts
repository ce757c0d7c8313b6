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

test('from the version before sessions knew their device, people stay signed in and shared threads are found', async () => {
  const before = migrations.filter(({ name }) => name < '0022')
  await migrate(open.db, before)
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    select sha256('token'), id, now(), now(), now() + interval '1 day' from users`.execute(open.db)
  await sql`insert into groups (owner_id, name, is_public, created_at, updated_at)
    select id, 'Soup club', false, now(), now() from users`.execute(open.db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings, search_title,
      search_text, created_at, updated_at)
    select id, 'Quince tart', 'Bake it.', 'en', 'Desserts', '{}', '[]', 'quince tart', '', now(), now()
    from users`.execute(open.db)
  await sql`insert into recipe_shares (group_id, recipe_id, sharer_id, created_at)
    select groups.id, recipes.id, users.id, now() from groups, recipes, users`.execute(open.db)
  const threads: [title: string, content: string, isEdited: boolean, hasRecipe: boolean][] = [
    ['Quince tart', '', false, true],
    ['Quince tart', 'Try this', false, true],
    ['Its title before it was changed', '', false, true],
    ['A title that somebody gave it', '', true, true],
    ['What to do with quinces?', 'I have many', false, true],
    ['Quince tart', 'Without the recipe', false, false],
  ]
  for (const [title, content, isEdited, hasRecipe] of threads) {
    await sql`with thread as (
        insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at, edited_at)
        select groups.id, groups.owner_id, ${title}, ${content}, 'recipes', now(), now(),
          case when ${isEdited} then now() end from groups returning id
      )
      insert into recipe_references (thread_id, recipe_id, share_id, created_at)
      select thread.id, recipes.id, recipe_shares.id, now() from thread, recipes, recipe_shares
      where ${hasRecipe}`.execute(open.db)
  }
  await migrate(open.db, migrations)
  const titles = async () =>
    (
      await sql`select content, title, shown_title(forum_threads) as shown, titled_by_recipe from forum_threads
        order by title, content`.execute(open.db)
    ).rows
  expect(await titles()).toEqual(
    threads
      .map(([title, content, isEdited, hasRecipe]) => ({
        content,
        title,
        shown: title,
        titled_by_recipe: hasRecipe && (title === 'Quince tart' || (content === '' && !isEdited)),
      }))
      .toSorted((one, other) => (`${one.title}|${one.content}` < `${other.title}|${other.content}` ? -1 : 1)),
  )
  await sql`delete from recipe_shares`.execute(open.db)
  expect(await titles()).toMatchObject([
    { title: 'A title that somebody gave it', shown: 'A title that somebody gave it' },
    { title: 'Its title before it was changed', shown: null },
    { title: 'Quince tart', content: '', shown: null },
    { title: 'Quince tart', content: 'Try this', shown: null },
    { title: 'Quince tart', content: 'Without the recipe', shown: 'Quince tart' },
    { title: 'What to do with quinces?', shown: 'What to do with quinces?' },
  ])
  const { rows } = await sql`select device_id from sessions where expires_at > now()`.execute(open.db)
  expect(rows).toEqual([{ device_id: null }])
})
