import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isQueryTimeout, queryWithTimeout } from './time-limits.ts'

test('a query on a connection that was never opened fails after its time limit', async () => {
  const server = createServer((socket) => void socket.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody' })
  await expect(client.connect()).rejects.toThrow('Connection terminated unexpectedly')
  const error = await queryWithTimeout(client, { text: 'select 1' }, 50).catch((cause: unknown) => cause)
  expect(isQueryTimeout(error)).toBe(true)
  server.close()
})
