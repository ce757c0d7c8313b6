import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { migrate, type Migration } from '../db/migrate.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { ArchiveReader } from './archive.ts'
import type { Progress } from './backup.ts'
import { listTables, readTable, replaceRows, withSnapshot, writeTable, type Table } from './tables.ts'

type Target = Pick<OpenDatabase, 'connectWithoutTimeout' | 'dbWithoutTimeout'>

/**
 * Brings an empty database to the state of the schema in which rows were written. Fails with a sentence when it has
 * users, or when its schema or the rows' is newer than that of the other.
 */
async function prepareTarget(
  { dbWithoutTimeout: db }: Target,
  names: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  const unknown = names.filter((name) => !migrations.some((each) => each.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `The rows were written by a newer version of the program (${unknown.join(', ')}); use that version or a later one.`,
    )
  }
  const applied = migrations.filter(({ name }) => names.includes(name))
  await migrate(db, applied).catch((error: Error) => {
    if (!error.message.includes('newer version')) throw error
    throw new Error(
      'The database was already prepared by a newer version of the program. Give an empty one: another database of the ' +
        'server, or a DATA_DIR without the folder db.',
    )
  })
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) {
    throw new Error('The database has users already; a backup is restored into an empty one only.')
  }
}

/** Writes all rows of an archive into an empty database, then brings its schema up to date; all of it or nothing. */
export async function restoreRows(
  target: Target,
  archive: ArchiveReader,
  migrations: readonly Migration[],
  progress: Progress,
): Promise<void> {
  const { tables } = archive.manifest
  await prepareTarget(target, archive.manifest.migrations, migrations)
  await writeAll(target, tables, async (table, write) => {
    const wanted = tables.find(({ name }) => name === table.name)?.rows
    const rows = await write(await archive.table(table.name))
    if (rows !== wanted) throw new Error(`${table.name} has ${rows} rows instead of ${wanted}.`)
    progress('rows', tables.findIndex(({ name }) => name === table.name) + 1, tables.length)
  })
  await migrate(target.dbWithoutTimeout, migrations)
}

/** Puts all pictures of an archive into a store; those that are there already are the same. */
export async function restoreImages(
  images: ImageStore,
  archive: ArchiveReader,
  progress: Progress,
): Promise<void> {
  let done = 0
  for (const name of archive.images) {
    await images.put(name, await buffer(await archive.image(name)))
    progress('pictures', (done += 1), archive.images.length)
  }
}

/** Copies all rows of one database, which nobody uses meanwhile, into an empty one. Returns how many there were. */
export async function moveRows(
  source: Pick<OpenDatabase, 'connectWithoutTimeout'>,
  target: Target,
  migrations: readonly Migration[],
  progress: Progress,
): Promise<number> {
  const reader = await source.connectWithoutTimeout()
  try {
    await requireUnused(reader)
    return await withSnapshot(reader, async () => {
      const tables = await listTables(reader)
      const { rows: names } = await reader.query<{ name: string }>(
        'select name from kysely_migration order by name',
      )
      await prepareTarget(
        target,
        names.map(({ name }) => name),
        migrations,
      )
      let [done, total] = [0, 0]
      await writeAll(target, tables, async (table, write) => {
        total += await write(readTable(reader, table))
        progress('rows', (done += 1), tables.length)
      })
      await migrate(target.dbWithoutTimeout, migrations)
      return total
    })
  } finally {
    reader.release(true)
  }
}

async function requireUnused(
  client: Awaited<ReturnType<OpenDatabase['connectWithoutTimeout']>>,
): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'convive listening'`,
  )
  if (rowCount) throw new Error('A server process uses the database; stop all of them first.')
}

type WriteRows = (rows: NodeJS.ReadableStream) => Promise<number>

async function writeAll(
  target: Target,
  tables: readonly Table[],
  copy: (table: Table, write: WriteRows) => Promise<void>,
): Promise<void> {
  const client = await target.connectWithoutTimeout()
  let fault: true | undefined = true
  try {
    await replaceRows(client, tables, async () => {
      for (const table of tables) {
        await copy(table, async (rows) => {
          const writer = writeTable(client, table)
          await pipeline(rows, writer)
          return writer.rowCount
        })
      }
    })
    fault = undefined
  } finally {
    client.release(fault)
  }
}
