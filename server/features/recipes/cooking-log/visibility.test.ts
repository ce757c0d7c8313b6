import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { editCooked, listCooked, listMyCooked } from '#shared/contract/cooking-log.ts'
import { signImageObject } from '#shared/contract/images.ts'
import {
  decideReport,
  listReports,
  muteMember,
  reportContent,
  suspendMember,
} from '#shared/contract/moderation.ts'
import { countNotifications } from '#shared/contract/notifications.ts'
import { listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { deleteRecipe, getPublicRecipe, getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { listPublicRecipeCards } from '#shared/contract/recipe-cards.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, shareInto, userIdOf } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { publishRecipe } from '../../../test/recipes.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { cook, wrongCookCounters } from './test-support.ts'

let app: TestApp
let people: Record<'cook' | 'owner' | 'member' | 'stranger' | 'admin', TestUser>
let groupId: string
let photo: Blob

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  const [owner, member, stranger, eater] = [
    await signUpUser(app, admin, { name: 'Olive' }),
    await signUpUser(app, admin, { name: 'Max' }),
    await signUpUser(app, admin, { name: 'Stan' }),
    await signUpUser(app, admin, { name: 'Gus' }),
  ]
  people = { cook: eater, owner, member, stranger, admin }
  groupId = await insertGroup(app, owner, { members: [member, eater] })
  photo = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
})
afterAll(() => app.close())

const states = {
  published: async () => undefined,
  'shared into a group': async (id: string) => {
    await shareInto(app, groupId, id, people.owner)
    await people.owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
  },
  private: (id: string) => people.owner.call(setRecipePublic, { params: { id }, body: { is_public: false } }),
  hidden: (id: string) =>
    app.db.updateTable('recipes').set({ hidden_at: new Date() }).where('id', '=', id).execute(),
  deleted: (id: string) => people.owner.call(deleteRecipe, { params: { id } }),
} satisfies Record<string, (id: string) => Promise<unknown>>

const everybody = ['cook', 'owner', 'member', 'stranger', 'admin'] as const
type Seer = (typeof everybody)[number]

/** Who sees a visible entry and its photo below the recipe. The cook sees both in the diary, always. */
const seers: Record<keyof typeof states, readonly Seer[]> = {
  published: everybody,
  'shared into a group': ['cook', 'owner', 'member'],
  private: ['owner'],
  hidden: ['owner', 'admin'],
  deleted: ['owner'],
}

const stateNames = Object.keys(states) as (keyof typeof states)[]

/** Who finds an entry below the recipe, and who its photo in the gallery and by its address. */
async function sightOf(recipeId: string, entryId: string, objectName: string) {
  const seen = async (look: (person: TestUser) => Promise<boolean>) => {
    const found: Seer[] = []
    for (const name of everybody) if (await look(people[name]).catch(() => false)) found.push(name)
    return found
  }
  const params = { id: recipeId }
  return {
    entry: await seen(async (person) =>
      (await person.call(listCooked, { params, query: {} })).entries.some(({ id }) => id === entryId),
    ),
    inGallery: await seen(async (person) =>
      (await person.call(listPhotos, { params, query: {} })).some((each) => each.objectName === objectName),
    ),
    byAddress: await seen(async (person) =>
      Boolean(await person.call(signImageObject, { query: { object: objectName } })),
    ),
    inDiary: await seen(async (person) =>
      (await person.call(listMyCooked, { query: {} })).some(({ id }) => id === entryId),
    ),
  }
}

async function entryWithPhoto(visibleTo: 'me' | 'members') {
  const recipe = await publishRecipe(people.owner)
  const entry = await cook(people.cook, recipe.id, { visibleTo, note: 'Fine', stars: 5 })
  const form = { file: photo, cooking_log_id: entry.id }
  const { objectName } = await people.cook.call(uploadPhoto, { params: { id: recipe.id }, form })
  return { recipe, entry, objectName }
}

test.each(stateNames)('a visible entry for a recipe that is %s', async (state) => {
  const { recipe, entry, objectName } = await entryWithPhoto('members')
  await states[state](recipe.id)
  const readers = seers[state]
  expect(await sightOf(recipe.id, entry.id, objectName)).toEqual({
    entry: readers,
    inGallery: readers,
    byAddress: [
      ...new Set<Seer>([
        'cook',
        ...readers.filter((name) => name !== 'admin' || state === 'published' || state === 'hidden'),
      ]),
    ],
    inDiary: ['cook'],
  })
})

test.each(stateNames)('a private entry for a recipe that is %s is for its cook alone', async (state) => {
  const { recipe, entry, objectName } = await entryWithPhoto('me')
  await states[state](recipe.id)
  const sight = await sightOf(recipe.id, entry.id, objectName)
  const reads = seers[state].includes('cook')
  expect(sight).toEqual({
    entry: [],
    inGallery: reads ? ['cook'] : [],
    byAddress: ['cook'],
    inDiary: ['cook'],
  })
})

