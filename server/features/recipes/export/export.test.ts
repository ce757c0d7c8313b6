import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { createCollection, exportCollection, putCollectionRecipe } from '#shared/contract/collections.ts'
import { exportRecipe, exportRecipes } from '#shared/contract/recipe-exports.ts'
import { deleteRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { addSavedRecipe, setRecipeNote, setRecipeTags } from '#shared/contract/saved-recipes.ts'
import { type ExportFormatName } from '#shared/constants/export-formats.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import type { TestClient } from '../../../test/client.ts'
import { insertGroup, shareInto, signUpAroundGroup, userIdOf } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe, soup } from '../../../test/recipes.ts'
import { unzip } from '../../../test/unzip.ts'
import { signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'
import { filesOf } from './archive.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let member: TestUser
let stranger: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  ;({ admin, owner, member, stranger } = await signUpAroundGroup(app))
  groupId = await insertGroup(app, owner, { members: [member] })
})
beforeEach(() => app.db.deleteFrom('rate_limits').execute())
afterAll(() => app.close())

const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

const one = (who: TestClient, id: string, format: ExportFormatName = 'markdown') =>
  who.call(exportRecipe, { params: { id }, query: { format } })
const several = (who: TestClient, recipes?: string[], format: ExportFormatName = 'markdown') =>
  who.call(exportRecipes, { body: { format, recipes } })
const filesIn = async (archive: File) => {
  const files = await unzip(Buffer.from(await archive.arrayBuffer()))
  return new Map([...files].map(([name, { bytes }]) => [name, bytes]))
}

type State = 'private' | 'shared' | 'public' | 'hidden' | 'deleted'

async function recipeIn(state: State): Promise<string> {
  const { id } = await createTestRecipe(owner)
  if (state !== 'private') await shareInto(app, groupId, id, owner)
  if (!['private', 'shared'].includes(state))
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  if (state === 'hidden') await hideRecipe(app.db, id, new Date())
  if (state === 'deleted') await owner.call(deleteRecipe, { params: { id } })
  return id
}

describe('who may take a recipe along', () => {
  const no = 'not signed in'
  const unknown = 'not found'
  /** For visitor, stranger, member of a group it is shared to, owner and admin. */
  const table: Record<State, string[]> = {
    private: [no, unknown, unknown, 'ok', unknown],
    shared: [no, unknown, 'not allowed', 'ok', unknown],
    public: [no, 'ok', 'ok', 'ok', 'ok'],
    hidden: [no, unknown, unknown, 'ok', 'not allowed'],
    deleted: [no, unknown, unknown, unknown, unknown],
  }
  test.each(Object.keys(table) as State[])('that is %s', async (state) => {
    const id = await recipeIn(state)
    const people = [app.anonymous(), stranger, member, owner, admin]
    const outcomes = []
    for (const who of people) outcomes.push(await outcomeOf(one(who, id)))
    expect(outcomes).toEqual(table[state])
    // An archive has it for the same people, and says nothing of the others.
    const archives = []
    for (const who of people) archives.push(await outcomeOf(several(who, [id])))
    expect(archives).toEqual(table[state].map((code) => (code === 'not allowed' ? unknown : code)))
  })

  test('that does not exist', async () => {
    expect(await outcomeOf(one(owner, 'none'))).toBe('not found')
    expect(await outcomeOf(several(owner, [crypto.randomUUID(), 'none']))).toBe('not found')
    expect(await outcomeOf(several(await signUpUser(app, admin)))).toBe('not found')
  })
})

describe('one recipe', () => {
  test.each([
    ['markdown', 'carrot-soup-with-ginger.md', 'text/markdown'],
    ['cooklang', 'carrot-soup-with-ginger.cook', 'text/plain'],
    ['recipemd', 'carrot-soup-with-ginger.md', 'text/markdown'],
    ['json-ld', 'carrot-soup-with-ginger.json', 'application/ld+json'],
    ['mealie', 'carrot-soup-with-ginger.json', 'application/json'],
    ['paprika', 'carrot-soup-with-ginger.paprikarecipes', 'application/zip'],
  ] as const)('as %s is a file', async (format, name, type) => {
    const { id } = await createTestRecipe(owner)
    const file = await one(owner, id, format)
    expect(file.name).toBe(name)
    const answer = await owner.fetch(`/api/recipes/${id}/export?format=${format}`)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (format !== 'paprika') return expect(bytes.toString()).toContain('Carrot soup with ginger')
    const [recipe] = [...(await unzip(bytes)).values()]
    expect(JSON.parse(gunzipSync(recipe?.bytes ?? '').toString())).toMatchObject({ name: soup.title })
    return undefined
  })

  test('of somebody else names its author and its page', async () => {
    const { id, uuid } = await publishRecipe(owner)
    const text = await (await one(stranger, id)).text()
    expect(text).toContain(`/recipes/${uuid}\n`)
    expect(await (await one(owner, id)).text()).not.toContain('Source')
  })

  test('in an unknown format is refused', async () => {
    const { id } = await createTestRecipe(owner)
    expect(await outcomeOf(one(owner, id, 'pdf' as ExportFormatName))).toBe('invalid input')
  })
})

