import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  countReports,
  decideReport,
  listModerationLog,
  listReports,
  reportContent,
  type Decision,
  type ReportableKind,
} from '#shared/contract/moderation.ts'
import { addComment, countComments, deleteComment, listComments } from '#shared/contract/comments.ts'
import { listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { getCollection, listCollections } from '#shared/contract/collections.ts'
import { listCooked } from '#shared/contract/cooking-log.ts'
import { createPost, getThread, listPosts, listThreads, shareRecipeToGroup } from '#shared/contract/forum.ts'
import { getGroup } from '#shared/contract/groups.ts'
import { signImageObject } from '#shared/contract/images.ts'
import { listCorrections } from '#shared/contract/recipe-translations.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { likeRecipe } from '#shared/contract/ratings.ts'
import { getPublicRecipe, getRecipe, listMyDeletedRecipes, restoreRecipe } from '#shared/contract/recipes.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { createContent } from '../../test/content.ts'
import { cleanUpModeration } from './jobs.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let author: TestUser
let readers: TestUser[]
let groupId: string
let contents: Record<ReportableKind, string>

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  author = await signUpUser(app, admin, { name: 'Art' })
  readers = []
  for (const name of ['Rita', 'Ron', 'Ruth', 'Raj']) readers.push(await signUpUser(app, admin, { name }))
  groupId = await insertGroup(app, owner, { members: [author, ...readers], name: 'Soup club' })
})
beforeEach(async () => {
  await app.db.deleteFrom('rate_limits').execute()
  contents = await createContent(author, groupId)
})
afterAll(() => app.close())

const report = (person: TestUser, kind: ReportableKind, id = contents[kind]) =>
  person.call(reportContent, { body: { kind, id, reason: 'spam', note: ' Look at this ' } })

const reportThrice = async (kind: ReportableKind) => {
  for (const person of readers.slice(0, 3)) await report(person, kind)
}

const decide = (
  person: TestUser,
  kind: ReportableKind,
  action: Decision,
  reason: string | null = 'Because',
) => person.call(decideReport, { params: { kind, id: contents[kind] }, body: { action, reason } })

const rita = () => readers[0] as TestUser

const bell = async (person: TestUser) =>
  (await person.call(listNotifications, { query: {} })).filter(({ kind }) => kind === 'report')

test('a report rings for admins and the owner of the group, without a name, and for nobody else', async () => {
  await app.db.deleteFrom('notifications').execute()
  await report(rita(), 'recipe')
  await report(rita(), 'recipe')
  expect(await bell(admin)).toMatchObject([{ actor: null, count: 1, recipe: null, content: null }])
  expect(await bell(owner)).toEqual([])
  await report(rita(), 'thread')
  await report(readers[1] as TestUser, 'thread')
  expect(await bell(admin)).toMatchObject([{ actor: null, count: 3 }])
  expect(await bell(owner)).toMatchObject([{ actor: null, count: 2, thread: null }])
  for (const person of [author, ...readers]) expect(await bell(person)).toEqual([])
  await report(owner, 'post')
  expect(await bell(admin)).toMatchObject([{ count: 4 }])
  expect(await bell(owner)).toMatchObject([{ count: 2 }])
})

/** Whether a user finds the content, with its text, in its recipe or thread. */
const sight: Record<ReportableKind, (person: TestUser) => Promise<boolean>> = {
  recipe: (person) =>
    person.call(getRecipe, { params: { id: contents.recipe } }).then(
      () => true,
      () => false,
    ),
  comment: async (person) =>
    (await person.call(listComments, { params: { id: contents.recipe }, query: {} })).length === 1,
  photo: async (person) =>
    (await person.call(listPhotos, { params: { id: contents.recipe }, query: {} })).length === 1,
  correction: async (person) =>
    (await person.call(listCorrections, { params: { id: contents.recipe } })).length === 1,
  cooked: async (person) =>
    (await person.call(listCooked, { params: { id: contents.recipe }, query: {} })).entries.length === 1,
  thread: async (person) => {
    const listed = await person.call(listThreads, { params: { id: groupId }, query: {} })
    const opened = person.call(getThread, { params: { id: contents.thread } }).then(
      () => true,
      () => false,
    )
    expect(listed.some(({ id }) => id === contents.thread)).toBe(await opened)
    return opened
  },
  post: async (person) => {
    const posts = await person.call(listPosts, { params: { id: contents.thread }, query: {} })
    return posts.find(({ id }) => id === contents.post)?.content === 'Buy my pans'
  },
  collection: async (person) => {
    const listed = await person.call(listCollections, { query: { group: groupId } })
    const opened = person.call(getCollection, { params: { id: contents.collection } }).then(
      ({ description }) => description === 'Buy my pans',
      () => false,
    )
    expect(listed.some(({ id }) => id === contents.collection)).toBe(await opened)
    return opened
  },
}

