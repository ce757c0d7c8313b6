import * as z from 'zod/mini'
import { CallError, type CallInput } from '#shared/contract/call.ts'
import type { AnswerOf, Endpoint } from '#shared/contract/endpoint.ts'
import { call } from './api.ts'
import { currentConnection } from './connection.ts'
import type { Edit } from './replica/replica.ts'
import type { Stored } from './replica/stored.ts'
import { openableMember } from './stored-member.ts'

const isWithoutAnswer = (error: unknown) =>
  error instanceof CallError && error.code === 'network' && error.status === 0

/**
 * The answer of the server; without a connection what this device has stored, where `read` finds it. `read` gives it as
 * the server would send it, and undefined for what needs a connection.
 */
export function orStored<E extends Endpoint>(
  endpoint: E,
  ask: () => Promise<AnswerOf<E>>,
  read: (stored: Stored) => unknown,
): Promise<AnswerOf<E>> {
  const member = openableMember()
  if (member === null) return ask()
  const asked = () =>
    ask().catch(async (error: unknown) => {
      const known = isWithoutAnswer(error) ? await readStored(member, endpoint, read) : undefined
      if (known === undefined) throw error
      return known
    })
  if (!currentConnection().isOffline) return asked()
  return readStored(member, endpoint, read).then((known) => known ?? asked())
}

/** The same for a plain call. */
export const callOrStored = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  read: (stored: Stored) => unknown,
): Promise<AnswerOf<E>> => orStored(endpoint, () => call(endpoint, input), read)

async function readStored<E extends Endpoint>(
  member: string,
  endpoint: E,
  read: (stored: Stored) => unknown,
): Promise<AnswerOf<E> | undefined> {
  try {
    const { openStored } = await import('./replica/stored.ts')
    const content = await read(await openStored(member))
    return z.safeParse(endpoint.answer, content).data as AnswerOf<E> | undefined
  } catch (error) {
    // A device that cannot read its storage is as one without stored pages.
    console.warn('reading the stored pages failed', error)
    return undefined
  }
}

/**
 * Changes an own row by a call. Without a connection, or while an earlier change of the row waits, the same edits wait
 * and are sent later, and `shown` is the answer meanwhile.
 */
export function orLater<Answer>(
  ask: () => Promise<Answer>,
  edits: readonly Edit[],
  shown: () => Answer,
): Promise<Answer> {
  const member = openableMember()
  return member === null ? ask() : askOrQueue(member, ask, edits, shown)
}

async function askOrQueue<Answer>(
  member: string,
  ask: () => Promise<Answer>,
  edits: readonly Edit[],
  shown: () => Answer,
): Promise<Answer> {
  const { replicaOf } = await import('./replica/use-replica.ts')
  const { edit, getState } = replicaOf(member)
  const waits = getState().replica.pending.some(({ table, row }) =>
    edits.some((each) => each.table === table && each.row === row),
  )
  if (!waits && !currentConnection().isOffline) {
    try {
      return await ask()
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error
    }
  }
  await edit(edits)
  return shown()
}