test('a private entry with stars, notes and a photo changes nothing that others can see', async () => {
  const older = await publishRecipe(people.owner)
  await publishRecipe(people.owner)
  const look = async () => {
    const params = { id: older.id }
    const seen = []
    for (const person of [people.owner, people.stranger, people.admin]) {
      seen.push(
        await person.call(getRecipe, { params }),
        await person.call(listCooked, { params, query: {} }),
        await person.call(listPhotos, { params, query: {} }),
        await person.call(countNotifications),
        (await person.call(listPublicRecipeCards, { query: { sort: 'rated' } })).map(({ id }) => id),
        await person.call(listReports, { query: {} }),
      )
    }
    seen.push(await app.anonymous().call(getPublicRecipe, { params: { uuid: older.uuid }, query: {} }))
    return JSON.stringify(seen)
  }
  const before = await look()
  const { id } = await cook(people.cook, older.id, { stars: 5, note: 'a', changed: 'b', nextTime: 'c' })
  const form = { file: photo, cooking_log_id: id }
  await people.cook.call(uploadPhoto, { params: { id: older.id }, form })
  await people.cook.call(editCooked, { params: { id }, body: { stars: 4, note: 'd' } })
  expect(await look()).toBe(before)
  for (const kind of ['cooked', 'photo'] as const) {
    const content =
      kind === 'cooked'
        ? id
        : ((
            await app.db.selectFrom('photos').select('id').where('cooking_log_id', '=', id).executeTakeFirst()
          )?.id ?? '')
    const report = people.stranger.call(reportContent, {
      body: { kind, id: content, reason: 'spam' },
    })
    await expect(report).rejects.toThrow('not found')
  }
})

test('an entry that is hidden is for its cook and admins, also while it is private', async () => {
  const { recipe, entry, objectName } = await entryWithPhoto('members')
  const decide = (action: 'hide' | 'dismiss' | 'remove') =>
    people.admin.call(decideReport, {
      params: { kind: 'cooked', id: entry.id },
      body: { action, reason: 'Not about food' },
    })
  await decide('hide')
  expect((await sightOf(recipe.id, entry.id, objectName)).entry).toEqual(['cook', 'admin'])
  expect(await wrongCookCounters(app)).toEqual([])
  const cases = async () =>
    (await people.admin.call(listReports, { query: {} })).filter(({ id }) => id === entry.id)
  expect(await cases()).toMatchObject([{ kind: 'cooked', text: 'Fine', recipeId: recipe.id }])
  await people.cook.call(editCooked, { params: { id: entry.id }, body: { visibleTo: 'me' } })
  expect((await sightOf(recipe.id, entry.id, objectName)).entry).toEqual([])
  expect(await cases()).toEqual([])
  await expect(decide('dismiss')).rejects.toThrow('not found')
  await people.cook.call(editCooked, { params: { id: entry.id }, body: { visibleTo: 'members' } })
  expect((await sightOf(recipe.id, entry.id, objectName)).entry).toEqual(['cook', 'admin'])
  await decide('dismiss')
  expect((await sightOf(recipe.id, entry.id, objectName)).entry).toEqual(everybody)
  await decide('remove')
  expect((await sightOf(recipe.id, entry.id, objectName)).inDiary).toEqual([])
  expect(await wrongCookCounters(app)).toEqual([])
})

test('somebody who is suspended cooks in private', async () => {
  const member_id = await userIdOf(app, people.cook)
  const { recipe, entry } = await entryWithPhoto('members')
  const { id: suspension } = await people.admin.call(suspendMember, { body: { member_id, reason: 'Spam' } })
  const edit = (id: string, body: object) => people.cook.call(editCooked, { params: { id }, body })
  await expect(cook(people.cook, recipe.id, { visibleTo: 'members' })).rejects.toThrow('suspended')
  await expect(edit(entry.id, { note: 'Worse' })).rejects.toThrow('suspended')
  await edit(entry.id, { visibleTo: 'me', note: 'Worse' })
  await expect(edit(entry.id, { visibleTo: 'members' })).rejects.toThrow('suspended')
  const { id } = await cook(people.cook, recipe.id, { note: 'For me' })
  await people.cook.call(uploadPhoto, {
    params: { id: recipe.id },
    form: { file: photo, cooking_log_id: id },
  })
  await app.db.deleteFrom('suspensions').where('id', '=', suspension).execute()
})

test('entries of a muted user are there to be collapsed, and go with the account', async () => {
  const leaver = await signUpUser(app, people.admin, { name: 'Lea' })
  const { id } = await publishRecipe(people.owner)
  await cook(leaver, id, { visibleTo: 'members', stars: 2 })
  await people.member.call(muteMember, { params: { id: await userIdOf(app, leaver) } })
  const list = () => people.member.call(listCooked, { params: { id }, query: {} })
  expect((await list()).entries).toMatchObject([{ cook: { name: 'Lea' } }])
  await leaver.call(deleteAccount, { body: { password: goodPassword } })
  expect(await list()).toMatchObject({ cooks: 0, entries: [] })
  expect(await wrongCookCounters(app)).toEqual([])
})