/** All counters of visible content, next to a recount. */
async function wrongCounters() {
  const { rows } = await sql`
    select 'recipe', id from recipes where (comments_count, photos_count, cooked_count) is distinct from (
      (select count(*) from comments where recipe_id = recipes.id and hidden_at is null),
      (select count(*) from photos where recipe_id = recipes.id and hidden_at is null),
      (select count(*) from cooking_log where recipe_id = recipes.id and hidden_at is null and visible_to = 'members'))
    union all select 'thread', id from forum_threads where (post_count, active_at) is distinct from (
      (select count(*) from forum_posts where thread_id = forum_threads.id
        and deleted_at is null and hidden_at is null),
      greatest(created_at, (select max(created_at) from forum_posts
        where thread_id = forum_threads.id and deleted_at is null and hidden_at is null)))
    union all select 'group', id from groups where thread_count is distinct from
      (select count(*) from forum_threads where group_id = groups.id and hidden_at is null)
    union all select 'total', null from recipe_totals where public_count is distinct from
      (select count(*) from recipes where is_public and deleted_at is null and hidden_at is null)`.execute(
    app.db,
  )
  return rows
}

const kinds = ['recipe', 'comment', 'photo', 'cooked', 'thread', 'post', 'collection'] as const

const isOfGroup = (kind: ReportableKind) => kind === 'thread' || kind === 'post' || kind === 'collection'

describe.each(kinds)('a reported %s', (kind) => {
  test('is hidden by the third user’s report, except for its author and moderators', async () => {
    const [one, two, three, four] = readers as [TestUser, TestUser, TestUser, TestUser]
    await report(one, kind)
    await report(one, kind)
    await report(two, kind)
    expect(await sight[kind](four)).toBe(true)
    await report(three, kind)
    expect(await sight[kind](four)).toBe(false)
    expect(await sight[kind](author)).toBe(true)
    expect(await sight[kind](isOfGroup(kind) ? owner : admin)).toBe(true)
    await expect(report(four, kind)).rejects.toMatchObject({ code: 'not found' })
    expect(await wrongCounters()).toEqual([])
  })

  test('is visible again when reports are dismissed, which closes them', async () => {
    await reportThrice(kind)
    await decide(admin, kind, 'dismiss', null)
    expect(await sight[kind](rita())).toBe(true)
    expect(await wrongCounters()).toEqual([])
    // The same users cannot hide it again.
    await reportThrice(kind)
    expect(await sight[kind](rita())).toBe(true)
    expect((await admin.call(listReports, { query: {} })).map(({ id }) => id)).not.toContain(contents[kind])
  })

  test('is deleted when it is removed', async () => {
    await report(rita(), kind)
    await decide(admin, kind, 'remove')
    expect(await sight[kind](rita())).toBe(false)
    expect(await wrongCounters()).toEqual([])
    await expect(decide(admin, kind, 'dismiss')).rejects.toMatchObject({ code: 'not found' })
  })

  test('can be hidden before the third report', async () => {
    await report(rita(), kind)
    await decide(admin, kind, 'hide')
    expect(await sight[kind](rita())).toBe(false)
    const waiting = await admin.call(listReports, { query: { status: 'open' } })
    expect(waiting.find(({ id }) => id === contents[kind])).toMatchObject({ kind, isHidden: true })
    await decide(admin, kind, 'dismiss')
    expect(await sight[kind](rita())).toBe(true)
  })
})

