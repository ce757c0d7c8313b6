import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPost,
  createThread,
  deletePost,
  deleteThread,
  getThread,
  listPostReferences,
  listPosts,
  listThreadReferences,
  listThreads,
  markThreadRead,
  shareRecipeToGroup,
  updatePost,
  updateThread,
  withdrawRecipe,
} from '#shared/contract/forum.ts'
import { addGroupMember, getGroup } from '#shared/contract/groups.ts'
import { deleteRecipe, getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { limits } from '#shared/limits.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { useUp } from '../test/attempts.ts'
import { keepGroup, personId, signUpAroundGroup } from '../test/groups.ts'
import { signUpMember, type Person } from '../test/people.ts'
import { keepRecipe } from '../test/recipes.ts'

let app: TestApp
let admin: Person
let owner: Person
let member: Person
let other: Person
let stranger: Person
let group: string

beforeAll(async () => {
  app = await openTestApp()
  ;({ admin, owner, member, stranger } = await signUpAroundGroup(app))
  other = await signUpMember(app, admin)
})
beforeEach(async () => {
  group = await keepGroup(app, owner, { members: [member, other] })
})
afterAll(() => app.close())

const open = (more: object = {}, person = member, id = group) =>
  person.call(createThread, {
    params: { id },
    body: { title: 'Salt or sugar?', content: 'In tomato sauce.', ...more },
  })

const say = (threadId: string, content: string, more: object = {}, person = member) =>
  person.call(createPost, { params: { id: threadId }, body: { content, ...more } })

const read = (threadId: string, person = member, query: object = {}) =>
  person.call(listPosts, { params: { id: threadId }, query })

const threads = (person = member, query: object = {}) =>
  person.call(listThreads, { params: { id: group }, query })

const at = (id: string) => ({ params: { id } })

const unknownId = crypto.randomUUID()

describe('opening a thread', () => {
  test('answers every field of the specification, and the group counts it', async () => {
    const answer = await member.fetch(`/api/groups/${group}/forum/threads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: ' Salt? ', content: ' Or sugar? ', category: null, IsPinned: true }),
    })
    expect(answer.status).toBe(201)
    const wire = (await answer.json()) as Record<string, unknown>
    expect(wire).toEqual({
      ID: wire.ID,
      GroupID: group,
      Title: 'Salt?',
      Content: 'Or sugar?',
      AuthorID: await personId(app, member),
      AuthorName: 'Max',
      Category: 'other',
      CreatedAt: wire.CreatedAt,
      UpdatedAt: wire.CreatedAt,
      EditedAt: null,
      PostCount: 0,
      IsPinned: false,
      IsLocked: false,
      IsHidden: false,
      mine: true,
      IsNew: false,
      UnreadCount: 0,
      FirstUnreadPostID: null,
      IsFollowed: true,
      Change: 0,
      recipe_reference: null,
    })
    expect((await member.call(getGroup, at(group))).threadCount).toBe(1)
  })

  test.each([
    ['a blank title', { title: ' ' }, 'invalid input'],
    ['a long title', { title: 'x'.repeat(201) }, 'invalid input'],
    ['blank content', { content: '\n' }, 'invalid input'],
    ['long content', { content: 'x'.repeat(10_001) }, 'invalid input'],
    ['an unknown category', { category: 'gossip' }, 'unknown category'],
    ['an unknown recipe', { recipe_id: unknownId }, 'unknown recipe'],
    ['a malformed recipe', { recipe_id: 'soup' }, 'unknown recipe'],
  ])('with %s is refused and opens none', async (_, more, code) => {
    await expect(open(more)).rejects.toMatchObject({ code, status: 400 })
    expect(await threads()).toEqual([])
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
  })

  test('the author without a name stays without one', async () => {
    expect((await open({}, other)).authorName).toBeNull()
  })
})

describe('threads', () => {
  test('stand pinned first, then by last activity, in pages', async () => {
    const ids: string[] = []
    for (const title of ['first', 'second', 'third']) {
      app.pass(1000)
      ids.push((await open({ title })).id)
    }
    const [first = '', second = '', third = ''] = ids
    app.pass(1000)
    await say(first, 'Up again')
    await owner.call(updateThread, { ...at(second), body: { is_pinned: true } })
    expect((await threads()).map(({ id }) => id)).toEqual([second, first, third])
    expect((await threads(member, { limit: '1', offset: '1' })).map(({ id }) => id)).toEqual([first])
    await expect(threads(member, { limit: '0' })).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('are edited by their author, in words alone, and say so', async () => {
    const { id } = await open()
    const edit = (body: object, person = member) => person.call(updateThread, { ...at(id), body })
    expect(await edit({ title: 'Neither', category: 'tricks' })).toMatchObject({
      title: 'Neither',
      content: 'In tomato sauce.',
      category: 'tricks',
    })
    expect((await edit({})).title).toBe('Neither')
    expect((await member.call(getThread, at(id))).editedAt).not.toBeNull()
    await expect(edit({ category: 'gossip' })).rejects.toMatchObject({ code: 'unknown category' })
    await expect(edit({ title: ' ' })).rejects.toMatchObject({ code: 'invalid input' })
    for (const person of [owner, other, admin]) {
      const code = person === admin ? 'members only' : 'not allowed'
      await expect(edit({ content: 'Mine now' }, person)).rejects.toMatchObject({ code })
    }
  })

  test('are pinned and locked by the owner of the group and by admins, which is no edit', async () => {
    const { id } = await open()
    const mark = (body: object, person: Person) => person.call(updateThread, { ...at(id), body })
    expect(await mark({ is_pinned: true }, owner)).toMatchObject({ isPinned: true, isLocked: false })
    expect(await mark({ is_locked: true }, admin)).toMatchObject({ isPinned: true, isLocked: true })
    expect((await member.call(getThread, at(id))).editedAt).toBeNull()
    await expect(mark({ is_pinned: false }, member)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(mark({ title: 'x', is_pinned: false }, owner)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(mark({ is_locked: 'no' }, owner)).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('that are locked take no posts', async () => {
    const { id } = await open()
    await owner.call(updateThread, { ...at(id), body: { is_locked: true } })
    await expect(say(id, 'One more thing')).rejects.toMatchObject({ code: 'thread locked', status: 409 })
    await owner.call(updateThread, { ...at(id), body: { is_locked: false } })
    expect((await say(id, 'One more thing')).content).toBe('One more thing')
  })

  test('are deleted by their author while nobody posted, and by the owner and admins', async () => {
    const empty = await open()
    const quiet = await open()
    const busy = await open()
    await say(busy.id, 'Busy', {}, other)
    const remove = (id: string, person: Person) => person.call(deleteThread, at(id))
    await expect(remove(empty.id, other)).rejects.toMatchObject({ code: 'not allowed' })
    await remove(empty.id, member)
    await expect(remove(busy.id, member)).rejects.toMatchObject({ code: 'not allowed' })
    await remove(busy.id, owner)
    await remove(quiet.id, admin)
    expect(await threads()).toEqual([])
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
    await expect(read(busy.id)).rejects.toMatchObject({ code: 'not found' })
  })
})

describe('posting', () => {
  test('answers every field of the specification, and the thread counts it and moves up', async () => {
    const { id, createdAt } = await open()
    app.pass(60_000)
    const answer = await member.fetch(`/api/forum/threads/${id}/posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: ' Sugar. ', parent_post_id: null, recipe_id: null }),
    })
    expect(answer.status).toBe(201)
    const wire = (await answer.json()) as Record<string, unknown>
    expect(wire).toEqual({
      ID: wire.ID,
      ThreadID: id,
      AuthorID: await personId(app, member),
      Content: 'Sugar.',
      ParentPostID: null,
      CreatedAt: wire.CreatedAt,
      UpdatedAt: wire.CreatedAt,
      AuthorName: 'Max',
      AuthorEmail: member.email,
      Replies: [],
      IsDeleted: false,
      IsHidden: false,
      mine: true,
      recipe_reference: null,
    })
    const thread = await member.call(getThread, at(id))
    expect(thread).toMatchObject({ postCount: 1, createdAt, lastActivityAt: wire.CreatedAt })
  })

  test('posts come flat and oldest first, each with its parent, in pages that neither repeat nor skip', async () => {
    const { id } = await open()
    const first = await say(id, '1')
    const reply = await say(id, '1.1', { parent_post_id: first.id }, other)
    const second = await say(id, '2')
    const deep = await say(id, '1.1.1', { parent_post_id: reply.id }, owner)
    const all = await read(id)
    expect(all.map(({ content, parentId }) => [content, parentId])).toEqual([
      ['1', null],
      ['1.1', first.id],
      ['2', null],
      ['1.1.1', reply.id],
    ])
    const pages = await Promise.all([0, 2].map((offset) => read(id, member, { limit: '2', offset })))
    expect(pages.flat().map((post) => post.id)).toEqual([first.id, reply.id, second.id, deep.id])
  })

  test('a parent must be a post of the same thread that still has words', async () => {
    const { id } = await open()
    const elsewhere = await say((await open()).id, 'Elsewhere')
    const gone = await say(id, 'Gone')
    await say(id, 'Reply', { parent_post_id: gone.id }, other)
    await member.call(deletePost, at(gone.id))
    for (const parent of [elsewhere.id, gone.id, unknownId, 'first']) {
      await expect(say(id, 'x', { parent_post_id: parent }), parent).rejects.toMatchObject({
        code: 'unknown parent',
        status: 400,
      })
    }
    expect((await member.call(getThread, at(id))).postCount).toBe(1)
  })

  test.each([' ', 'x'.repeat(10_001)])('nothing and too much are refused', async (content) => {
    const { id } = await open()
    await expect(say(id, content)).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('addresses are for the person, the owner and admins only', async () => {
    const { id } = await open()
    await say(id, 'Hello')
    const seen = async (person: Person) => (await read(id, person))[0]?.authorEmail
    expect(await seen(other)).toBeNull()
    expect(await seen(member)).toBe(member.email)
    expect(await seen(owner)).toBe(member.email)
    const withAdmin = await keepGroup(app, owner, { members: [admin, member] })
    const thread = await open({}, member, withAdmin)
    await say(thread.id, 'Hello')
    expect(await seen(admin).catch(({ code }: { code: string }) => code)).toBe('members only')
    expect((await read(thread.id, admin))[0]?.authorEmail).toBe(member.email)
  })
})

