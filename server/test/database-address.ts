import pg from 'pg'
import { databaseName, socketPort } from '../platform/embedded-postgres/postgres-settings.ts'

/** The migrated database that test databases are copied from. */
export const templateName = 'convive_template'

/** The address of a database behind a unix socket. */
export function databaseUrl(socket: string, name: string): string {
  return `postgresql://${databaseName}@/${name}?host=${encodeURIComponent(socket)}&port=${socketPort}`
}

/** Runs one statement on the server's maintenance database. */
export async function query(socket: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(socket, 'postgres') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