test.each(kinds)('of concurrent reports of a %s the third user’s hides it, once', async (kind) => {
  await Promise.all(readers.slice(0, 2).flatMap((person) => [report(person, kind), report(person, kind)]))
  expect(await sight[kind](readers[3] as TestUser)).toBe(true)
  contents = await createContent(author, groupId)
  const twice = readers.slice(0, 3).flatMap((person) => [report(person, kind), report(person, kind)])
  const results = await Promise.allSettled(twice)
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
  expect(refusals.filter((refusal) => refusal !== 'not found')).toEqual([])
  expect(await sight[kind](readers[3] as TestUser)).toBe(false)
  const acts = await app.db
    .selectFrom('moderation_log')
    .select(['action', 'actor_id'])
    .where('content_id', '=', contents[kind])
    .execute()
  expect(acts).toEqual([{ action: 'autoHide', actor_id: null }])
  expect(await wrongCounters()).toEqual([])
})

describe('hidden content', () => {
  test('as a recipe is in no list, search or group and has no public page', async () => {
    const { recipe: id } = contents
    await author.call(shareRecipeToGroup, { params: { id: groupId }, body: { recipe_id: id } })
    const { uuid } = await author.call(getRecipe, { params: { id } })
    await reportThrice('recipe')
    const anonymous = app.anonymous()
    await expect(anonymous.call(getPublicRecipe, { params: { uuid } })).rejects.toMatchObject({
      code: 'not found',
    })
    expect((await anonymous.fetch(`/recipes/${uuid}`)).status).toBe(404)
    expect((await anonymous.fetch(`/recipes/${uuid}/picture`)).status).toBe(404)
    const listed = await rita().call(listPublicRecipes, { query: {} })
    expect(listed.map((recipe) => recipe.id)).not.toContain(id)
    const found = await rita().call(searchRecipes, { query: { q: 'carrot' } })
    expect(found.map((recipe) => recipe.id)).not.toContain(id)
    await expect(rita().call(getRecipe, { params: { id } })).rejects.toMatchObject({ code: 'not found' })
    const [thread] = await rita().call(listThreads, { params: { id: groupId }, query: {} })
    expect(thread?.recipe).toMatchObject({ title: null, imageName: null })
    expect(await author.call(getRecipe, { params: { id } })).toMatchObject({ hidden: true, isPublic: true })
    expect(await admin.call(getRecipe, { params: { id } })).toMatchObject({ hidden: true })
    await expect(author.call(likeRecipe, { params: { id } })).rejects.toMatchObject({ code: 'not found' })
    const again = author.call(shareRecipeToGroup, { params: { id: groupId }, body: { recipe_id: id } })
    await expect(again).rejects.toMatchObject({ code: 'not found' })
  })

  test('as a comment or photo is marked for its author and not counted', async () => {
    await reportThrice('comment')
    await reportThrice('photo')
    const params = { id: contents.recipe }
    expect(await author.call(listComments, { params, query: {} })).toMatchObject([{ hidden: true }])
    const [photo] = await author.call(listPhotos, { params, query: {} })
    expect(photo?.hidden).toBe(true)
    expect(await rita().call(countComments, { params })).toBe(0)
    const query = { object: photo?.objectName ?? '' }
    await author.call(signImageObject, { query })
    await admin.call(signImageObject, { query })
    await expect(rita().call(signImageObject, { query })).rejects.toMatchObject({ code: 'not found' })
    await author.call(deleteComment, { params: { id: contents.comment } })
    expect(await wrongCounters()).toEqual([])
  })

  test('as a post is a placeholder without text and author, which cannot be answered', async () => {
    await reportThrice('post')
    const params = { id: contents.thread }
    const [post] = await rita().call(listPosts, { params, query: {} })
    expect(post).toMatchObject({
      isHidden: true,
      isDeleted: false,
      content: '',
      authorId: null,
      authorName: null,
    })
    const [own] = await author.call(listPosts, { params, query: {} })
    expect(own).toMatchObject({ isHidden: true, content: 'Buy my pans', mine: true })
    const answer = rita().call(createPost, {
      params,
      body: { content: 'Why?', parent_post_id: contents.post },
    })
    await expect(answer).rejects.toMatchObject({ code: 'unknown parent' })
    expect((await rita().call(getThread, { params })).postCount).toBe(0)
  })

  test('as a thread is not counted in its group', async () => {
    const threads = async () => (await rita().call(getGroup, { params: { id: groupId } })).threadCount
    const before = await threads()
    await reportThrice('thread')
    expect(await threads()).toBe(before - 1)
  })

  test('as a removed recipe can be restored for its owner only, until it is shown again', async () => {
    await reportThrice('recipe')
    await decide(admin, 'recipe', 'remove')
    expect((await author.call(listMyDeletedRecipes)).map(({ id }) => id)).toContain(contents.recipe)
    await author.call(restoreRecipe, { params: { id: contents.recipe } })
    expect(await sight.recipe(rita())).toBe(false)
    const waiting = await admin.call(listReports, { query: {} })
    expect(waiting.map(({ id }) => id)).toContain(contents.recipe)
    await decide(admin, 'recipe', 'dismiss')
    expect(await sight.recipe(rita())).toBe(true)
  })
})

