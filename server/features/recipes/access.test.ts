import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listComments } from '#shared/contract/comments.ts'
import { CallError } from '#shared/contract/call.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { likeRecipe, rateRecipe } from '#shared/contract/ratings.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  getRecipe,
  restoreRecipe,
  setRecipePublic,
} from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, shareInto } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let people: Record<'visitor' | 'stranger' | 'member' | 'owner' | 'admin', TestClient>
let owner: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  const member = await signUpUser(app, admin)
  const stranger = await signUpUser(app, admin)
  people = { visitor: app.anonymous(), stranger, member, owner, admin }
  groupId = await insertGroup(app, owner, { members: [member] })
})
afterAll(() => app.close())

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

type State = 'private' | 'public' | 'deleted'

/** A recipe with an image, shared into the group; deleted ones were public before. */
async function recipeIn(state: State) {
  const { id, uuid, imageKey } = await createTestRecipe(owner, { image_url: pixel })
  await shareInto(app, groupId, id, owner)
  if (state !== 'private') await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  if (state === 'deleted') await owner.call(deleteRecipe, { params: { id } })
  return { id, uuid, key: imageKey ?? '' }
}

const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

/** In the order of `states`: the result of a call for each of the five users. */
const none = ['not signed in', 'not found', 'not found', 'not found', 'not found']
const table: {
  call: string
  send: (who: TestClient, recipe: Awaited<ReturnType<typeof recipeIn>>) => Promise<unknown>
  outcomes: Record<State, string[]>
}[] = [
  {
    call: 'read by id',
    send: (who, { id }) => who.call(getRecipe, { params: { id } }),
    outcomes: {
      private: ['not signed in', 'not found', 'ok', 'ok', 'not found'],
      public: ['not signed in', 'ok', 'ok', 'ok', 'ok'],
      deleted: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
    },
  },
  {
    call: 'read by its public address',
    send: (who, { uuid }) => who.call(getPublicRecipe, { params: { uuid } }),
    outcomes: {
      private: ['not found', 'not found', 'not found', 'not found', 'not found'],
      public: ['ok', 'ok', 'ok', 'ok', 'ok'],
      deleted: ['not found', 'not found', 'not found', 'not found', 'not found'],
    },
  },
  {
    call: 'see its picture',
    send: (who, { key }) => who.call(signImageKey, { params: { key } }),
    outcomes: {
      private: ['not found', 'not found', 'ok', 'ok', 'not found'],
      public: ['ok', 'ok', 'ok', 'ok', 'ok'],
      deleted: ['not found', 'not found', 'not found', 'ok', 'not found'],
    },
  },
  ...[listComments, listPhotos].map((endpoint) => ({
    call: endpoint.path,
    send: (who: TestClient, { id }: { id: string }) => who.call(endpoint, { params: { id }, query: {} }),
    outcomes: {
      private: ['not signed in', 'not found', 'ok', 'ok', 'not found'],
      public: ['not signed in', 'ok', 'ok', 'ok', 'ok'],
      deleted: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
    },
  })),
  {
    call: 'like',
    send: (who, { id }) => who.call(likeRecipe, { params: { id } }),
    outcomes: {
      private: ['not signed in', 'not found', 'ok', 'ok', 'not found'],
      public: ['not signed in', 'ok', 'ok', 'ok', 'ok'],
      deleted: none,
    },
  },
  {
    call: 'rate',
    send: (who, { id }) => who.call(rateRecipe, { params: { id }, body: { rating: 4 } }),
    outcomes: {
      private: ['not signed in', 'not found', 'ok', 'own recipe', 'not found'],
      public: ['not signed in', 'ok', 'ok', 'own recipe', 'ok'],
      deleted: none,
    },
  },
  {
    call: 'edit',
    send: (who, { id }) => who.call(editRecipe, { params: { id }, body: { taste: 'sweet' } }),
    outcomes: {
      private: ['not signed in', 'not found', 'not allowed', 'ok', 'not found'],
      public: ['not signed in', 'not allowed', 'not allowed', 'ok', 'not allowed'],
      deleted: none,
    },
  },
  {
    call: 'publish',
    send: (who, { id }) => who.call(setRecipePublic, { params: { id }, body: { is_public: true } }),
    outcomes: {
      private: ['not signed in', 'not found', 'not allowed', 'ok', 'not found'],
      public: ['not signed in', 'not allowed', 'not allowed', 'ok', 'not allowed'],
      deleted: none,
    },
  },
  {
    call: 'delete',
    send: (who, { id }) => who.call(deleteRecipe, { params: { id } }),
    outcomes: {
      private: ['not signed in', 'not found', 'not allowed', 'ok', 'not found'],
      public: ['not signed in', 'not allowed', 'not allowed', 'ok', 'not allowed'],
      deleted: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
    },
  },
  {
    call: 'restore',
    send: (who, { id }) => who.call(restoreRecipe, { params: { id } }),
    outcomes: {
      private: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
      public: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
      deleted: ['not signed in', 'not found', 'not found', 'ok', 'not found'],
    },
  },
]

describe('visitor, stranger, member of a group it is shared to, owner and admin', () => {
  const cases = table.flatMap(({ call, send, outcomes }) =>
    (['private', 'public', 'deleted'] as const).map((state) => ({
      call,
      state,
      send,
      outcomes: outcomes[state],
    })),
  )
  test.each(cases)('$call a $state recipe', async ({ send, state, outcomes }) => {
    for (const [index, name] of (['visitor', 'stranger', 'member', 'owner', 'admin'] as const).entries()) {
      const recipe = await recipeIn(state)
      expect(await outcomeOf(send(people[name], recipe)), name).toBe(outcomes[index])
    }
  })
})

describe('sharing into a group', () => {
  const reads = (id: string) => outcomeOf(people.member.call(getRecipe, { params: { id } }))

  test('opens a private recipe until the last share is withdrawn', async () => {
    const { id } = await createTestRecipe(owner)
    expect(await reads(id)).toBe('not found')
    const shares = [await shareInto(app, groupId, id, owner), await shareInto(app, groupId, id, owner)]
    expect(await reads(id)).toBe('ok')
    await shares[0]?.withdraw()
    expect(await reads(id)).toBe('ok')
    await shares[1]?.withdraw()
    expect(await reads(id)).toBe('not found')
  })

  test('does not open it if anybody else than the owner shared it', async () => {
    const { id } = await createTestRecipe(owner)
    await shareInto(app, groupId, id, people.member as TestUser)
    expect(await reads(id)).toBe('not found')
  })

  test('is closed to former members of the group', async () => {
    const admin = people.admin as TestUser
    const deletedUser = await signUpUser(app, admin)
    const left = await insertGroup(app, owner, { members: [deletedUser] })
    const { id } = await createTestRecipe(owner)
    await shareInto(app, left, id, owner)
    await deletedUser.call(getRecipe, { params: { id } })
    await app.db.deleteFrom('group_members').where('group_id', '=', left).execute()
    expect(await outcomeOf(deletedUser.call(getRecipe, { params: { id } }))).toBe('not found')
  })
})
