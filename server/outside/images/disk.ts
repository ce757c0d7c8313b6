import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageStore } from './image-store.ts'

const safeName = /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/

/** Pictures as files below one folder. */
export function diskImages(folder: string): ImageStore {
  const pathOf = (name: string) => {
    if (!safeName.test(name)) throw new Error('This is no name of a picture.')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written beside, synced and renamed, so that a power cut leaves all of it or nothing.
      const draft = `${path}.${randomUUID()}.draft`
      try {
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
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