describe('an archive', () => {
  async function pictured(person: TestUser, title: string) {
    const bytes = await noise(1200, 900).jpeg().toBuffer()
    const image_url = `data:image/jpeg;base64,${bytes.toString('base64')}`
    return createTestRecipe(person, { title, image_url })
  }

  test.each([
    ['markdown', ['beans.md', 'beans.webp', 'beans-2.md']],
    [
      'mealie',
      ['recipes/beans/beans.json', 'recipes/beans/images/original.webp', 'recipes/beans-2/beans-2.json'],
    ],
    ['paprika', ['beans.paprikarecipe', 'beans-2.paprikarecipe']],
  ] as const)('as %s has the chosen recipes in their order, each with its picture', async (format, names) => {
    const first = await pictured(owner, 'Beans')
    const second = await createTestRecipe(owner, { title: 'Beans' })
    const file = await several(owner, [first.id, second.id, first.id], format)
    expect(file.name).toMatch(format === 'paprika' ? /\.paprikarecipes$/ : /\.zip$/)
    const files = await filesIn(file)
    expect([...files.keys()]).toEqual(names)
    const [recipe, picture] = [...files.values()]
    const inside =
      format === 'paprika'
        ? Buffer.from(JSON.parse(gunzipSync(recipe ?? '').toString()).photo_data as string, 'base64')
        : picture
    expect(await sharp(inside).metadata()).toMatchObject({
      width: 960,
      format: format === 'paprika' ? 'jpeg' : 'webp',
    })
  })

  test('of the binder has own recipes and saved ones, with the user’s own tags and notes', async () => {
    const reader = await signUpUser(app, admin)
    const mine = await createTestRecipe(reader, { title: 'Mine' })
    const theirs = await publishRecipe(owner, { title: 'Theirs' })
    const withdrawn = await publishRecipe(owner, { title: 'Withdrawn' })
    for (const { id } of [theirs, withdrawn]) await reader.call(addSavedRecipe, { params: { id } })
    await owner.call(setRecipePublic, { params: { id: withdrawn.id }, body: { is_public: false } })
    await reader.call(setRecipeTags, { params: { id: theirs.id }, body: { tags: ['Sunday'] } })
    await reader.call(setRecipeNote, { params: { id: theirs.id }, body: { text: 'Twice the ginger' } })
    const binder = await filesIn(await several(reader))
    expect([...binder.keys()]).toEqual(['mine.md', 'theirs.md'])
    expect(binder.get('theirs.md')?.toString()).toContain('Twice the ginger')
    expect(binder.get('theirs.md')?.toString()).toContain('#Sunday')
    // What one gives away has nothing private in it.
    const chosen = await filesIn(await several(reader, [theirs.id, mine.id]))
    expect([...chosen.keys()]).toEqual(['theirs.md', 'mine.md'])
    expect(chosen.get('theirs.md')?.toString()).not.toContain('ginger\n\n#')
    expect(chosen.get('theirs.md')?.toString()).not.toContain('Sunday')
  })

  test('of a collection has what its viewer may take along', async () => {
    const id = crypto.randomUUID()
    await owner.call(createCollection, { body: { id, title: 'Family soups', groupId } })
    const shared = await recipeIn('shared')
    const open = await recipeIn('public')
    for (const recipeId of [shared, open])
      await owner.call(putCollectionRecipe, { params: { id, recipeId }, body: {} })
    const take = (who: TestClient) =>
      who.call(exportCollection, { params: { id }, query: { format: 'cooklang' } })
    const file = await take(member)
    expect(file.name).toBe('family-soups.zip')
    expect([...(await filesIn(file)).keys()]).toEqual(['carrot-soup-with-ginger.cook'])
    expect([...(await filesIn(await take(owner))).keys()]).toHaveLength(2)
    expect(await outcomeOf(take(stranger))).toBe('not found')
    expect(await outcomeOf(take(app.anonymous()))).toBe('not signed in')
    const unknown = owner.call(exportCollection, { params: { id }, query: { format: 'x' as 'mealie' } })
    expect(await outcomeOf(unknown)).toBe('invalid input')
  })

  test('leaves out what is deleted while it is made', async () => {
    const ids = []
    for (let count = 0; count < 3; count += 1)
      ids.push((await createTestRecipe(owner, { title: `Stew ${count}` })).id)
    const userId = await userIdOf(app, owner)
    const files = filesOf(app.deps, { format: 'markdown', ids, userId })
    const names = [(await files.next()).value?.name]
    await owner.call(deleteRecipe, { params: { id: ids[1] ?? '' } })
    for await (const { name } of files) names.push(name)
    expect(names).toEqual(['stew-0.md', 'stew-2.md'])
  })

  test('has at most so many chosen recipes', async () => {
    const ids = Array.from({ length: limits.exports.chosen + 1 }, () => crypto.randomUUID())
    expect(await outcomeOf(several(owner, ids))).toBe('invalid input')
    expect(await outcomeOf(several(owner, []))).toBe('invalid input')
  })
})

test('exports are limited per hour', async () => {
  const { id } = await createTestRecipe(owner)
  await exhaustLimit(app, owner, 'recipe file', rateLimits.recipeFilesPerMember)
  await exhaustLimit(app, owner, 'recipe archive', rateLimits.recipeArchivesPerMember)
  const collection = { params: { id }, query: { format: 'markdown' } } as const
  expect(await outcomeOf(one(owner, id))).toBe('too many requests')
  expect(await outcomeOf(several(owner, [id]))).toBe('too many requests')
  expect(await outcomeOf(owner.call(exportCollection, collection))).toBe('too many requests')
})
