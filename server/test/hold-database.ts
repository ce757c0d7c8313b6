import { createInterface } from 'node:readline'
import pg from 'pg'
import type { EmbeddedOptions } from '../platform/embedded-postgres/instance.ts'
import { startEmbedded } from '../platform/embedded-postgres/start.ts'

/**
 * A program that runs an embedded database, for tests that kill it. It takes the options of
 * `startEmbedded` as JSON, prints one JSON line when it is ready, writes numbered rows as fast as it can when
 * it reads `write`, printing each number once the server has acknowledged it, and stops cleanly on `stop`.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedOptions

try {
  const server = await startEmbedded({ ...options, log: () => undefined })
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists rows (number int primary key)')
  process.stdout.write(`${JSON.stringify({ pid: server.pid, connection: server.connection })}\n`)
  let writing = false
  for await (const command of createInterface({ input: process.stdin })) {
    if (command === 'write' && !writing) {
      writing = true
      void write(client)
    }
    if (command === 'stop') break
  }
  await client.end()
  await server.stop()
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`)
  process.exitCode = 1
}
process.stdin.destroy()

async function write(client: pg.Client): Promise<void> {
  for (let number = 1; ; number += 1) {
    await client.query('insert into rows values ($1)', [number])
    process.stdout.write(`${number}\n`)
  }
}
