import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { builtinChef } from '#server/adapters/chef/builtin-chef.ts'
import { builtinPainter } from '#server/adapters/painter/builtin-painter.ts'
import { verifyPassword } from '#server/features/account/password-hashing.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { diskImages } from '#server/adapters/images/disk.ts'
import type { ImageStore } from '#server/adapters/images/image-store.ts'
import { imageDrawer } from '#server/features/recipes/draw-image.ts'
import { testKitchen } from '#server/test/kitchen.ts'
import { cleanUpArchives } from '#server/features/recipes/archives/cleanup.ts'
import { countPublicRecipes } from '#server/features/recipes/list-queries.ts'
import { databaseUrl } from '#server/test/database-address.ts'
import { openTestDatabase } from '#server/test/database.ts'
import { databaseFolders } from '#server/test/database-folder.ts'
import { seedCommunity } from './seed/community.ts'
import { seedGroup } from './seed/groups.ts'
import { seedGroups } from './seed/group-threads.ts'
import { addManyRecipes } from './seed/bulk-recipes.ts'
import { members } from './seed/people.ts'
import { createUsers } from './seed/users.ts'

/** Three more communities. */
const whenSlow = { skip: !inject('everyVariant'), timeout: 120_000 }

const begin = Date.UTC(2026, 0, 12, 17)
const folders = databaseFolders()
let folder: string
let seeded: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-seed-'))
  seeded = await openTestDatabase()
  await seed(seeded.dbWithoutTimeout)
}, 120_000)
afterAll(async () => {
  await seeded.close()
  await folders.clear()
  await rm(folder, { recursive: true, force: true })
})

function seedTools(db: Kysely<Schema>, images: ImageStore) {
  const kitchen = testKitchen()
  return {
    db,
    images,
    kitchen,
    chef: builtinChef(kitchen),
    painter: builtinPainter(imageDrawer(kitchen)),
  }
}

async function seed(db: Kysely<Schema>) {
  const images = diskImages(join(folder, 'images'))
  const tools = seedTools(db, images)
  return seedCommunity(tools, { password: 'pears & gorgonzola', pictures: false })
}

/** All that was said and done, without what is drawn by lot for each database. */
async function chronicle(db: Kysely<Schema>): Promise<unknown> {
  const { rows } = await sql`
    select users.email, title, dish_type, recipes.language, is_public, recipes.created_at::text, rating_sum, like_count,
      (select array_agg(comments.content order by comments.created_at) from comments
        where comments.recipe_id = recipes.id) as said
    from recipes join users on users.id = recipes.owner_id order by recipes.created_at, title`.execute(db)
  const posts = await sql`select title, forum_posts.content, forum_posts.created_at::text
    from forum_posts join forum_threads on forum_threads.id = thread_id order by title, number`.execute(db)
  const saved = await sql`select users.email, saved_recipes.title, saved_at::text, recipe_notes.text,
      (select array_agg(tag order by folded) from recipe_tags
        where recipe_tags.user_id = saved_recipes.user_id and recipe_tags.recipe_id = saved_recipes.recipe_id) as tags
    from saved_recipes join users on users.id = user_id left join recipe_notes using (user_id, recipe_id)
    order by users.email, saved_at`.execute(db)
  const collected = await sql`select collections.title, users.email, collection_recipes.position, note
    from collection_recipes join collections on collections.id = collection_id join users on users.id = added_by
    order by collections.title, collections.created_at, users.email, collection_recipes.position`.execute(db)
  const eaters =
    await sql`select households.name as household, eaters.name, users.email, allergens, diets, dislikes
    from eaters join households on households.id = household_id left join users on users.id = user_id
    order by households.name, eaters.created_at`.execute(db)
  return {
    recipes: rows,
    posts: posts.rows,
    saved: saved.rows,
    collected: collected.rows,
    eaters: eaters.rows,
  }
}

