import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateProfile } from '#shared/contract/account.ts'
import { logCooked } from '#shared/contract/cooking-log.ts'
import { listBinderChanges, listRecipeCopies } from '#shared/contract/recipe-copies.ts'
import { rateRecipe } from '#shared/contract/ratings.ts'
import {
  deleteRecipe,
  editRecipe,
  getRecipe,
  restoreRecipe,
  setRecipePublic,
} from '#shared/contract/recipes.ts'
import {
  addSavedRecipe,
  getSavedState,
  removeSavedRecipe,
  setRecipeNote,
  setRecipeTags,
} from '#shared/contract/saved-recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, shareInto } from '../../../test/groups.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { sendOperations, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
})
afterAll(() => app.close())

const changesOf = (user: TestUser, since?: string) => user.call(listBinderChanges, { query: { since } })

const idsOf = async (user: TestUser) => (await changesOf(user)).recipes?.map(({ id }) => id) ?? []

const copiesOf = (user: TestUser, ids: readonly string[], language?: 'fr') =>
  user.call(listRecipeCopies, { query: { ids: ids.join(','), in: language } })

const publish = async (title: string) => (await publishRecipe(owner, { title })).id

describe('the stamps of a binder', () => {
  test('only a change answers the list again', async () => {
    const reader = await signUpUser(app, admin)
    const empty = await changesOf(reader)
    expect(empty.recipes).toEqual([])
    expect(await changesOf(reader, empty.revision)).toEqual({ revision: empty.revision, recipes: null })
    const { id } = await createTestRecipe(reader)
    const one = await changesOf(reader, empty.revision)
    expect(one.recipes?.map((each) => each.id)).toEqual([id])
    expect(await changesOf(reader, one.revision)).toEqual({ revision: one.revision, recipes: null })
    expect((await changesOf(reader, 'something else')).recipes).toEqual(one.recipes)
  })

  test('differ after every change of what a copy shows, and only then', async () => {
    const reader = await signUpUser(app, admin)
    const id = await publish('Barley soup')
    const params = { id }
    await reader.call(addSavedRecipe, { params })
    const steps: Record<string, () => Promise<unknown>> = {
      note: () => reader.call(setRecipeNote, { params, body: { text: 'Less salt' } }),
      'another note': () => reader.call(setRecipeNote, { params, body: { text: 'More salt' } }),
      tags: () => reader.call(setRecipeTags, { params, body: { tags: ['winter'] } }),
      rating: () => reader.call(rateRecipe, { params, body: { rating: 4 } }),
      edit: () =>
        owner.call(editRecipe, { params, body: { title: 'Barley stew', content: 'Stir it well.' } }),
      'the next time': () =>
        reader.call(logCooked, { params, body: { id: crypto.randomUUID(), nextTime: 'Longer' } }),
      'the name of its owner': () => owner.call(updateProfile, { body: { name: 'Olive' } }),
    }
    for (const [name, change] of Object.entries(steps)) {
      const before = await changesOf(reader)
      await change()
      const after = await changesOf(reader, before.revision)
      expect(
        after.recipes?.map((each) => each.id),
        name,
      ).toEqual([id])
      expect(after.recipes?.[0]?.stamp, name).not.toBe(before.recipes?.[0]?.stamp)
      expect((await changesOf(reader, after.revision)).recipes, name).toBeNull()
    }
    // Rows of others about it are not part of the reader's copy.
    const { revision } = await changesOf(reader)
    await owner.call(setRecipeNote, { params, body: { text: 'Mine' } })
    await owner.call(setRecipeTags, { params, body: { tags: ['mine'] } })
    expect((await changesOf(reader, revision)).recipes).toBeNull()
  })

  test('the dishes of the week plan are in the list, as far as the user may read them', async () => {
    const reader = await signUpUser(app, admin)
    const id = await publish('Leek rice')
    const secret = (await createTestRecipe(owner, { title: 'Secret rice' })).id
    const row = () => crypto.randomUUID()
    const [planned, hidden] = [row(), row()]
    const set = (entry: string, fields: Record<string, FieldValue>) =>
      Object.entries(fields).map(([field, value]) => testOperation('plan_entries', entry, field, value))
    await sendOperations(reader, [
      ...set(planned, { meal: 'dinner', recipeId: id }),
      ...set(hidden, { meal: 'dinner', recipeId: secret }),
    ])
    expect(await idsOf(reader)).toEqual([id])
    expect((await copiesOf(reader, [id, secret])).map(({ recipe }) => recipe.id)).toEqual([id])
    await sendOperations(reader, [testOperation('plan_entries', planned, deletedField, true)])
    expect(await idsOf(reader)).toEqual([])
  })

  test('what may no longer be read is not in the list, and comes back with the right to read it', async () => {
    const reader = await signUpUser(app, admin)
    const group = await insertGroup(app, owner, { members: [reader] })
    const id = await publish('Plum soup')
    const shared = (await createTestRecipe(owner, { title: 'Secret soup' })).id
    await shareInto(app, group, shared, owner)
    for (const each of [id, shared]) await reader.call(addSavedRecipe, { params: { id: each } })
    expect((await idsOf(reader)).toSorted()).toEqual([id, shared].toSorted())

    const params = { id }
    await owner.call(setRecipePublic, { params, body: { is_public: false } })
    expect(await idsOf(reader)).toEqual([shared])
    expect(await copiesOf(reader, [id])).toEqual([])
    await owner.call(setRecipePublic, { params, body: { is_public: true } })
    expect((await idsOf(reader)).length).toBe(2)
    await owner.call(deleteRecipe, { params })
    expect(await idsOf(reader)).toEqual([shared])
    await owner.call(restoreRecipe, { params })
    await hideRecipe(app.db, id, new Date())
    expect(await idsOf(reader)).toEqual([shared])
    await reader.call(removeSavedRecipe, { params: { id: shared } })
    expect(await idsOf(reader)).toEqual([])
    expect(await copiesOf(reader, [shared])).toEqual([])
  })

  test('own recipes are listed until they are deleted', async () => {
    const cook = await signUpUser(app, admin)
    const { id } = await createTestRecipe(cook)
    expect(await idsOf(cook)).toEqual([id])
    await cook.call(deleteRecipe, { params: { id } })
    expect(await idsOf(cook)).toEqual([])
    expect(await copiesOf(cook, [id])).toEqual([])
  })
})