describe('the queue of open cases', () => {
  test('shows an admin the content, place, author and reasons, not the reporters', async () => {
    await report(rita(), 'comment')
    const waiting = await admin.call(listReports, { query: {} })
    expect(waiting.find(({ id }) => id === contents.comment)).toEqual({
      kind: 'comment',
      id: contents.comment,
      group: null,
      authorId: expect.any(String),
      author: 'Art',
      title: 'Carrot soup with ginger',
      recipeId: contents.recipe,
      threadId: null,
      text: 'Buy my pans',
      imageName: null,
      isHidden: false,
      reports: [
        { id: expect.any(String), reason: 'spam', note: 'Look at this', createdAt: expect.any(String) },
      ],
    })
  })

  test('contains for a group’s owner the group’s content, for others nothing', async () => {
    const other = await signUpUser(app, admin)
    await insertGroup(app, other, { members: [author] })
    for (const kind of kinds) await report(rita(), kind)
    const ofOwner = await owner.call(listReports, { query: {} })
    const mine = ofOwner.filter(({ id }) => Object.values(contents).includes(id))
    expect(mine.map(({ kind }) => kind).toSorted()).toEqual(['collection', 'post', 'thread'])
    expect(ofOwner.every(({ group }) => group?.name === 'Soup club')).toBe(true)
    expect(await owner.call(countReports)).toEqual({ count: ofOwner.length, isModerator: true })
    expect(await other.call(listReports, { query: {} })).toEqual([])
    expect(await other.call(countReports)).toEqual({ count: 0, isModerator: true })
    expect(await rita().call(listReports, { query: {} })).toEqual([])
    expect(await rita().call(countReports)).toEqual({ count: 0, isModerator: false })
    expect((await admin.call(countReports)).count).toBeGreaterThanOrEqual(5)
  })

  test('is sorted by age, in pages, without one’s own content and without deleted content', async () => {
    await app.db.deleteFrom('reports').execute()
    await app.db.updateTable('forum_posts').set({ hidden_at: null }).execute()
    await app.db.updateTable('recipes').set({ hidden_at: null }).execute()
    await report(rita(), 'photo')
    app.advanceClock(1000)
    await report(rita(), 'comment')
    app.advanceClock(1000)
    await report(rita(), 'recipe')
    const params = { id: contents.recipe }
    const own = await admin.call(addComment, { params, body: { content: 'I am the admin' } })
    await report(rita(), 'comment', own.id)
    const ids = async (query: object) => (await admin.call(listReports, { query })).map(({ id }) => id)
    const waiting = (await ids({})).filter((id) => [...Object.values(contents), own.id].includes(id))
    expect(waiting).toEqual([contents.photo, contents.comment, contents.recipe])
    expect(await ids({ limit: 1, offset: 1 })).toHaveLength(1)
    await expect(
      admin.call(decideReport, { params: { kind: 'comment', id: own.id }, body: { action: 'dismiss' } }),
    ).rejects.toMatchObject({ code: 'own content' })
    await author.call(deleteComment, { params: { id: contents.comment } })
    expect(await ids({})).not.toContain(contents.comment)
    expect(
      await app.db.selectFrom('reports').select('id').where('content_id', '=', contents.comment).execute(),
    ).toEqual([])
  })
})

