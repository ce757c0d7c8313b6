import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deletePost, getThread, updatePost } from '#shared/contract/forum.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import type { TestUser } from '../../test/users.ts'
import {
  admin,
  app,
  at,
  member,
  open,
  openForum,
  other,
  owner,
  read,
  writePost,
  unknownId,
} from '../../test/forum.ts'

openForum()

describe('posting', () => {
  test('returns every field of the specification, and the thread counts it and moves up', async () => {
    const { id, createdAt } = await open()
    app.advanceClock(60_000)
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
      AuthorID: await userIdOf(app, member),
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

  test('posts are listed flat and oldest first, each with its parent, in pages without repeats or gaps', async () => {
    const { id } = await open()
    const first = await writePost(id, '1')
    const child = await writePost(id, '1.1', { parent_post_id: first.id }, other)
    const second = await writePost(id, '2')
    const deep = await writePost(id, '1.1.1', { parent_post_id: child.id }, owner)
    const all = await read(id)
    expect(all.map(({ content, parentId }) => [content, parentId])).toEqual([
      ['1', null],
      ['1.1', first.id],
      ['2', null],
      ['1.1.1', child.id],
    ])
    const pages = await Promise.all([0, 2].map((offset) => read(id, member, { limit: 2, offset })))
    expect(pages.flat().map((post) => post.id)).toEqual([first.id, child.id, second.id, deep.id])
  })

  test('a parent must be a visible post of the same thread', async () => {
    const { id } = await open()
    const elsewhere = await writePost((await open()).id, 'Elsewhere')
    const deleted = await writePost(id, 'Gone')
    await writePost(id, 'Reply', { parent_post_id: deleted.id }, other)
    await member.call(deletePost, at(deleted.id))
    for (const parent of [elsewhere.id, deleted.id, unknownId, 'first']) {
      await expect(writePost(id, 'x', { parent_post_id: parent }), parent).rejects.toMatchObject({
        code: 'unknown parent',
        status: 400,
      })
    }
    expect((await member.call(getThread, at(id))).postCount).toBe(1)
  })

  test.each([' ', 'x'.repeat(10_001)])('empty and too long posts are refused', async (content) => {
    const { id } = await open()
    await expect(writePost(id, content)).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('addresses are visible to their user, the owner and admins only', async () => {
    const { id } = await open()
    await writePost(id, 'Hello')
    const addressFor = async (person: TestUser) => (await read(id, person))[0]?.authorEmail
    expect(await addressFor(other)).toBeNull()
    expect(await addressFor(member)).toBe(member.email)
    expect(await addressFor(owner)).toBe(member.email)
    const withAdmin = await insertGroup(app, owner, { members: [admin, member] })
    const thread = await open({}, member, withAdmin)
    await writePost(thread.id, 'Hello')
    expect(await addressFor(admin).catch(({ code }: { code: string }) => code)).toBe('members only')
    expect((await read(thread.id, admin))[0]?.authorEmail).toBe(member.email)
  })
})

describe('editing and deleting posts', () => {
  test('the author changes the text, which marks the post as edited', async () => {
    const { id } = await open()
    const post = await writePost(id, 'Salt')
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

  test('a deleted post without replies is removed; with replies it becomes a placeholder without text and author', async () => {
    const { id } = await open()
    const leaf = await writePost(id, 'Leaf')
    const root = await writePost(id, 'Root')
    const child = await writePost(id, 'Reply', { parent_post_id: root.id }, other)
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
      { ...child, authorEmail: other.email, mine: false },
    ])
    const { rows } = await sql<{ content: string }>`select content from forum_posts
      where id = ${root.id}`.execute(app.db)
    expect(rows).toEqual([{ content: '' }])
    expect((await member.call(getThread, at(id))).postCount).toBe(1)
    const edit = member.call(updatePost, { ...at(root.id), body: { content: 'Back' } })
    await expect(edit).rejects.toMatchObject({ code: 'not found' })
    await expect(member.call(deletePost, at(root.id))).rejects.toMatchObject({ code: 'not found' })
  })

  test('a placeholder is removed with its last reply', async () => {
    const { id } = await open()
    const root = await writePost(id, '1')
    const middle = await writePost(id, '1.1', { parent_post_id: root.id })
    const leaf = await writePost(id, '1.1.1', { parent_post_id: middle.id })
    await member.call(deletePost, at(root.id))
    await member.call(deletePost, at(middle.id))
    expect((await read(id)).map(({ isDeleted }) => isDeleted)).toEqual([true, true, false])
    await member.call(deletePost, at(leaf.id))
    expect(await read(id)).toEqual([])
    const thread = await member.call(getThread, at(id))
    expect(thread.postCount).toBe(0)
    expect(thread.lastActivityAt).toBe(thread.createdAt)
  })

  test('the owner of the group and admins delete any post, other members only their own', async () => {
    const { id } = await open()
    const [one, two] = [await writePost(id, 'One'), await writePost(id, 'Two')]
    await expect(other.call(deletePost, at(one.id))).rejects.toMatchObject({ code: 'not allowed' })
    await owner.call(deletePost, at(one.id))
    await admin.call(deletePost, at(two.id))
    expect(await read(id)).toEqual([])
  })

  test('after concurrent posts and deletions the counters equal a recount', async () => {
    const { id } = await open()
    const root = await writePost(id, 'Root')
    const people = [owner, member, other]
    const person = (turn: number) => people[turn % 3] ?? member
    await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const more = turn % 2 === 0 ? { parent_post_id: root.id } : {}
        const post = await writePost(id, String(turn), more, person(turn))
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
