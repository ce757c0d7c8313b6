import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logCooked } from '#shared/contract/cooking-log.ts'
import { deleteRecipe } from '#shared/contract/recipes.ts'
import {
  addSavedRecipe,
  getSavedState,
  listLastCooked,
  listMyTags,
  listSavedIds,
  listSavedRecipes,
  removeSavedRecipe,
  setRecipeNote,
  setRecipeTags,
} from '#shared/contract/saved-recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { userIdOf } from '../../../test/groups.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let admin: TestUser
let author: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  author = await signUpUser(app, admin, { name: 'Art' })
})
afterAll(() => app.close())

const newReader = async () => {
  reader = await signUpUser(app, admin, { name: 'Rita' })
}
const save = (id: string) => reader.call(addSavedRecipe, { params: { id } })
const unsave = (id: string) => reader.call(removeSavedRecipe, { params: { id } })
const tag = (id: string, ...tags: string[]) => reader.call(setRecipeTags, { params: { id }, body: { tags } })
const note = (id: string, text: string) => reader.call(setRecipeNote, { params: { id }, body: { text } })
const state = (id: string) => reader.call(getSavedState, { params: { id } })

describe('saving', () => {
  beforeAll(newReader)

  test('lists recipes as cards with their authors, the latest saved first', async () => {
    const first = await publishRecipe(author, { title: 'Pea soup' })
    const second = await publishRecipe(author, { title: 'Plum cake', dish_type: 'Desserts' })
    await save(first.id)
    app.advanceClock(1000)
    await save(second.id)
    const saved = await reader.call(listSavedRecipes, { query: {} })
    expect(saved.map(({ recipe }) => [recipe?.title, recipe?.owner.name, recipe?.dishType])).toEqual([
      ['Plum cake', 'Art', 'Desserts'],
      ['Pea soup', 'Art', 'Mains'],
    ])
    expect(await reader.call(listSavedIds, { query: {} })).toEqual([second.id, first.id])
    expect(await reader.call(listSavedIds, { query: { limit: 1, offset: 1 } })).toEqual([first.id])
    expect((await reader.call(listSavedRecipes, { query: { limit: 1, offset: 1 } }))[0]?.recipeId).toBe(
      first.id,
    )
  })

  test('twice is once, and taking out twice too', async () => {
    const { id } = await publishRecipe(author)
    const { savedAt } = await save(id)
    app.advanceClock(60_000)
    expect(await save(id)).toEqual({ savedAt })
    expect(await state(id)).toEqual({ savedAt, tags: [], note: null })
    await unsave(id)
    await unsave(id)
    expect((await state(id)).savedAt).toBeNull()
    expect(await reader.call(listSavedIds, { query: {} })).not.toContain(id)
  })

  test('keeps tags and note for the next time, while the recipe can be read', async () => {
    const { id } = await publishRecipe(author)
    await save(id)
    await tag(id, 'Sunday')
    await note(id, 'Double the ginger')
    await unsave(id)
    expect((await reader.call(listMyTags, { query: {} })).map((each) => each.tag)).not.toContain('Sunday')
    await save(id)
    expect(await state(id)).toMatchObject({ tags: ['Sunday'], note: { text: 'Double the ginger' } })
  })

  test('ends at a limit', async () => {
    const { id } = await publishRecipe(author)
    const full = await signUpUser(app, admin)
    const user_id = await userIdOf(app, full)
    const many = Array.from({ length: limits.saved.perMember }, () => ({
      user_id,
      recipe_id: crypto.randomUUID(),
      title: 'Soup',
      dish_type: 'Mains' as const,
      saved_at: new Date(),
    }))
    await app.db.insertInto('saved_recipes').values(many).execute()
    await expect(full.call(addSavedRecipe, { params: { id } })).rejects.toThrow('limit reached')
    // What is saved already is answered as before.
    await full.call(removeSavedRecipe, { params: { id: many[0]?.recipe_id ?? '' } })
    const { savedAt } = await full.call(addSavedRecipe, { params: { id } })
    expect(await full.call(addSavedRecipe, { params: { id } })).toEqual({ savedAt })
  })
})

