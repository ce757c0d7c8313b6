import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getThread } from '#shared/contract/forum.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import type { Db } from '../../platform/db/schema.ts'
import { app, at, member, open, openForum, other, owner, read, writePost } from '../../test/forum.ts'
import { userIdOf } from '../../test/groups.ts'

openForum()

/** Asks while somebody holds the thread's row: it waits until what they do meanwhile is committed. */
async function askMeanwhile<Result>(
  threadId: string,
  ask: () => Promise<Result>,
  meanwhile: (transaction: Db) => Promise<unknown>,
): Promise<Result> {
  const { asked } = await app.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('forum_threads')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', threadId)
      .execute()
    const answer = ask()
    // It may be refused before anybody looks.
    answer.catch(() => undefined)
    await expect.poll(someoneWaits, { timeout: 10_000 }).toBe(true)
    await meanwhile(transaction)
    return { asked: answer }
  })
  return asked
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.length > 0
}

test('a post that waited for the thread is refused and not counted if the thread was locked meanwhile', async () => {
  const { id } = await open()
  const lock = (db: Db) =>
    db.updateTable('forum_threads').set({ is_locked: true }).where('id', '=', id).execute()
  const refused = { code: 'thread locked', status: 409 }
  await expect(askMeanwhile(id, () => writePost(id, 'Too late'), lock)).rejects.toMatchObject(refused)
  expect(await read(id)).toEqual([])
  expect(await member.call(getThread, at(id))).toMatchObject({ postCount: 0, isLocked: true })
})

test('a reply that waited is refused if its parent was deleted meanwhile', async () => {
  const { id } = await open()
  const parent = await writePost(id, 'Soon gone')
  const answer = () => writePost(id, 'Why?', { parent_post_id: parent.id }, other)
  const remove = (db: Db) => db.deleteFrom('forum_posts').where('id', '=', parent.id).execute()
  const refused = { code: 'unknown parent', status: 400 }
  await expect(askMeanwhile(id, answer, remove)).rejects.toMatchObject(refused)
})

test('a post that waited also notifies users who followed meanwhile', async () => {
  const { id } = await open({}, owner)
  const memberId = await userIdOf(app, other)
  const follow = (db: Db) =>
    db.insertInto('thread_follows').values({ thread_id: id, user_id: memberId, follows: true }).execute()
  await askMeanwhile(id, () => writePost(id, 'News'), follow)
  const notifications = await other.call(listNotifications, { query: {} })
  expect(notifications.map(({ kind }) => kind)).toContain('post')
})