test('an admin reads a private recipe only while a report of it is open', async () => {
  const friend = await signUpUser(app, admin)
  const { id } = await createTestRecipe(author)
  const club = await insertGroup(app, author, { members: [friend] })
  await author.call(shareRecipeToGroup, { params: { id: club }, body: { recipe_id: id } })
  const read = () => admin.call(getRecipe, { params: { id } })
  await expect(read()).rejects.toMatchObject({ code: 'not found' })
  const early = admin.call(decideReport, { params: { kind: 'recipe', id }, body: { action: 'dismiss' } })
  await expect(early).rejects.toMatchObject({ code: 'not found' })
  await report(friend, 'recipe', id)
  expect((await read()).id).toBe(id)
  await admin.call(decideReport, { params: { kind: 'recipe', id }, body: { action: 'dismiss' } })
  await expect(read()).rejects.toMatchObject({ code: 'not found' })
})

test('hiding and removing require a reason, and the log has actor, action and reason', async () => {
  await report(rita(), 'post')
  const silent = decide(owner, 'post', 'remove', ' ')
  await expect(silent).rejects.toMatchObject({ code: 'invalid input' })
  await decide(owner, 'post', 'hide', 'Advertising')
  await decide(owner, 'post', 'hide', 'Again')
  await decide(owner, 'post', 'dismiss', null)
  await decide(owner, 'post', 'dismiss', 'Nothing to do')
  await decide(admin, 'recipe', 'remove', 'Poisonous')
  const logOf = async (person: TestUser) =>
    (await person.call(listModerationLog, { query: { limit: 3 } })).map(
      ({ action, actor, subject, kind, groupName, reason }) => [
        action,
        actor,
        subject,
        kind,
        groupName,
        reason,
      ],
    )
  const inGroup = [
    ['dismiss', 'Olive', 'Art', 'post', 'Soup club', null],
    ['hide', 'Olive', 'Art', 'post', 'Soup club', 'Advertising'],
  ]
  expect(await logOf(admin)).toEqual([['remove', 'Ada', 'Art', 'recipe', null, 'Poisonous'], ...inGroup])
  expect((await logOf(owner)).slice(0, 2)).toEqual(inGroup)
  expect(await logOf(rita())).toEqual([])
})

test('nobody reports their own content, unreadable content, or without limit', async () => {
  await expect(report(author, 'post')).rejects.toMatchObject({ code: 'own content' })
  const stranger = await signUpUser(app, admin)
  for (const kind of ['thread', 'post'] as const) {
    await expect(report(stranger, kind)).rejects.toMatchObject({ code: 'not found' })
  }
  await expect(report(stranger, 'recipe', 'nonsense')).rejects.toMatchObject({ code: 'not found' })
  for (let sent = 3; sent < rateLimits.reportsPerMember.count; sent += 1) await report(stranger, 'recipe')
  await expect(report(stranger, 'comment')).rejects.toMatchObject({ code: 'too many requests' })
})

test('closed reports, expired suspensions and old log entries are deleted after their periods', async () => {
  await report(rita(), 'post')
  await decide(owner, 'post', 'dismiss')
  await cleanUpModeration(app.db, app.deps.clock())
  const storedReports = () =>
    app.db.selectFrom('reports').select('id').where('content_id', '=', contents.post).execute()
  expect(await storedReports()).toHaveLength(1)
  await cleanUpModeration(app.db, app.deps.clock() + lifetimes.retention.closedReports + 1000)
  expect(await storedReports()).toEqual([])
  expect(await app.db.selectFrom('moderation_log').select('id').execute()).toEqual([])
})
