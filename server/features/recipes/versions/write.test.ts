import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editRecipe, setRecipePublic, type EditPayload } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, publishRecipe, soup } from '../../../test/recipes.ts'
import { insertGroup, shareInto } from '../../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'
import { isVersionReferenced, versionReferences } from './references.ts'

let app: TestApp
let owner: TestUser
let other: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  other = await signUpUser(app, admin)
})
afterAll(() => app.close())

const edit = (id: string, body: EditPayload) => owner.call(editRecipe, { params: { id }, body })

/** After so much time that an edit does not replace the newest version. */
async function editLater(id: string, body: EditPayload) {
  app.advanceClock(limits.versions.replacedWithin)
  return edit(id, body)
}

const versionsOf = (id: string) =>
  app.db.selectFrom('recipe_versions').selectAll().where('recipe_id', '=', id).orderBy('number').execute()

async function currentOf(id: string) {
  return app.db
    .selectFrom('recipes')
    .innerJoin('recipe_versions', 'recipe_versions.id', 'recipes.version_id')
    .selectAll('recipe_versions')
    .where('recipes.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What others do with a version: here a remix. */
async function referTo(versionId: string) {
  const { id } = await createTestRecipe(other)
  await app.db.updateTable('recipes').set({ from_version_id: versionId }).where('id', '=', id).execute()
}

describe('a save writes a version', () => {
  test('the first with the recipe, and later ones with each edit', async () => {
    const { id } = await createTestRecipe(owner, { taste: 'sweet', prep_time: 5 })
    await editLater(id, { taste: 'sour' })
    await editLater(id, { title: 'Better soup' })
    const versions = await versionsOf(id)
    expect(versions.map(({ number, reason, title, taste }) => ({ number, reason, title, taste }))).toEqual([
      { number: 1, reason: 'first', title: 'Carrot soup with ginger', taste: 'sweet' },
      { number: 2, reason: 'edit', title: 'Carrot soup with ginger', taste: 'sour' },
      { number: 3, reason: 'edit', title: 'Better soup', taste: 'sour' },
    ])
    expect(versions[2]?.structure).toMatchObject({ title: 'Better soup' })
    expect(await currentOf(id)).toEqual(versions[2])
  })

  test.each(['chef', 'import'] as const)('that says where it came from: %s', async (origin) => {
    const { id } = await createTestRecipe(owner, { origin })
    expect(await versionsOf(id)).toMatchObject([{ number: 1, reason: origin }])
  })

  test('or that names the page it was taken from', async () => {
    const { id } = await createTestRecipe(owner, {
      content: `${soup.content}\n\nSource: https://example.org/soup`,
    })
    expect(await versionsOf(id)).toMatchObject([{ number: 1, reason: 'import' }])
  })

  test('but none when nothing has changed', async () => {
    const { id, title } = await createTestRecipe(owner)
    await editLater(id, { title })
    expect(await versionsOf(id)).toHaveLength(1)
  })
})

describe('an edit within ten minutes', () => {
  test('replaces the newest version and leaves its number, its time and where it came from', async () => {
    const { id } = await createTestRecipe(owner, { origin: 'import' })
    const before = await currentOf(id)
    await edit(id, { title: 'Better soup' })
    expect(await versionsOf(id)).toMatchObject([
      { number: 1, title: 'Better soup', reason: 'import', made_at: before.made_at },
    ])
    // Nothing that was made from the former text can be mistaken for something about this one.
    expect((await currentOf(id)).id).not.toBe(before.id)
    await editLater(id, { title: 'Best soup' })
    await edit(id, { title: 'The best soup' })
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['Better soup', 'The best soup'])
  })

  test('adds a version when something refers to the newest one', async () => {
    const { id } = await createTestRecipe(owner)
    const first = await currentOf(id)
    expect(await isVersionReferenced(app.db, first.id)).toBe(false)
    await referTo(first.id)
    expect(await isVersionReferenced(app.db, first.id)).toBe(true)
    await edit(id, { title: 'Better soup' })
    expect((await versionsOf(id)).map(({ id: version, number }) => [version === first.id, number])).toEqual([
      [true, 1],
      [false, 2],
    ])
  })

  test('adds a version when moderators have hidden the newest one', async () => {
    const { id } = await publishRecipe(owner)
    await hideRecipe(app.db, id, new Date())
    await edit(id, { title: 'Polite soup' })
    expect(await versionsOf(id)).toHaveLength(2)
  })
})

test('every column that refers to a version is known', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'recipe_versions'::regclass and conname <> 'recipes_version_id_fkey'
    order by 1, 2`.execute(app.db)
  expect(versionReferences.map(({ table, column }) => ({ table, column }))).toEqual(rows)
})

test('above the limit, the oldest versions go that nothing refers to', async () => {
  const { id } = await createTestRecipe(owner)
  await editLater(id, { title: 'Soup 2' })
  await referTo((await currentOf(id)).id)
  await sql`insert into recipe_versions (recipe_id, number, title, language, content, dish_type, search_terms, findings,
      reason, made_at, was_public, group_ids)
    select recipe_id, generate_series(3, ${limits.versions.perRecipe}), title, language, content, dish_type,
      search_terms, findings, reason, made_at, was_public, group_ids
    from recipe_versions where recipe_id = ${id} and number = 2`.execute(app.db)
  const last = await app.db
    .selectFrom('recipe_versions')
    .select('id')
    .where('recipe_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('recipes').set({ version_id: last.id }).where('id', '=', id).execute()
  for (const title of ['Soup 51', 'Soup 52', 'Soup 53']) await editLater(id, { title })
  const numbers = (await versionsOf(id)).map(({ number }) => number)
  const { perRecipe } = limits.versions
  expect(numbers).toHaveLength(perRecipe)
  expect(numbers.slice(0, 3)).toEqual([2, 5, 6])
  expect(numbers.at(-1)).toBe(perRecipe + 3)
})

describe('a version notes who could read it while it was current', () => {
  const notes = async (id: string) =>
    (await versionsOf(id)).map(({ was_public: isPublic, group_ids: groups, hidden_at: hidden }) => ({
      isPublic,
      groups: groups.length,
      isHidden: hidden !== null,
    }))

  test('everybody, from when it was published', async () => {
    const { id } = await createTestRecipe(owner)
    await editLater(id, { title: 'Soup 2' })
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    await editLater(id, { title: 'Soup 3' })
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    await editLater(id, { title: 'Soup 4' })
    expect(await notes(id)).toEqual(
      [false, true, true, false].map((isPublic) => ({ isPublic, groups: 0, isHidden: false })),
    )
  })

  test('the members of the groups that it was shared with', async () => {
    const group = await insertGroup(app, owner)
    const { id } = await createTestRecipe(owner)
    const share = await shareInto(app, group, id, owner)
    await editLater(id, { title: 'Soup 2' })
    await share.withdraw()
    await editLater(id, { title: 'Soup 3' })
    expect(await notes(id)).toEqual([1, 1, 0].map((groups) => ({ isPublic: false, groups, isHidden: false })))
  })

  test('nobody, when it became dangerous', async () => {
    const { id, content } = await publishRecipe(owner)
    const after = await editLater(id, { content: content.replace('- 1 onion', '- 1 bunch oleander leaves') })
    expect(after.takenBack).toBe(true)
    expect((await notes(id)).map(({ isPublic }) => isPublic)).toEqual([true, false])
  })

  test('nobody any more, when moderators have hidden it, until they show it unchanged', async () => {
    const { id } = await publishRecipe(owner)
    await editLater(id, { title: 'Soup 2' })
    const hidden = async () => (await notes(id)).map(({ isHidden }) => isHidden)
    await hideRecipe(app.db, id, new Date())
    expect(await hidden()).toEqual([true, true])
    await hideRecipe(app.db, id, null)
    expect(await hidden()).toEqual([false, false])
    await hideRecipe(app.db, id, new Date())
    await editLater(id, { title: 'Polite soup' })
    expect((await notes(id)).at(-1)).toEqual({ isPublic: false, groups: 0, isHidden: false })
    await hideRecipe(app.db, id, null)
    expect(await hidden()).toEqual([true, true, false])
    expect((await notes(id)).at(-1)?.isPublic).toBe(true)
  })
})