describe('a seeded community', () => {
  test('has households, one with two members and eaters whom they state together', async () => {
    const { rows } = await sql<{ name: string; members: number; eaters: number; linked: number }>`
      select name, (select count(*)::int from household_members where household_id = households.id) as members,
        (select count(*)::int from eaters where household_id = households.id) as eaters,
        (select count(user_id)::int from eaters where household_id = households.id) as linked
      from households order by name`.execute(seeded.db)
    expect(rows).toContainEqual({ name: 'Mill Lane', members: 2, eaters: 4, linked: 2 })
    expect(rows).toHaveLength(4)
  })

  test('has a week plan in each household', async () => {
    const { rows } = await sql<{ planned: number }>`
      select count(day)::int as planned from plan_entries group by household_id`.execute(seeded.db)
    expect(rows).toHaveLength(4)
    for (const { planned } of rows) expect(planned).toBeGreaterThanOrEqual(2)
  })

  test('has two shopping lists in each household, partly bought, with a dish of the plan and things at home', async () => {
    const { rows } = await sql<{
      lines: number
      ticked: number
      planned: number
      foods: number
      home: number
      beside: number
    }>`
      select count(*)::int as lines, count(list_id)::int as beside, count(ticked_at)::int as ticked, count(plan_entry_id)::int as planned,
        count(food_id)::int as foods,
        (select count(*)::int from pantry_items where household_id = list_items.household_id) as home
      from list_items group by household_id`.execute(seeded.db)
    expect(rows).toHaveLength(4)
    for (const { lines, ticked, planned, foods, home, beside } of rows) {
      expect([lines - planned, ticked, home, beside]).toEqual([4, 1, 4, 1])
      expect(planned).toBeGreaterThan(2)
      expect(foods).toBeGreaterThan(planned / 2)
    }
  })

  test('has people and recipes of all dish types in four languages, two thirds of them public', async () => {
    const { db } = seeded
    const people = await db.selectFrom('users').selectAll().execute()
    expect(new Set(people.map(({ language }) => language)).size).toBe(4)
    expect(people.filter((person) => person.is_admin)).toHaveLength(1)
    const hash = people[0]?.password_hash ?? null
    expect(await verifyPassword('pears & gorgonzola', hash)).toBe(true)

    const recipes = await db
      .selectFrom('recipes')
      .select(['language', 'dish_type', 'is_public', 'owner_id'])
      .execute()
    expect(recipes).toHaveLength(80)
    expect(recipes.filter((recipe) => recipe.is_public)).toHaveLength(52)
    expect(new Set(recipes.map((recipe) => `${recipe.language} ${recipe.dish_type}`)).size).toBe(16)
    for (const isPublic of [true, false]) {
      const owners = recipes.filter((recipe) => recipe.is_public === isPublic).map(({ owner_id }) => owner_id)
      expect(new Set(owners).size).toBe(12)
    }
  })

  test('has a recipe within another in each language, with headings, ranges, second measures, tools and tips', async () => {
    const { rows } = await sql<{ language: string; structure: RecipeStructure }>`
      select language, structure from recipes where part_uuids <> '{}' order by language`.execute(seeded.db)
    expect(rows.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'fr'])
    for (const { structure } of rows) {
      const { ingredients, steps, equipment, tips, yieldUnit } = structure
      expect(ingredients.filter(({ amountMax }) => amountMax).length).toBeGreaterThan(0)
      expect(ingredients.filter(({ measure }) => measure).length).toBeGreaterThan(1)
      expect(ingredients.filter(({ group }) => group)).toHaveLength(2)
      expect(steps.filter(({ group }) => group)).toHaveLength(1)
      expect([equipment?.length, tips?.length]).toEqual([2, 1])
      expect(yieldUnit).toMatch(/^\p{L}+$/u)
      expect(structure.allergens).toEqual(expect.arrayContaining(['gluten', 'milk', 'eggs']))
    }
  })

  test('has members of each language who moved in, with a broken file, and others who have not started', async () => {
    const { rows } = await sql<{ state: string; language: string; items: string[]; imported: number }>`
      select archive.state, users.language, archive.program,
        (select array_agg(item.state order by item.state) from recipe_archive_items item
          where archive_id = archive.id) as items,
        (select count(*)::int from recipe_archive_items item join recipes on recipes.id = item.recipe_id
          where archive_id = archive.id and recipes.language = users.language and not recipes.is_public) as imported
      from recipe_archives archive join users on users.id = user_id order by archive.state, users.language`.execute(
      seeded.db,
    )
    const languages = ['de', 'en', 'es', 'fr']
    expect(rows).toEqual([
      ...languages.map((language) => ({
        state: 'done',
        language,
        program: 'paprika',
        items: ['failed', 'saved', 'saved'],
        imported: 2,
      })),
      ...languages.map((language) => ({
        state: 'ready',
        language,
        program: 'paprika',
        items: ['failed', 'waiting', 'waiting'],
        imported: 0,
      })),
    ])
    // The next cleanup leaves them, so that a demo shows them.
    await cleanUpArchives(seeded.db, Date.now())
    const { rows: left } = await sql<{ archives: number; lists: number }>`select
      (select count(*)::int from recipe_archives) as archives,
      (select count(*)::int from recipe_imports) as lists`.execute(seeded.db)
    expect(left).toEqual([{ archives: 8, lists: 4 }])
  })

  test('has programs with access tokens, one that reads and one that writes as well', async () => {
    const { rows } = await sql<{ tokens: number; writing: number; used: number; expiring: number }>`
      select count(*)::int as tokens, count(*) filter (where can_write)::int as writing, count(used_at)::int as used,
        count(expires_at)::int as expiring from access_tokens group by user_id`.execute(seeded.db)
    const each = { tokens: 2, writing: 1, used: 1, expiring: 1 }
    expect(rows).toEqual([each, each, each, each])
  })

  test('has corrections of translations, some of them accepted', async () => {
    const rows = await seeded.db
      .selectFrom('translation_corrections')
      .select(['key', 'accepted_at'])
      .execute()
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.some(({ accepted_at }) => accepted_at !== null)).toBe(true)
    expect(rows.some(({ accepted_at }) => accepted_at === null)).toBe(true)
  })

  test('counts what it has', async () => {
    const { rows } = await sql`select title from recipes where
      rating_count <> (select count(*) from ratings where recipe_id = recipes.id)
      or rating_sum <> (select coalesce(sum(stars), 0) from ratings where recipe_id = recipes.id)
      or like_count <> (select count(*) from likes where recipe_id = recipes.id)
      or comments_count <> (select count(*) from comments where recipe_id = recipes.id)
      or remix_count <> (select count(*) from recipes variant where variant.from_recipe_id = recipes.id)
      union all select name from groups where
      member_count <> (select count(*) from group_members where group_id = groups.id)
      or thread_count <> (select count(*) from forum_threads where group_id = groups.id)
      union all select title from forum_threads where
      post_count <> (select count(*) from forum_posts where thread_id = forum_threads.id)`.execute(seeded.db)
    expect(rows).toEqual([])
    const spoken = await sql<{ posts: number; answers: number; shared: number }>`select
      (select count(*) from forum_posts) as posts,
      (select count(*) from forum_posts where parent_id is not null) as answers,
      (select count(*) from recipe_references) as shared`.execute(seeded.db)
    expect(spoken.rows).toEqual([{ posts: 20, answers: 7, shared: 3 }])
    const { rows: variants } = await sql`select language, (select max(number) from recipe_versions
      where recipe_id = from_recipe_id) as versions from recipes where from_recipe_id is not null order by 1`.execute(
      seeded.db,
    )
    expect(variants).toEqual(['de', 'en', 'es', 'fr'].map((language) => ({ language, versions: 2 })))
  })

  test('is the same every time', whenSlow, async () => {
    const other = await openTestDatabase()
    try {
      await seed(other.db)
      expect(await chronicle(other.db)).toEqual(await chronicle(seeded.db))
    } finally {
      await other.close()
    }
  })

  test('paints each group the same picture every time', whenSlow, async () => {
    const pictures = await Promise.all(
      ['one', 'other'].map(async (place) => {
        const { db, close } = await openTestDatabase()
        const images = diskImages(join(folder, place))
        const tools = seedTools(db, images)
        const people = await createUsers(db, members, 'pears & gorgonzola', begin)
        for (const gathering of seedGroups) await seedGroup(tools, gathering, people, [], begin, true)
        const groups = await db.selectFrom('groups').select('picture_name').orderBy('name').execute()
        await close()
        return Promise.all(groups.map(({ picture_name }) => images.get(picture_name ?? '')))
      }),
    )
    const [ones, others] = pictures
    expect(ones?.every((bytes) => bytes !== null)).toBe(true)
    expect(new Set(ones?.map((bytes) => bytes?.toString('base64'))).size).toBe(seedGroups.length)
    expect(ones).toEqual(others)
  })

  test('stays as it is when it is seeded again, and grows by as many public recipes as asked', async () => {
    const { db, dbWithoutTimeout: patientDb } = seeded
    const before = await chronicle(db)
    expect((await seed(db)).recipes).toBe(0)
    expect(await chronicle(db)).toEqual(before)
    const { total } = await countPublicRecipes(db, {})
    await addManyRecipes(patientDb, 1500, () => undefined)
    expect(await countPublicRecipes(db, {})).toEqual({ total: total + 1500 })
  }, 120_000)

  test('is not mixed with people who are there, unless asked', async () => {
    const dataDir = await folders.create()
    const { host, database } = (await folders.start({ dataDir })).connection
    const open = await openDatabase({ url: databaseUrl(host, database) }, () => undefined)
    await migrate(open.dbWithoutTimeout, migrations)
    await open.db
      .insertInto('users')
      .values({ email: 'eve@example.org', is_admin: false, language: 'en', created_at: new Date() })
      .execute()
    const script = join(import.meta.dirname, 'seed.ts')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    await expect(promisify(execFile)(process.execPath, [script], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run seed -- --more'),
    })
    expect(await open.db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'eve@example.org' },
    ])
    await open.close()
  })
})