describe('who floods a group', () => {
  test('is stopped after 5,000 threads, posts and shared recipes in an hour, counted together', async () => {
    const { id } = await open()
    const eager = await signUpMember(app, admin)
    const flooded = await keepGroup(app, eager)
    const recipe = await keepRecipe(eager)
    const { id: threadId } = await open({}, eager, flooded)
    await app.db.deleteFrom('attempts').execute()
    await useUp(app, eager, 'post', limits.attempts.postsPerMember)
    const refused = { code: 'too many requests', status: 429 }
    await expect(open({}, eager, flooded)).rejects.toMatchObject(refused)
    await expect(say(threadId, 'More', {}, eager)).rejects.toMatchObject(refused)
    const share = { params: { id: flooded }, body: { recipe_id: recipe.id } }
    await expect(eager.call(shareRecipeToGroup, share)).rejects.toMatchObject(refused)
    await say(id, 'Meanwhile, elsewhere')
  })
})

describe('editing and deleting posts', () => {
  test('the author changes the words, and one sees that it was edited', async () => {
    const { id } = await open()
    const post = await say(id, 'Salt')
    expect(post.editedAt).toBeNull()
    const edited = await member.call(updatePost, { ...at(post.id), body: { content: ' Sugar ' } })
    expect(edited.content).toBe('Sugar')
    expect(edited.editedAt).not.toBeNull()
    for (const person of [other, owner]) {
      const editing = person.call(updatePost, { ...at(post.id), body: { content: 'x' } })
      await expect(editing).rejects.toMatchObject({ code: 'not allowed' })
    }
    const blank = member.call(updatePost, { ...at(post.id), body: { content: ' ' } })
    await expect(blank).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('a deleted post without replies is gone; with replies it stays as a placeholder without words or author', async () => {
    const { id } = await open()
    const leaf = await say(id, 'Leaf')
    const root = await say(id, 'Root')
    const reply = await say(id, 'Reply', { parent_post_id: root.id }, other)
    await member.call(deletePost, at(leaf.id))
    await member.call(deletePost, at(root.id))
    expect(await read(id, owner)).toEqual([
      {
        ...root,
        content: '',
        authorId: null,
        authorName: null,
        authorEmail: null,
        isDeleted: true,
        mine: false,
      },
      { ...reply, authorEmail: other.email, mine: false },
    ])
    const { rows } = await sql<{ words: string }>`select content as words from forum_posts
      where id = ${root.id}`.execute(app.db)
    expect(rows).toEqual([{ words: '' }])
    expect((await member.call(getThread, at(id))).postCount).toBe(1)
    const edit = member.call(updatePost, { ...at(root.id), body: { content: 'Back' } })
    await expect(edit).rejects.toMatchObject({ code: 'not found' })
    await expect(member.call(deletePost, at(root.id))).rejects.toMatchObject({ code: 'not found' })
  })

  test('a placeholder goes with the last reply below it', async () => {
    const { id } = await open()
    const root = await say(id, '1')
    const middle = await say(id, '1.1', { parent_post_id: root.id })
    const leaf = await say(id, '1.1.1', { parent_post_id: middle.id })
    await member.call(deletePost, at(root.id))
    await member.call(deletePost, at(middle.id))
    expect((await read(id)).map(({ isDeleted }) => isDeleted)).toEqual([true, true, false])
    await member.call(deletePost, at(leaf.id))
    expect(await read(id)).toEqual([])
    const thread = await member.call(getThread, at(id))
    expect(thread.postCount).toBe(0)
    expect(thread.lastActivityAt).toBe(thread.createdAt)
  })

  test('the owner of the group and admins delete anybody’s, other members nobody’s', async () => {
    const { id } = await open()
    const [one, two] = [await say(id, 'One'), await say(id, 'Two')]
    await expect(other.call(deletePost, at(one.id))).rejects.toMatchObject({ code: 'not allowed' })
    await owner.call(deletePost, at(one.id))
    await admin.call(deletePost, at(two.id))
    expect(await read(id)).toEqual([])
  })

  test('a storm of posts and deletions leaves the counters equal to a recount', async () => {
    const { id } = await open()
    const root = await say(id, 'Root')
    const people = [owner, member, other]
    const person = (turn: number) => people[turn % 3] ?? member
    await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const more = turn % 2 === 0 ? { parent_post_id: root.id } : {}
        const post = await say(id, String(turn), more, person(turn))
        if (turn % 3 > 0) await person(turn).call(deletePost, at(post.id))
      }),
    )
    await member.call(deletePost, at(root.id))
    const posts = await read(id)
    const thread = await member.call(getThread, at(id))
    expect(thread.postCount).toBe(20)
    expect(posts.filter(({ isDeleted }) => !isDeleted)).toHaveLength(20)
    expect(thread.lastActivityAt).toBe(posts.at(-1)?.createdAt)
  })
})

