import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { CallError } from '#shared/contract/call.ts'
import { listMyRecipes, deleteRecipe, restoreRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import {
  addSavedRecipe,
  getSavedState,
  listMyTags,
  listSavedIds,
  listSavedRecipes,
  removeSavedRecipe,
  setRecipeNote,
  setRecipeTags,
} from '#shared/contract/saved-recipes.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, shareInto } from '../../../test/groups.ts'
import { createTestRecipe } from '../../../test/recipes.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import type { TestClient } from '../../../test/client.ts'
import { hideRecipe } from '../queries.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let member: TestUser
let stranger: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  member = await signUpUser(app, admin)
  stranger = await signUpUser(app, admin)
  groupId = await insertGroup(app, owner, { members: [member] })
})
afterAll(() => app.close())

const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

type State = 'private' | 'public' | 'hidden' | 'deleted'

/** A recipe that is shared into the group; hidden and deleted ones were public before. */
async function recipeIn(state: State): Promise<string> {
  const { id } = await createTestRecipe(owner)
  await shareInto(app, groupId, id, owner)
  if (state !== 'private') await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  if (state === 'hidden') await hideRecipe(app.db, id, new Date())
  if (state === 'deleted') await owner.call(deleteRecipe, { params: { id } })
  return id
}

const people = (): TestClient[] => [app.anonymous(), stranger, member, owner, admin]

const no = 'not signed in'
const unknown = 'not found'

const calls = {
  save: (who: TestClient, id: string) => who.call(addSavedRecipe, { params: { id } }),
  tag: (who: TestClient, id: string) =>
    who.call(setRecipeTags, { params: { id }, body: { tags: ['quick'] } }),
  note: (who: TestClient, id: string) =>
    who.call(setRecipeNote, { params: { id }, body: { text: 'Less salt' } }),
  'see the own rows about': (who: TestClient, id: string) => who.call(getSavedState, { params: { id } }),
  'take out': (who: TestClient, id: string) => who.call(removeSavedRecipe, { params: { id } }),
}

/** The outcome for visitor, stranger, member of a group it is shared to, owner and admin; nobody has saved it. */
const table: Record<keyof typeof calls, Record<State, string[]>> = {
  save: {
    private: [no, unknown, 'ok', 'own recipe', unknown],
    public: [no, 'ok', 'ok', 'own recipe', 'ok'],
    hidden: [no, unknown, unknown, 'own recipe', unknown],
    deleted: [no, unknown, unknown, 'own recipe', unknown],
  },
  tag: {
    private: [no, unknown, 'not saved', 'ok', unknown],
    public: [no, 'not saved', 'not saved', 'ok', 'not saved'],
    hidden: [no, unknown, unknown, 'ok', unknown],
    deleted: [no, unknown, unknown, 'ok', unknown],
  },
  note: {
    private: [no, unknown, 'ok', 'ok', unknown],
    public: [no, 'ok', 'ok', 'ok', 'ok'],
    hidden: [no, unknown, unknown, 'ok', unknown],
    deleted: [no, unknown, unknown, 'ok', unknown],
  },
  'see the own rows about': {
    private: [no, unknown, 'ok', 'ok', unknown],
    public: [no, 'ok', 'ok', 'ok', 'ok'],
    hidden: [no, unknown, unknown, 'ok', unknown],
    deleted: [no, unknown, unknown, 'ok', unknown],
  },
  'take out': Object.fromEntries(
    (['private', 'public', 'hidden', 'deleted'] as const).map((state) => [
      state,
      [no, 'ok', 'ok', 'ok', 'ok'],
    ]),
  ) as Record<State, string[]>,
}

describe('a recipe that nobody has saved', () => {
  const cases = Object.entries(table).flatMap(([call, byState]) =>
    Object.entries(byState).map(([state, outcomes]) => ({
      call: call as keyof typeof calls,
      state: state as State,
      outcomes,
    })),
  )
  test.each(cases)('$call a $state recipe', async ({ call, state, outcomes }) => {
    const seen: string[] = []
    for (const who of people()) seen.push(await outcomeOf(calls[call](who, await recipeIn(state))))
    expect(seen).toEqual(outcomes)
  })

  test('a malformed or unknown id is not found', async () => {
    for (const id of ['nonsense', crypto.randomUUID()]) {
      for (const call of ['save', 'tag', 'note', 'see the own rows about'] as const)
        expect(await outcomeOf(calls[call](stranger, id)), call).toBe(unknown)
      expect(await outcomeOf(calls['take out'](stranger, id))).toBe('ok')
    }
  })
})

