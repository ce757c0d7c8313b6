import type pg from 'pg'
import { connectionSettings, queryWithTimeout, connectLimit } from './time-limits.ts'
import type { HostClientClass } from './hosts.ts'

const backend = async (client: pg.Client): Promise<number | undefined> => {
  const text = 'select pg_backend_pid() as pid'
  return (await queryWithTimeout<{ pid: number }>(client, { text }, connectLimit)).rows[0]?.pid
}

/**
 * Whether a pool stands before the server that assigns its connections by transaction or statement. Then settings,
 * prepared statements and subscriptions of a session belong to somebody else a moment later. Found out by occupying the
 * server connection that answered last: a session of its own still gets its answer from there.
 */
export async function isTransactionPool(Client: HostClientClass): Promise<boolean> {
  const [one, other] = [new Client(connectionSettings), new Client(connectionSettings)]
  for (const client of [one, other]) client.on('error', () => undefined)
  try {
    await Promise.all([one.connect(), other.connect()])
    const first = await backend(one)
    await queryWithTimeout(other, { text: 'begin' }, connectLimit)
    const occupied = await backend(other)
    const second = await backend(one)
    await queryWithTimeout(other, { text: 'rollback' }, connectLimit)
    return first !== second || first === occupied
  } finally {
    await Promise.all([one.end(), other.end()].map((end) => end.catch(() => undefined)))
  }
}
