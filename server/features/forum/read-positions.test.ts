import { describe, expect, test } from 'vitest'
import { deletePost, markThreadRead } from '#shared/contract/forum.ts'
import { addToGroup } from '../../test/groups.ts'
import type { TestUser } from '../../test/users.ts'
import {
  app,
  at,
  group,
  member,
  open,
  openForum,
  other,
  owner,
  writePost,
  stranger,
  threads,
  unknownId,
} from '../../test/forum.ts'

openForum()

describe('unread marks', () => {
  const readState = async (person: TestUser) => {
    const [thread] = await threads(person)
    return [thread?.isNew, thread?.unreadCount, thread?.firstUnreadId]
  }
  const mark = (id: string, post_id: string | null, person = other) =>
    person.call(markThreadRead, { ...at(id), body: { post_id } })

  test('count posts by others and link to the first one, for each reader', async () => {
    const { id } = await open()
    const first = await writePost(id, 'First')
    const own = await writePost(id, 'From the reader', {}, other)
    const last = await writePost(id, 'Last', {}, owner)
    expect(await readState(other)).toEqual([true, 2, first.id])
    expect(await readState(member)).toEqual([false, 2, own.id])
    await mark(id, null)
    expect(await readState(other)).toEqual([false, 2, first.id])
    await mark(id, first.id)
    expect(await readState(other)).toEqual([false, 1, last.id])
    await mark(id, last.id)
    await mark(id, first.id)
    expect(await readState(other)).toEqual([false, 0, null])
    expect(await readState(owner)).toEqual([true, 2, first.id])
  })

  test('ignore deleted posts, posts from before joining, and users who are not members', async () => {
    const { id } = await open()
    const deleted = await writePost(id, 'Gone')
    await writePost(id, 'Old')
    await member.call(deletePost, at(deleted.id))
    app.advanceClock(1000)
    await addToGroup(owner, stranger, group)
    expect(await readState(stranger)).toEqual([false, 0, null])
    const fresh = await writePost(id, 'Fresh')
    expect(await readState(stranger)).toEqual([false, 1, fresh.id])
  })

  test('are set at a post of the same thread only', async () => {
    const { id } = await open()
    const elsewhere = await writePost((await open()).id, 'Elsewhere')
    for (const post of [elsewhere.id, unknownId, 'last']) {
      await expect(mark(id, post), post).rejects.toMatchObject({ code: 'not found' })
    }
  })
})