describe('a saved recipe', () => {
  const changes: Record<string, (id: string) => Promise<unknown>> = {
    'made private': (id) => owner.call(setRecipePublic, { params: { id }, body: { is_public: false } }),
    hidden: (id) => hideRecipe(app.db, id, new Date()),
    deleted: (id) => owner.call(deleteRecipe, { params: { id } }),
  }

  async function saveAndWriteAbout(reader: TestUser) {
    const { id } = await createTestRecipe(owner, { title: 'Plum soup', dish_type: 'Desserts' })
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    await calls.save(reader, id)
    await calls.tag(reader, id)
    await calls.note(reader, id)
    return id
  }

  test.each(Object.keys(changes))(
    'that is %s leaves its title and the reader’s own words, and nothing else',
    async (name) => {
      const reader = await signUpUser(app, admin)
      const id = await saveAndWriteAbout(reader)
      await changes[name]?.(id)
      const [row] = await reader.call(listSavedRecipes, { query: {} })
      expect(row).toMatchObject({ recipeId: id, title: 'Plum soup', dishType: 'Desserts', recipe: null })
      expect(await reader.call(getSavedState, { params: { id } })).toMatchObject({
        tags: ['quick'],
        note: { text: 'Less salt' },
      })
      // Its own words can still be changed, but it cannot be saved anew.
      expect(await outcomeOf(calls.tag(reader, id))).toBe('ok')
      expect(await outcomeOf(calls.note(reader, id))).toBe('ok')
      expect(await outcomeOf(calls.save(reader, id))).toBe('not found')
      // Taken out, it is gone with everything that led to it.
      await calls['take out'](reader, id)
      expect(await reader.call(listSavedRecipes, { query: {} })).toEqual([])
      expect(await outcomeOf(calls['see the own rows about'](reader, id))).toBe('not found')
      expect(
        await app.db.selectFrom('recipe_notes').where('recipe_id', '=', id).selectAll().execute(),
      ).toEqual([])
      expect(
        await app.db.selectFrom('recipe_tags').where('recipe_id', '=', id).selectAll().execute(),
      ).toEqual([])
    },
  )

  test('is there again when its author publishes it again', async () => {
    const reader = await signUpUser(app, admin)
    const id = await saveAndWriteAbout(reader)
    for (const change of [
      () => owner.call(deleteRecipe, { params: { id } }),
      () => owner.call(restoreRecipe, { params: { id } }),
    ])
      await change()
    expect((await reader.call(listSavedRecipes, { query: {} }))[0]?.recipe).toMatchObject({
      id,
      title: 'Plum soup',
      dishType: 'Desserts',
    })
  })

  test('whose title changes in private keeps the title that the reader knew', async () => {
    const reader = await signUpUser(app, admin)
    const id = await saveAndWriteAbout(reader)
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    await app.db.updateTable('recipes').set({ title: 'Secret soup' }).where('id', '=', id).execute()
    expect(JSON.stringify(await reader.call(listSavedRecipes, { query: {} }))).not.toContain('Secret')
  })

  test('whose author leaves has no title any more, but still the words of its reader', async () => {
    const author = await signUpUser(app, admin)
    const reader = await signUpUser(app, admin)
    const { id } = await createTestRecipe(author, { title: 'Farewell soup' })
    await author.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    await calls.save(reader, id)
    await calls.note(reader, id)
    await author.call(deleteAccount, { body: { password: goodPassword } })
    expect(await reader.call(listSavedRecipes, { query: {} })).toMatchObject([
      { recipeId: id, title: null, recipe: null },
    ])
    expect(await reader.call(getSavedState, { params: { id } })).toMatchObject({
      note: { text: 'Less salt' },
    })
    await calls['take out'](reader, id)
    expect(await reader.call(listSavedIds, { query: {} })).toEqual([])
  })

  test('is no longer one of a group that the reader has left', async () => {
    const reader = await signUpUser(app, admin)
    const left = await insertGroup(app, owner, { members: [reader] })
    const { id } = await createTestRecipe(owner)
    await shareInto(app, left, id, owner)
    await calls.save(reader, id)
    await app.db.deleteFrom('group_members').where('group_id', '=', left).execute()
    expect(await reader.call(listSavedRecipes, { query: {} })).toMatchObject([{ recipeId: id, recipe: null }])
  })

  test('is for nobody else: not for its author, the admin or other readers', async () => {
    const reader = await signUpUser(app, admin)
    const id = await saveAndWriteAbout(reader)
    for (const who of [owner, admin, stranger]) {
      const everything = await Promise.all([
        who.call(getSavedState, { params: { id } }),
        who.call(listMyTags, { query: {} }),
        who.call(listSavedIds, { query: {} }),
      ])
      expect(JSON.stringify(everything)).not.toMatch(/Less salt|quick.*quick/)
      expect(everything[0]).toEqual({ savedAt: null, tags: [], note: null })
      expect(everything[1].flatMap(({ recipes }) => recipes)).not.toContain(id)
      expect(everything[2]).not.toContain(id)
    }
    const mine = await reader.call(listMyRecipes, { query: {} })
    expect(mine).toEqual([])
  })
})
