import { Readable } from 'node:stream'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import type { OpenDatabase } from '../db/open.ts'
import {
  checkArchive,
  imagesFolder,
  measuring,
  readArchive,
  secretName,
  tableFile,
  writeArchive,
  type ArchiveWriter,
  type Manifest,
} from './archive.ts'
import { listTables, readTable, withSnapshot } from './tables.ts'

/** What a backup is made of. */
export interface Installation {
  database: Pick<OpenDatabase, 'connectWithoutTimeout'>
  images: ImageStore
  secret: string
}

export interface Progress {
  /** Called as work goes on: what is done now, and how much of it. */
  (step: string, done: number, total: number | null): void
}

/**
 * Writes database, pictures and secret into one archive while the product runs, and reads the archive back. The rows are
 * of one moment; a picture that is deleted after that moment may be missing. Returns what the archive says about itself.
 */
export async function backUp(
  { database, images, secret }: Installation,
  path: string,
  now: number,
  progress: Progress,
): Promise<Manifest> {
  const archive = writeArchive(path)
  try {
    await archive.add(secretName, Readable.from([secret], { objectMode: false }))
    const rows = await addTables(database, archive, progress)
    let count = 0
    for await (const name of images.list()) {
      const stored = await images.open(name)
      if (!stored) continue
      await archive.add(imagesFolder + name, Readable.fromWeb(stored.bytes as never), { compress: false })
      count += 1
      progress('pictures', count, null)
    }
    await archive.finish({ format: 1, createdAt: new Date(now).toISOString(), ...rows, images: count })
  } catch (error) {
    await archive.discard()
    throw error
  }
  const written = await readArchive(path)
  try {
    let checked = 0
    const total = written.manifest.tables.length + written.images.length
    await checkArchive(written, () => progress('checking', (checked += 1), total))
    return written.manifest
  } finally {
    written.close()
  }
}

async function addTables(
  database: Installation['database'],
  archive: ArchiveWriter,
  progress: Progress,
): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'tables'>> {
  const client = await database.connectWithoutTimeout()
  let fault: Error | true | undefined = true
  try {
    const facts = await withSnapshot(client, async () => {
      const tables = await listTables(client)
      const written: Manifest['tables'] = []
      for (const table of tables) {
        const { stream, result } = measuring()
        const source = readTable(client, table)
        source.on('error', (error) => stream.destroy(error))
        await archive.add(tableFile(table.name), source.pipe(stream))
        written.push({ name: table.name, columns: [...table.columns], ...result() })
        progress('rows', written.length, tables.length)
      }
      const { rows: names } = await client.query<{ name: string }>(
        'select name from kysely_migration order by name',
      )
      const { rows: versions } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      )
      return {
        postgres: versions[0]?.version ?? 0,
        migrations: names.map(({ name }) => name),
        tables: written,
      }
    })
    fault = undefined
    return facts
  } finally {
    client.release(fault)
  }
}