describe('tags', () => {
  beforeAll(newReader)

  test('are replaced as a whole, once each, in alphabetical order', async () => {
    const { id } = await publishRecipe(author)
    await save(id)
    expect(await tag(id, ' Winter ', 'quick', 'QUICK', 'Été')).toEqual({ tags: ['Été', 'QUICK', 'Winter'] })
    expect(await tag(id, 'winter')).toEqual({ tags: ['winter'] })
    expect(await tag(id)).toEqual({ tags: [] })
  })

  test('keep the spelling that the user gave them first', async () => {
    const [one, two] = [await publishRecipe(author), await publishRecipe(author)]
    await save(one.id)
    await save(two.id)
    await tag(one.id, 'Crème')
    expect(await tag(two.id, 'creme', 'new')).toEqual({ tags: ['Crème', 'new'] })
  })

  test('of own and saved recipes are listed with their recipes, those of deleted ones are not', async () => {
    await newReader()
    const own = await createTestRecipe(reader)
    const deleted = await createTestRecipe(reader)
    const { id } = await publishRecipe(author)
    await save(id)
    await tag(own.id, 'b', 'a')
    await tag(id, 'a')
    await tag(deleted.id, 'a', 'gone')
    await reader.call(deleteRecipe, { params: { id: deleted.id } })
    expect(await reader.call(listMyTags, { query: {} })).toEqual([
      { tag: 'a', recipes: [own.id, id].toSorted() },
      { tag: 'b', recipes: [own.id] },
    ])
    expect(await reader.call(listMyTags, { query: { limit: 1, offset: 1 } })).toEqual([
      { tag: 'b', recipes: [own.id] },
    ])
  })

  test('have limits', async () => {
    const { id } = await createTestRecipe(reader)
    const names = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)
    await tag(id, ...names(limits.tags.perRecipe))
    for (const wrong of [
      names(limits.tags.perRecipe + 1),
      [' '],
      ['x'.repeat(limits.tags.max + 1)],
      ['a\nb'],
    ])
      await expect(tag(id, ...wrong)).rejects.toThrow('invalid input')
    const user_id = await userIdOf(app, reader)
    await app.db.deleteFrom('recipe_tags').where('user_id', '=', user_id).execute()
    const many = Array.from({ length: limits.tags.perMember }, (_, index) => ({
      user_id,
      recipe_id: id,
      tag: `more ${index}`,
      folded: `more ${index}`,
    }))
    await app.db.insertInto('recipe_tags').values(many).execute()
    const { id: other } = await createTestRecipe(reader)
    await expect(tag(other, 'one too many')).rejects.toThrow('limit reached')
    expect(await tag(other, 'more 1')).toEqual({ tags: ['more 1'] })
  })
})

describe('a note that was written without a connection', () => {
  beforeAll(newReader)

  const writtenAt = (id: string, text: string, at: number) =>
    reader.call(setRecipeNote, {
      params: { id },
      body: { text, writtenAt: new Date(at).toISOString() },
    })

  test('does not replace a later one, however late it arrives', async () => {
    const { id } = await publishRecipe(author)
    await save(id)
    const now = app.app.deps.clock()
    const minute = 60_000
    await writtenAt(id, 'Second', now - 2 * minute)
    expect((await writtenAt(id, 'First', now - 5 * minute)).note?.text).toBe('Second')
    expect((await writtenAt(id, '', now - 4 * minute)).note?.text).toBe('Second')
    expect((await writtenAt(id, 'Third', now - minute)).note?.text).toBe('Third')
    // Sent twice, as after a crash in between, it is written once.
    expect(await writtenAt(id, 'Third', now - minute)).toEqual(await writtenAt(id, 'Third', now - minute))
    // A clock that is fast wins for a minute at most.
    await writtenAt(id, 'From the future', now + 60 * minute)
    const { note: stored } = await state(id)
    expect(Date.parse(stored?.updatedAt ?? '')).toBeLessThanOrEqual(app.app.deps.clock() + minute)
    expect(await writtenAt(id, '', now + 60 * minute)).toEqual({ note: null })
    await expect(
      reader.call(setRecipeNote, { params: { id }, body: { text: 'x', writtenAt: '2026-99-99T00:00:00Z' } }),
    ).rejects.toThrow('invalid input')
  })
})