describe('unread marks', () => {
  const seen = async (person: Person) => {
    const [thread] = await threads(person)
    return [thread?.isNew, thread?.unreadCount, thread?.firstUnreadId]
  }
  const mark = (id: string, post_id: string | null, person = other) =>
    person.call(markThreadRead, { ...at(id), body: { post_id } })

  test('count what others wrote and lead to the first of it, each reader for themselves', async () => {
    const { id } = await open()
    const first = await say(id, 'First')
    const own = await say(id, 'From the reader', {}, other)
    const last = await say(id, 'Last', {}, owner)
    expect(await seen(other)).toEqual([true, 2, first.id])
    expect(await seen(member)).toEqual([false, 2, own.id])
    await mark(id, null)
    expect(await seen(other)).toEqual([false, 2, first.id])
    await mark(id, first.id)
    expect(await seen(other)).toEqual([false, 1, last.id])
    await mark(id, last.id)
    await mark(id, first.id)
    expect(await seen(other)).toEqual([false, 0, null])
    expect(await seen(owner)).toEqual([true, 2, first.id])
  })

  test('know nothing of deleted posts, of what was there before one joined, and of who only looks in', async () => {
    const { id } = await open()
    const gone = await say(id, 'Gone')
    await say(id, 'Old')
    await member.call(deletePost, at(gone.id))
    app.pass(1000)
    await owner.call(addGroupMember, { ...at(group), body: { email: stranger.email } })
    expect(await seen(stranger)).toEqual([false, 0, null])
    const fresh = await say(id, 'Fresh')
    expect(await seen(stranger)).toEqual([false, 1, fresh.id])
  })

  test('stand at a post of the same thread', async () => {
    const { id } = await open()
    const elsewhere = await say((await open()).id, 'Elsewhere')
    for (const post of [elsewhere.id, unknownId, 'last']) {
      await expect(mark(id, post), post).rejects.toMatchObject({ code: 'not found' })
    }
  })
})