describe('the copies', () => {
  test('say the same as the calls for one recipe', async () => {
    const reader = await signUpUser(app, admin)
    const id = await publish('Lentil soup')
    const own = (await createTestRecipe(reader, { title: 'My soup' })).id
    const params = { id }
    await reader.call(addSavedRecipe, { params })
    await reader.call(setRecipeNote, { params, body: { text: 'Less salt' } })
    await reader.call(setRecipeTags, { params, body: { tags: ['winter'] } })
    const copies = await copiesOf(reader, [id, own], 'fr')
    expect(copies.map(({ recipe }) => recipe.id).toSorted()).toEqual([id, own].toSorted())
    for (const copy of copies) {
      const one = { params: { id: copy.recipe.id } }
      expect(copy.recipe).toEqual(await reader.call(getRecipe, { ...one, query: { in: 'fr' } }))
      expect(copy.saved).toEqual(await reader.call(getSavedState, one))
    }
  })

  test('are of the own binder only', async () => {
    const stranger = await signUpUser(app, admin)
    const open = await publish('Public soup')
    const closed = (await createTestRecipe(owner)).id
    expect(await copiesOf(stranger, [open, closed, 'nonsense', crypto.randomUUID()])).toEqual([])
  })

  test('come in calls of a limited size', async () => {
    const many = Array.from({ length: limits.copies.perCall + 1 }, () => crypto.randomUUID())
    await expect(copiesOf(owner, many)).rejects.toMatchObject({ code: 'invalid input' })
    expect(await copiesOf(owner, many.slice(1))).toEqual([])
  })
})