describe('a note', () => {
  beforeAll(newReader)

  test('is written, changed and deleted, with its time', async () => {
    const { id } = await publishRecipe(author)
    expect(await note(id, ' Less salt.\nMore pepper. ')).toMatchObject({
      note: { text: 'Less salt.\nMore pepper.' },
    })
    app.advanceClock(60_000)
    const changed = await note(id, 'More of everything')
    expect((await state(id)).note).toEqual(changed.note)
    expect(await note(id, '  ')).toEqual({ note: null })
    expect((await state(id)).note).toBeNull()
    await expect(note(id, 'x'.repeat(limits.recipe.noteMax + 1))).rejects.toThrow('invalid input')
  })
})

test('the last day of cooking is known for each recipe that the user cooked', async () => {
  await newReader()
  const [one, two] = [await publishRecipe(author), await publishRecipe(author)]
  const cook = (who: TestUser, id: string, cookedOn: string) =>
    who.call(logCooked, { params: { id }, body: { id: crypto.randomUUID(), cookedOn } })
  await cook(reader, one.id, '2026-01-03')
  await cook(reader, one.id, '2026-02-03')
  await cook(reader, two.id, '2026-01-20')
  await cook(author, two.id, '2026-03-01')
  expect(await reader.call(listLastCooked, { query: {} })).toEqual([
    { recipeId: one.id, cookedOn: '2026-02-03' },
    { recipeId: two.id, cookedOn: '2026-01-20' },
  ])
  expect(await reader.call(listLastCooked, { query: { limit: 1, offset: 1 } })).toHaveLength(1)
})

test('changes are limited per hour', async () => {
  await newReader()
  const { id } = await publishRecipe(author)
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, reader, 'binder', rateLimits.binderChangesPerMember)
  const changes = [save, unsave, (recipe: string) => tag(recipe, 'a'), (recipe: string) => note(recipe, 'a')]
  for (const change of changes) await expect(change(id)).rejects.toThrow('too many requests')
})

test('of many requests at once one row is left, and every answer is the same', async () => {
  await newReader()
  await app.db.deleteFrom('rate_limits').execute()
  const { id } = await publishRecipe(author)
  const answers = await Promise.all(Array.from({ length: 30 }, () => save(id)))
  expect(new Set(answers.map(({ savedAt }) => savedAt)).size).toBe(1)
  const storm = Array.from({ length: 120 }, (_, round) => {
    if (round % 4 === 0) return save(id)
    if (round % 4 === 1) return unsave(id)
    if (round % 4 === 2) return note(id, `round ${round}`)
    // Refused while it is not saved.
    return tag(id, `a${round % 3}`, `b${round % 5}`).catch((error: Error) => error.message)
  })
  const refusals = (await Promise.all(storm)).filter((each) => typeof each === 'string')
  expect(refusals.filter((refusal) => refusal !== 'not saved')).toEqual([])
  await save(id)
  await tag(id, 'last')
  const rows = await app.db.selectFrom('saved_recipes').where('recipe_id', '=', id).selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(await state(id)).toMatchObject({ tags: ['last'], note: { text: expect.stringContaining('round') } })
})

test('of replacements of tags at once one wins whole', async () => {
  const { id } = await createTestRecipe(reader)
  await Promise.all(Array.from({ length: 20 }, (_, round) => tag(id, `first ${round}`, `second ${round}`)))
  const { tags } = await state(id)
  expect(tags).toHaveLength(2)
  expect(tags[0]?.replace('first', '')).toBe(tags[1]?.replace('second', ''))
})