describe('recipes in a group', () => {
  const readable = (recipeId: string, person: Person) =>
    person.call(getRecipe, at(recipeId)).then(
      () => true,
      () => false,
    )

  const share = (recipeId: string, person = member, message: string | null = null) =>
    person.call(shareRecipeToGroup, { ...at(group), body: { recipe_id: recipeId, message } })

  const withdraw = (recipeId: string, person = member, id = group) =>
    person.call(withdrawRecipe, { params: { id, recipeId } })

  test('sharing opens a thread about it, and members may read it while it is shared', async () => {
    const recipe = await keepRecipe(member, { title: 'Gazpacho' })
    expect(await readable(recipe.id, other)).toBe(false)
    const thread = await share(recipe.id, member, ' Cold and good ')
    expect(thread).toMatchObject({ title: 'Gazpacho', content: 'Cold and good', category: 'recipes' })
    expect((await share(recipe.id)).content).toBe('')
    expect(thread.recipe).toMatchObject({ recipeId: recipe.id, title: 'Gazpacho', authorName: 'Max' })
    expect(await readable(recipe.id, other)).toBe(true)
    expect(await readable(recipe.id, stranger)).toBe(false)
    await withdraw(recipe.id)
    expect(await readable(recipe.id, other)).toBe(false)
    const [reference] = await other.call(listThreadReferences, at(thread.id))
    expect(reference).toEqual({
      id: thread.recipe?.id,
      recipeId: recipe.id,
      title: null,
      imageName: null,
      thumbnailName: null,
      authorName: null,
    })
    expect((await other.call(getThread, at(thread.id))).recipe?.title).toBeNull()
    expect((await member.call(getThread, at(thread.id))).recipe?.title).toBe('Gazpacho')
  })

  test('one hangs on a thread or on a post, and goes with it', async () => {
    const [onThread, onPost] = [await keepRecipe(member), await keepRecipe(member, { title: 'Toast' })]
    const thread = await open({ recipe_id: onThread.id })
    expect(thread.recipe?.recipeId).toBe(onThread.id)
    const post = await say(thread.id, 'With this', { recipe_id: onPost.id })
    expect(post.recipe).toMatchObject({ recipeId: onPost.id, title: 'Toast' })
    expect((await read(thread.id, other))[0]?.recipe?.title).toBe('Toast')
    expect(await other.call(listPostReferences, at(post.id))).toMatchObject([{ title: 'Toast' }])
    const bare = await say(thread.id, 'Without')
    expect(await other.call(listPostReferences, at(bare.id))).toEqual([])
    await member.call(deletePost, at(post.id))
    expect(await readable(onPost.id, other)).toBe(false)
    expect(await readable(onThread.id, other)).toBe(true)
    await owner.call(deleteThread, at(thread.id))
    expect(await readable(onThread.id, other)).toBe(false)
    const left = await app.db.selectFrom('recipe_shares').select('id').where('group_id', '=', group).execute()
    expect(left).toEqual([])
  })

  test('somebody else’s private recipe comes in only where the group may read it already', async () => {
    const recipe = await keepRecipe(owner)
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found', status: 404 })
    await expect(open({ recipe_id: recipe.id })).rejects.toMatchObject({ code: 'unknown recipe' })
    const { id } = await open()
    await expect(say(id, 'x', { recipe_id: recipe.id })).rejects.toMatchObject({ code: 'unknown recipe' })
    const elsewhere = await keepGroup(app, owner, { members: [member] })
    await owner.call(shareRecipeToGroup, { ...at(elsewhere), body: { recipe_id: recipe.id } })
    expect(await readable(recipe.id, member)).toBe(true)
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found' })
    await share(recipe.id, owner)
    expect((await share(recipe.id)).title).toBe(recipe.title)
    expect((await say(id, 'x', { recipe_id: recipe.id })).recipe?.recipeId).toBe(recipe.id)
    // What others hung up does not keep open what its owner takes back.
    await withdraw(recipe.id, owner)
    expect(await readable(recipe.id, other)).toBe(false)
  })

  test('a public recipe of anybody can be shared; a deleted one of nobody', async () => {
    const recipe = await keepRecipe(stranger)
    await stranger.call(setRecipePublic, { ...at(recipe.id), body: { is_public: true } })
    const thread = await share(recipe.id)
    await stranger.call(deleteRecipe, at(recipe.id))
    expect((await member.call(getThread, at(thread.id))).recipe?.title).toBeNull()
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found' })
    const own = await keepRecipe(member)
    await member.call(deleteRecipe, at(own.id))
    await expect(share(own.id)).rejects.toMatchObject({ code: 'not found' })
  })

  test('a dangerous one comes in nowhere', async () => {
    const recipe = await keepRecipe(member)
    await app.db
      .updateTable('recipes')
      .set({ findings: JSON.stringify([{ code: 'raw-poultry', severity: 'dangerous' }]) })
      .where('id', '=', recipe.id)
      .execute()
    const { id } = await open()
    const unsafe = { code: 'unsafe recipe', status: 409 }
    await expect(share(recipe.id)).rejects.toMatchObject(unsafe)
    await expect(open({ recipe_id: recipe.id })).rejects.toMatchObject(unsafe)
    await expect(say(id, 'x', { recipe_id: recipe.id })).rejects.toMatchObject(unsafe)
    expect((await member.call(getThread, at(id))).postCount).toBe(0)
  })

  test('a share is withdrawn by the recipe’s owner, the group’s owner or an admin, by nobody else', async () => {
    for (const person of [member, owner, admin]) {
      const recipe = await keepRecipe(member)
      await share(recipe.id)
      await expect(withdraw(recipe.id, other)).rejects.toMatchObject({ code: 'not allowed' })
      await expect(withdraw(recipe.id, stranger)).rejects.toMatchObject({ code: 'members only' })
      await withdraw(recipe.id, person)
      expect(await readable(recipe.id, other)).toBe(false)
      await expect(withdraw(recipe.id, person)).rejects.toMatchObject({ code: 'not found' })
    }
    await expect(withdraw(unknownId)).rejects.toMatchObject({ code: 'not found' })
    await expect(withdraw(unknownId, member, unknownId)).rejects.toMatchObject({ code: 'not found' })
  })

  test('withdrawing and deleting at once wait for each other without end', async () => {
    for (let round = 0; round < 10; round += 1) {
      const recipe = await keepRecipe(member)
      const shared = await Promise.all([share(recipe.id), share(recipe.id), share(recipe.id)])
      const ends = [withdraw(recipe.id), ...shared.map(({ id }) => owner.call(deleteThread, at(id)))]
      // Whoever comes last may find nothing left to do; anything but that is a failure.
      const codes = await Promise.all(
        ends.map((end) => end.then(() => 'ok').catch((error: Error) => error.message)),
      )
      expect(codes.filter((code) => code !== 'ok' && code !== 'not found')).toEqual([])
      expect(await readable(recipe.id, other)).toBe(false)
    }
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
  })
})
