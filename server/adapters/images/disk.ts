import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { checkName, storeUnavailable, type ImageStore } from './image-store.ts'

/** Pictures as files below one folder. */
export function diskImages(folder: string): ImageStore {
  const pathOf = (name: string) => join(folder, checkName(name))
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      // Written beside, synced and renamed, so that a power cut leaves all of it or nothing.
      const draft = `${path}.${randomUUID()}.draft`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? storeUnavailable(error) : error
      }
    },
    async get(name) {
      return orNull(readFile(pathOf(name)))
    },
    async open(name) {
      const file = await orNull(open(pathOf(name)))
      if (!file) return null
      try {
        const { size } = await file.stat()
        return { size, bytes: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> }
      } catch (error) {
        await file.close()
        throw error
      }
    },
    async *list() {
      const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }))
      for (const entry of entries ?? []) {
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        if (entry.isFile() && !name.endsWith('.draft')) yield name
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

async function orNull<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Failures that an operator can fix while the server runs. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error))

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
