import { me } from '#shared/contract/account.ts'
import { reportUnsentWork } from '../../lib/unsent-work.ts'
import type { MemberDatabase } from './database.ts'
import { outcomeOf, sendAll, writtenText, type QueuedChange, type Sent } from './outbox.ts'
import { isObject } from './wire-objects.ts'

/** Tells the pages what waits and what was refused. */
export async function reportOutbox(database: MemberDatabase): Promise<void> {
  const changes = await database.getAll('outbox')
  reportUnsentWork('recipes', {
    waiting: changes.filter(({ refused }) => refused === undefined).length,
    refused: changes.flatMap((change) => {
      const { key = 0, kind, title, refused } = change
      if (refused === undefined) return []
      const discard = async () => {
        await database.delete('outbox', key)
        await reportOutbox(database)
      }
      return [{ key: String(key), kind, title, code: refused, text: writtenText(change), discard }]
    }),
  })
}

/**
 * Sends the changes of a member in the session of the same member: another one may have signed in meanwhile. One tab
 * sends at a time.
 */
export async function sendOutbox(database: MemberDatabase, memberId: string): Promise<void> {
  await navigator.locks.request('convive-outbox', async () => {
    const waiting = async () =>
      (await database.getAll('outbox')).filter(({ refused }) => refused === undefined)
    if ((await waiting()).length > 0 && (await signedInMember()) === memberId) {
      await sendAll(
        {
          waiting,
          remove: (key) => database.delete('outbox', key),
          markRefused: (change, code) => database.put('outbox', { ...change, refused: code }),
        },
        send,
      )
    }
  })
  await reportOutbox(database)
}

async function signedInMember(): Promise<string | null> {
  const answer = await answerOf(me.path, {})
  const id = answer.content.userId
  return answer.status === 200 && typeof id === 'string' ? id : null
}

async function send({ kind, method, path, body }: QueuedChange): Promise<Sent> {
  const { status, content } = await answerOf(path, {
    method,
    ...(method !== 'DELETE' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return outcomeOf(status, typeof content.error === 'string' ? content.error : null, kind)
}

async function answerOf(path: string, init: RequestInit) {
  const response = await fetch(path, init).catch(() => null)
  const content: unknown = await response?.json().catch(() => null)
  return { status: response?.status ?? null, content: isObject(content) ? content : {} }
}
