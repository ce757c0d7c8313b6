import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../test/database-address.ts'
import { clientsOf, type HostClientClass } from './hosts.ts'
import { isTransactionPool } from './transaction-pool.ts'

test('a server of its own is no pool', async () => {
  const Client = clientsOf([{ connectionString: databaseUrl(inject('databaseSocket'), 'postgres') }])
  expect(await isTransactionPool(Client)).toBe(false)
})

/** Connections that share two of the server: a request gets the one that was given back last. */
function pooledClients(): HostClientClass {
  const free = [1, 2]
  return class {
    held: number | null = null
    on() {}
    async connect() {}
    async end() {}
    async query({ text }: { text: string }) {
      this.held ??= free.pop() ?? null
      const pid = this.held
      if (text === 'rollback' || (text !== 'begin' && !this.isOpen)) {
        free.push(pid ?? 0)
        this.held = null
      }
      this.isOpen = text === 'begin' || (this.isOpen && text !== 'rollback')
      return { rows: [{ pid }] }
    }
    isOpen = false
  } as unknown as HostClientClass
}

test('a pool that assigns its connections by transaction is recognised', async () => {
  expect(await isTransactionPool(pooledClients())).toBe(true)
})
