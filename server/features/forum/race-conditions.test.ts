import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getThread } from '#shared/contract/forum.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import type { Db } from '../../platform/db/schema.ts'
import { app, at, member, open, openForum, other, owner, read, writePost } from '../../test/forum.ts'
import { userIdOf } from '../../test/groups.ts'

openForum()

/** Sends a request while the thread's row is locked; it waits until `work` is committed. */
async function whileThreadIsLocked<Result>(
  threadId: string,
  request: () => Promise<Result>,
  work: (transaction: Db) => Promise<unknown>,
): Promise<Result> {
  const { response } = await app.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('forum_threads')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', threadId)
      .execute()
    const pending = request()
    // Handles a rejection before the test awaits it.
    pending.catch(() => undefined)
    await expect.poll(isSomeoneWaiting, { timeout: 10_000 }).toBe(true)
    await work(transaction)
    return { response: pending }
  })
  return response
}

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.length > 0
}

test('a post that waited for the thread is refused and not counted if the thread was locked meanwhile', async () => {
  const { id } = await open()
  const lock = (db: Db) =>
    db.updateTable('forum_threads').set({ is_locked: true }).where('id', '=', id).execute()
  const refused = { code: 'thread locked', status: 409 }
  await expect(whileThreadIsLocked(id, () => writePost(id, 'Too late'), lock)).rejects.toMatchObject(refused)
  expect(await read(id)).toEqual([])
  expect(await member.call(getThread, at(id))).toMatchObject({ postCount: 0, isLocked: true })
})

test('a reply that waited is refused if its parent was deleted meanwhile', async () => {
  const { id } = await open()
  const parent = await writePost(id, 'Soon gone')
  const reply = () => writePost(id, 'Why?', { parent_post_id: parent.id }, other)
  const remove = (db: Db) => db.deleteFrom('forum_posts').where('id', '=', parent.id).execute()
  const refused = { code: 'unknown parent', status: 400 }
  await expect(whileThreadIsLocked(id, reply, remove)).rejects.toMatchObject(refused)
})

test('a post that waited also notifies users who followed meanwhile', async () => {
  const { id } = await open({}, owner)
  const memberId = await userIdOf(app, other)
  const follow = (db: Db) =>
    db.insertInto('thread_follows').values({ thread_id: id, user_id: memberId, follows: true }).execute()
  await whileThreadIsLocked(id, () => writePost(id, 'News'), follow)
  const notifications = await other.call(listNotifications, { query: {} })
  expect(notifications.map(({ kind }) => kind)).toContain('post')
})
