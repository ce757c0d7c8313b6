import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCooked, listMyCooked, logCooked } from '#shared/contract/cooking-log.ts'
import { changeHousehold } from '#shared/contract/household-changes.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { getSavedState } from '#shared/contract/saved-recipes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { userIdOf } from '../../../test/groups.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let admin: TestUser
let ada: TestUser
let tom: TestUser
let recipe: string
let secret: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  ada = await signUpUser(app, admin, { name: 'Ada' })
  tom = await signUpUser(app, admin, { name: 'Tom' })
  recipe = (await publishRecipe(tom)).id
  secret = (await createTestRecipe(tom)).id
})
afterAll(() => app.close())

const now = Date.now()
const note = (row: string, text: FieldValue, ms: number) =>
  testOperation('recipe_notes', row, 'text', text, { ms })
const entry = (row: string, fields: Record<string, FieldValue>, ms = now) =>
  Object.entries(fields).map(([field, value]) => testOperation('cooking_log', row, field, value, { ms }))

const outcomes = async (...operations: Parameters<typeof sendOperations>[1]) =>
  (await sendOperations(ada, operations)).results.map(({ outcome }) => outcome)
const noteOf = async (id: string) => (await ada.call(getSavedState, { params: { id } })).note?.text ?? null
const diary = async (id: string) => (await ada.call(listMyCooked)).find((each) => each.id === id)

describe('a note of a device', () => {
  test('wins when it was written last, whenever it arrives; blank deletes it', async () => {
    expect(await outcomes(note(recipe, 'Less salt', now - 20))).toEqual(['ok'])
    expect(await outcomes(note(recipe, 'More salt', now - 30))).toEqual(['ok'])
    expect(await noteOf(recipe)).toBe('Less salt')
    await outcomes(note(recipe, 'first', now - 10), note(recipe, ' last ', now - 5))
    expect(await noteOf(recipe)).toBe('last')
    await outcomes(note(recipe, '', now - 4))
    expect(await noteOf(recipe)).toBeNull()
  })

  test('is refused for a recipe that the member may not read, and where it is no text', async () => {
    const other = testOperation('recipe_notes', recipe, 'title', 'x')
    expect(
      await outcomes(note(secret, 'x', now), note('no-uuid', 'x', now), ...testLine('milk'), other),
    ).toEqual(['not found', 'not found', 'ok', 'ok', 'invalid input'])
    expect(await outcomes(note(recipe, 4, now))).toEqual(['invalid input'])
    await expect(outcomes(note(recipe, 'x'.repeat(4001), now))).rejects.toThrow('invalid input')
  })
})

