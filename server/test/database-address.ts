import pg from 'pg'
import { databaseName, programRole, socketPort } from '../platform/embedded-postgres/postgres-settings.ts'

/** The migrated database that test databases are copied from. */
export const templateName = 'convive_template'

/** The address of a database behind a unix socket, for the program or for the superuser. */
export function databaseUrl(socket: string, name: string, user = programRole): string {
  return `postgresql://${user}@/${name}?host=${encodeURIComponent(socket)}&port=${socketPort}`
}

/** Runs one statement of the superuser on the server's maintenance database. */
export async function query(socket: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(socket, 'postgres', databaseName) })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/**
 * Creates a database that the program owns, like that of an embedded server. Its files are copied: to write each page to
 * the log, as is usual, takes twice the processor time.
 */
export async function createDatabase(socket: string, name: string, template: string): Promise<void> {
  await query(socket, `create database ${name} template ${template} owner ${programRole} strategy file_copy`)
}
