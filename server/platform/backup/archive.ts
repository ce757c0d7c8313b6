import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { json, text } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile as ZipReader } from 'yauzl'
import { ZipFile } from 'yazl'
import * as z from 'zod/mini'

/** What a backup says about itself; the last entry of the archive. */
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The major version of PostgreSQL that it was made with; any other can read it. */
  postgres: z.number(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() }),
  ),
  images: z.number(),
})
export type Manifest = z.infer<typeof manifest>

const manifestName = 'backup.json'
export const secretName = 'secret'
export const imagesFolder = 'images/'
export const tableFile = (name: string) => `tables/${name}.tsv`

/** Counts lines and hashes what flows through; COPY writes a row as one line. */
export function measuring() {
  const hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes)
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows += 1
      done(null, bytes)
    },
  })
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) }
}

export interface ArchiveWriter {
  add: (name: string, content: Readable, options?: { compress: boolean }) => Promise<void>
  /** Writes the manifest, and puts the archive in its place once all of it is on the disk. */
  finish: (manifest: Manifest) => Promise<void>
  /** Removes what was written. */
  discard: () => Promise<void>
}

/** A ZIP archive that only its owner can read, since it contains the secret; complete under its name or not there. */
export function writeArchive(path: string): ArchiveWriter {
  const draft = `${path}.part`
  const zip = new ZipFile()
  const file = createWriteStream(draft, { mode: 0o600 })
  const written = pipeline(zip.outputStream, file)
  written.catch(() => undefined)
  const add: ArchiveWriter['add'] = async (name, content, { compress } = { compress: true }) => {
    zip.addReadStream(content, name, { compress })
    await Promise.race([finished(content), written])
  }
  return {
    add,
    async finish(facts) {
      await add(manifestName, Readable.from([JSON.stringify(facts, null, 2)], { objectMode: false }))
      zip.end()
      await written
      const handle = await open(draft, 'r+')
      await handle.sync()
      await handle.close()
      await rename(draft, path)
    },
    async discard() {
      file.destroy()
      await rm(draft, { force: true })
    },
  }
}

export interface ArchiveReader {
  manifest: Manifest
  secret: string
  table: (name: string) => Promise<Readable>
  images: readonly string[]
  image: (name: string) => Promise<Readable>
  close: () => void
}

/** Opens an archive and reads what it says about itself. Fails with a sentence when it is no backup or was cut off. */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new Error(`${path} is no backup, or not all of it: ${error.message}`)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const contentOf = (name: string) => openEntry(zip, entries.get(name), name)
  const facts = manifest.parse(await json(await contentOf(manifestName)))
  return {
    manifest: facts,
    secret: await text(await contentOf(secretName)),
    table: (name) => contentOf(tableFile(name)),
    images: [...entries.keys()].flatMap((name) =>
      name.startsWith(imagesFolder) ? name.slice(imagesFolder.length) : [],
    ),
    image: (name) => contentOf(imagesFolder + name),
    close: () => zip.close(),
  }
}

async function openEntry(zip: ZipReader, entry: Entry | undefined, name: string): Promise<Readable> {
  if (!entry) throw new Error(`The backup has no ${name}.`)
  return zip.openReadStreamPromise(entry)
}

/** Reads every byte of an archive and compares it with what the manifest says. Fails with a sentence. */
export async function checkArchive(
  archive: ArchiveReader,
  onEntry: () => void = () => undefined,
): Promise<void> {
  const devour = async (content: Readable) => {
    const { stream, result } = measuring()
    await Promise.all([pipeline(content, stream), finished(stream.resume())])
    return result()
  }
  for (const { name, rows, sha256 } of archive.manifest.tables) {
    const found = await devour(await archive.table(name))
    if (found.rows !== rows || found.sha256 !== sha256) throw new Error(`The rows of ${name} are damaged.`)
    onEntry()
  }
  if (archive.images.length !== archive.manifest.images)
    throw new Error('Pictures are missing in the backup.')
  for (const name of archive.images) {
    await devour(await archive.image(name))
    onEntry()
  }
}
