import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteRecipe, editRecipe, getRecipe, type EditPayload } from '#shared/contract/recipes.ts'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'

/** Called before each examination of a recipe. */
let meanwhile: (() => Promise<unknown>) | null = null
let examined = 0
let app: TestApp
let owner: TestUser

beforeAll(async () => {
  const real: Kitchen = testKitchen()
  const kitchen: Kitchen = {
    ...real,
    async examine(written, asker) {
      examined += 1
      const happens = meanwhile
      meanwhile = null
      await happens?.()
      return real.examine(written, asker)
    },
  }
  app = await openTestApp({ kitchen })
  owner = await signUpAdmin(app)
})
afterAll(() => app.close())

const edit = (id: string, body: EditPayload) => owner.call(editRecipe, { params: { id }, body })

test('two concurrent edits both take effect: the later one starts again from the earlier one’s result', async () => {
  const { id } = await createTestRecipe(owner, { taste: 'sweet' })
  examined = 0
  meanwhile = () => edit(id, { taste: 'sour', plating: 'In a cup' })
  const after = await edit(id, { title: 'Better soup' })
  expect(after).toMatchObject({ title: 'Better soup', taste: 'sour', plating: 'In a cup' })
  expect(await owner.call(getRecipe, { params: { id } })).toMatchObject({
    title: 'Better soup',
    taste: 'sour',
    plating: 'In a cup',
  })
  expect(examined).toBe(3)
})

test('any number of concurrent edits all take effect', async () => {
  const { id } = await createTestRecipe(owner)
  const changes: EditPayload[] = [
    { title: 'Best soup' },
    { taste: 'mild' },
    { plating: 'In a bowl' },
    { prep_time: 7 },
    { cook_time: 9 },
    { dish_type: 'starters' },
  ]
  await Promise.all(changes.map((change) => edit(id, change)))
  expect(await owner.call(getRecipe, { params: { id } })).toMatchObject({
    title: 'Best soup',
    taste: 'mild',
    plating: 'In a bowl',
    prepMinutes: 7,
    cookMinutes: 9,
    dishType: 'Starters',
  })
})

test('a recipe deleted meanwhile is not edited', async () => {
  const { id } = await createTestRecipe(owner)
  meanwhile = () => owner.call(deleteRecipe, { params: { id } })
  await expect(edit(id, { title: 'Ghost soup' })).rejects.toMatchObject({ code: 'not found' })
  const row = await app.db.selectFrom('recipes').select('title').where('id', '=', id).executeTakeFirst()
  expect(row?.title).toBe('Carrot soup with ginger')
})