describe('an entry of a device', () => {
  test('is made once, however often it is sent, and tells the owner once', async () => {
    const id = randomUUID()
    const operations = entry(id, { recipeId: recipe, note: 'Good', visibleTo: 'members', stars: 4 })
    await sendOperations(ada, operations)
    await sendOperations(ada, operations)
    // As another page of the device sends them, which does not know that they have arrived.
    await outcomes(...entry(id, { recipeId: recipe, note: 'Good', visibleTo: 'members', stars: 4 }))
    expect((await ada.call(listMyCooked)).filter((each) => each.id === id)).toMatchObject([
      { note: 'Good', stars: 4, visibleTo: 'members' },
    ])
    const notifications = await tom.call(listNotifications)
    expect(notifications.filter(({ kind }) => kind === 'cooked')).toHaveLength(1)
  })

  test('has for each field what was written last, in any order of arrival', async () => {
    const id = randomUUID()
    await outcomes(...entry(id, { recipeId: recipe, note: 'Good', minutes: 20 }, now - 100))
    await outcomes(...entry(id, { note: 'Better', changed: 'Cream' }, now - 10))
    await outcomes(...entry(id, { note: 'Worse', minutes: 30 }, now - 50))
    expect(await diary(id)).toMatchObject({ note: 'Better', changed: 'Cream', minutes: 30 })
  })

  test('loses against a change that was made on a page since', async () => {
    const id = randomUUID()
    await ada.call(logCooked, { params: { id: recipe }, body: { id, note: 'Good', minutes: 20 } })
    await ada.call(editCooked, { params: { id }, body: { note: 'Better' } })
    await outcomes(...entry(id, { note: 'Worse', minutes: 30 }, now - 50_000))
    expect(await diary(id)).toMatchObject({ note: 'Better', minutes: 30 })
  })

  test('is deleted once; what is changed later elsewhere says that it is gone', async () => {
    const id = randomUUID()
    await outcomes(...entry(id, { recipeId: recipe, note: 'Good' }, now - 100))
    expect(await outcomes(...entry(id, { [deletedField]: true }, now - 50))).toEqual(['ok'])
    expect(await outcomes(...entry(id, { [deletedField]: true }, now - 40))).toEqual(['ok'])
    expect(await outcomes(...entry(id, { note: 'Late' }, now - 60))).toEqual(['not found'])
    expect(await diary(id)).toBeUndefined()
    // A deletion that was decided before the last change does not take it away.
    const kept = randomUUID()
    await outcomes(...entry(kept, { recipeId: recipe, note: 'Good' }, now - 50))
    await outcomes(...entry(kept, { [deletedField]: true }, now - 70))
    expect(await diary(kept)).toMatchObject({ note: 'Good' })
  })

  test('is refused as the calls refuse it', async () => {
    const own = (await createTestRecipe(ada)).id
    const [id, other] = [randomUUID(), randomUUID()]
    const refused = async (fields: Record<string, FieldValue>, row: string = id) =>
      new Set(await outcomes(...entry(row, fields)))
    expect(await refused({ recipeId: own, stars: 3 })).toEqual(new Set(['own recipe']))
    expect(await refused({ recipeId: secret })).toEqual(new Set(['not found']))
    expect(await refused({ recipeId: recipe, servings: 0 })).toEqual(new Set(['invalid input']))
    expect(await refused({ recipeId: recipe, cookedOn: '2999-01-01' })).toEqual(new Set(['invalid input']))
    expect(await refused({ recipeId: recipe }, 'no-uuid')).toEqual(new Set(['invalid input']))
    expect(await diary(id)).toBeUndefined()
    await tom.call(logCooked, { params: { id: recipe }, body: { id: other } })
    expect(await refused({ recipeId: recipe, note: 'Mine?' }, other)).toEqual(new Set(['not found']))
    expect(await refused({ [deletedField]: true }, other)).toEqual(new Set(['ok']))
    expect((await tom.call(listMyCooked)).map((each) => each.id)).toContain(other)
  })

  test('counts as the calls do', async () => {
    const eva = await signUpUser(app, admin, { name: 'Eva' })
    await exhaustLimit(app, eva, 'cooked', rateLimits.cookedPerMember)
    const { results } = await sendOperations(eva, entry(randomUUID(), { recipeId: recipe }))
    expect(results.map(({ outcome }) => outcome)).toEqual(['too many requests'])
  })
})

describe('what is sent', () => {
  test('is answered with what has changed since, of others too', async () => {
    const first = await ada.call(changeHousehold, { body: { since: 0, operations: testLine('leeks') } })
    expect(first.changes).toMatchObject({ revision: first.revision, isComplete: true })
    const since = first.revision
    const id = randomUUID()
    const sent = await ada.call(changeHousehold, {
      body: { since, operations: [...testLine('chives', {}, id), note(recipe, 'x', now)] },
    })
    expect(sent.changes).toMatchObject({ revision: since + 1, isComplete: false, rows: [{ id }] })
    const alone = await ada.call(changeHousehold, {
      body: { since: since + 1, operations: [note(recipe, 'y', now + 1)] },
    })
    expect(alone).toMatchObject({ revision: since + 1, changes: { rows: [] } })
    expect((await readRows(ada)).map(({ values }) => values.item)).toContain('chives')
  })

  test('is refused in the session of another member', async () => {
    const body = { member: await userIdOf(app, tom), operations: [note(recipe, 'Not mine', now + 2)] }
    await expect(ada.call(changeHousehold, { body })).rejects.toThrow('not allowed')
  })
})
