import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diffVersions, getVersion, listVersions } from '#shared/contract/recipe-versions.ts'
import {
  deleteRecipe,
  editRecipe,
  getRecipe,
  restoreVersion,
  setRecipePublic,
  type EditPayload,
} from '#shared/contract/recipes.ts'
import { suspendMember } from '#shared/contract/moderation.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, shareInto, userIdOf } from '../../../test/groups.ts'
import { createTestRecipe, publishRecipe, soup } from '../../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser
let member: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  member = await signUpUser(app, admin)
})
afterAll(() => app.close())

async function edit(id: string, body: EditPayload) {
  app.advanceClock(limits.versions.replacedWithin)
  return owner.call(editRecipe, { params: { id }, body })
}
const publish = (id: string, isPublic = true) =>
  owner.call(setRecipePublic, { params: { id }, body: { is_public: isPublic } })
const restore = (id: string, number: number, person = owner) =>
  person.call(restoreVersion, { params: { id, number: String(number) } })

/** The numbers of the versions that a person sees, or the code of the refusal. */
const seenBy = async (person: TestUser, id: string) =>
  person.call(listVersions, { params: { id } }).then(
    (versions) => versions.map(({ number }) => number),
    (error: { code: string }) => error.code,
  )

const readBy = (person: TestUser, id: string, number: number | string) =>
  person.call(getVersion, { params: { id, number: String(number) } })

/** Version 1 was private, 2 shared into a group of `member`, 3 and 4 public, 5 is private again. */
async function recipeWithHistory() {
  const group = await insertGroup(app, owner, { members: [member] })
  const { id } = await createTestRecipe(owner)
  await edit(id, { title: 'Soup 2' })
  const share = await shareInto(app, group, id, owner)
  await edit(id, { title: 'Soup 3' })
  await share.withdraw()
  await publish(id)
  await edit(id, { title: 'Soup 4' })
  await publish(id, false)
  await edit(id, { title: 'Soup 5' })
  return { id, group }
}

describe('the versions of a recipe', () => {
  test('are listed newest first, each with its reason', async () => {
    const { id } = await createTestRecipe(owner)
    await edit(id, { title: 'Better soup' })
    const versions = await owner.call(listVersions, { params: { id } })
    expect(versions).toMatchObject([
      { number: 2, reason: 'edit', title: 'Better soup', current: true, hidden: false },
      { number: 1, reason: 'first', title: soup.title, current: false },
    ])
    expect(await owner.call(getRecipe, { params: { id } })).toMatchObject({
      version: { number: 2, from: null, remixes: 0 },
    })
  })

  test('have all that the recipe had', async () => {
    const first = await createTestRecipe(owner, { taste: 'sweet', plating: 'In a bowl', prep_time: 5 })
    await edit(first.id, { title: 'Better soup', taste: null })
    expect(await readBy(owner, first.id, 1)).toMatchObject({
      number: 1,
      title: soup.title,
      content: first.content,
      taste: 'sweet',
      plating: 'In a bowl',
      prepMinutes: 5,
      structure: first.structure,
      current: false,
    })
    for (const number of ['3', '0', '01', 'x', '1e3', '9999999999']) {
      await expect(readBy(owner, first.id, number)).rejects.toMatchObject({ code: 'not found' })
    }
  })
})

describe('who sees which version', () => {
  test('of a private recipe: only the owner', async () => {
    const { id } = await recipeWithHistory()
    expect(await seenBy(owner, id)).toEqual([5, 4, 3, 2, 1])
    for (const person of [reader, member, admin]) {
      expect(await seenBy(person, id)).toBe('not found')
      await expect(readBy(person, id, 3)).rejects.toMatchObject({ code: 'not found' })
      await expect(
        person.call(diffVersions, { params: { id }, query: { from: 3, to: 4 } }),
      ).rejects.toMatchObject({ code: 'not found' })
    }
  })

  test('of a public recipe: those that were public or shared with the reader, and the current one', async () => {
    const { id, group } = await recipeWithHistory()
    await publish(id)
    expect(await seenBy(reader, id)).toEqual([5, 4, 3])
    expect(await seenBy(admin, id)).toEqual([5, 4, 3])
    // The third one was shared into the group before the share was withdrawn.
    expect(await seenBy(member, id)).toEqual([5, 4, 3, 2])
    await expect(readBy(reader, id, 2)).rejects.toMatchObject({ code: 'not found' })
    await app.db
      .deleteFrom('group_members')
      .where('group_id', '=', group)
      .where('user_id', '=', await userIdOf(app, member))
      .execute()
    expect(await seenBy(member, id)).toEqual([5, 4, 3])
  })

  test('of a recipe shared into a group: for its members', async () => {
    const { id, group } = await recipeWithHistory()
    await shareInto(app, group, id, owner)
    expect(await seenBy(member, id)).toEqual([5, 4, 3, 2])
    expect(await seenBy(reader, id)).toBe('not found')
  })

  test('of a hidden recipe: the owner and admins; those that were hidden stay so after an edit', async () => {
    const { id } = await recipeWithHistory()
    await publish(id)
    await hideRecipe(app.db, id, new Date())
    expect(await seenBy(reader, id)).toBe('not found')
    expect(await seenBy(owner, id)).toEqual([5, 4, 3, 2, 1])
    expect(await seenBy(admin, id)).toEqual([5, 4, 3])
    await edit(id, { title: 'Polite soup' })
    await hideRecipe(app.db, id, null)
    expect(await seenBy(reader, id)).toEqual([6])
    expect(await seenBy(admin, id)).toEqual([6, 5, 4, 3])
    const [newest, ...earlier] = await owner.call(listVersions, { params: { id } })
    expect([newest?.hidden, ...earlier.map(({ hidden }) => hidden)]).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    // Nobody else learns that they were hidden.
    expect((await admin.call(listVersions, { params: { id } })).some(({ hidden }) => hidden)).toBe(false)
  })

  test('of a deleted recipe: the owner', async () => {
    const { id } = await recipeWithHistory()
    await publish(id)
    await owner.call(deleteRecipe, { params: { id } })
    expect(await seenBy(owner, id)).toEqual([5, 4, 3, 2, 1])
    expect(await seenBy(reader, id)).toBe('not found')
  })
})

describe('comparing versions', () => {
  test('says what changed, forwards and backwards', async () => {
    const { id } = await createTestRecipe(owner)
    await edit(id, { content: soup.content.replace('- 20 g ginger', '- 30 g ginger\n- 100 ml cream') })
    const compare = (from: number, to: number) =>
      owner.call(diffVersions, { params: { id }, query: { from, to } })
    const { from, to, diff } = await compare(1, 2)
    expect([from.number, to.number]).toEqual([1, 2])
    expect(diff.lines).toEqual([
      { kind: 'changed', item: 'ginger', before: '20 g', after: '30 g' },
      { kind: 'added', item: null, before: null, after: '100 ml cream' },
    ])
    expect(diff.facts.allergensGained).toEqual(['milk'])
    expect(diff.facts.dietsLost).toContain('vegan')
    const back = await compare(2, 1)
    expect(back.diff.facts.allergensLost).toEqual(['milk'])
    expect((await compare(2, 2)).diff).toMatchObject({ texts: [], lines: [], steps: [] })
  })

  test('needs two that the reader may see', async () => {
    const { id } = await recipeWithHistory()
    await publish(id)
    const compare = (from: number | 'parent', to: number) =>
      reader.call(diffVersions, { params: { id }, query: { from, to } })
    expect((await compare(3, 5)).diff.texts).toHaveLength(1)
    await expect(compare(1, 5)).rejects.toMatchObject({ code: 'not found' })
    await expect(compare(5, 7)).rejects.toMatchObject({ code: 'not found' })
    await expect(compare('parent', 5)).rejects.toMatchObject({ code: 'not found' })
    await expect(compare(0, 5)).rejects.toMatchObject({ code: 'invalid input' })
  })
})

describe('restoring a version', () => {
  test('makes a new one with all that it had', async () => {
    const first = await createTestRecipe(owner, { taste: 'sweet', search_terms: 'warm', prep_time: 7 })
    await edit(first.id, { title: 'Worse soup', taste: null, search_terms: [], prep_time: null })
    const restored = await restore(first.id, 1)
    expect(restored).toMatchObject({
      title: soup.title,
      taste: 'sweet',
      prepMinutes: 7,
      content: first.content,
      structure: first.structure,
      takenBack: false,
      version: { number: 3 },
    })
    expect(await owner.call(listVersions, { params: { id: first.id } })).toMatchObject([
      { number: 3, reason: 'restore', current: true },
      { number: 2 },
      { number: 1 },
    ])
    expect(
      (await owner.call(diffVersions, { params: { id: first.id }, query: { from: 1, to: 3 } })).diff,
    ).toMatchObject({ texts: [], lines: [], steps: [] })
    const row = await app.db
      .selectFrom('recipes')
      .select(['search_terms', 'revision'])
      .where('id', '=', first.id)
      .executeTakeFirst()
    expect(row).toEqual({ search_terms: ['warm'], revision: 2 })
  })

  test('also soon after an edit makes a new one, and an edit right afterwards is an edit', async () => {
    const { id } = await createTestRecipe(owner)
    await edit(id, { title: 'Soup 2' })
    await restore(id, 1)
    await owner.call(editRecipe, { params: { id }, body: { title: 'Soup 3' } })
    const versions = await owner.call(listVersions, { params: { id } })
    expect(versions.map(({ number, reason, title }) => [number, reason, title])).toEqual([
      [3, 'edit', 'Soup 3'],
      [2, 'edit', 'Soup 2'],
      [1, 'first', soup.title],
    ])
  })

  test('that is dangerous makes the recipe private', async () => {
    const { id } = await createTestRecipe(owner, {
      content: soup.content.replace('- 1 onion', '- 1 bunch oleander leaves'),
    })
    await edit(id, { content: soup.content })
    await publish(id)
    const restored = await restore(id, 1)
    expect(restored).toMatchObject({ takenBack: true, isPublic: false })
    expect(restored.findings.some(({ severity }) => severity === 'dangerous')).toBe(true)
  })

  test('is for the owner, of what is there', async () => {
    const { id } = await publishRecipe(owner)
    await expect(restore(id, 1, reader)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(restore(id, 2)).rejects.toMatchObject({ code: 'not found' })
    await owner.call(deleteRecipe, { params: { id } })
    await expect(restore(id, 1)).rejects.toMatchObject({ code: 'not found' })
  })

  test('of a public recipe is not for suspended users', async () => {
    const author = await signUpUser(app, admin)
    const { id } = await publishRecipe(author)
    const member_id = await userIdOf(app, author)
    await admin.call(suspendMember, { body: { member_id, reason: 'Shouting', days: 1 } })
    await expect(restore(id, 1, author)).rejects.toMatchObject({ code: 'suspended' })
  })
})
