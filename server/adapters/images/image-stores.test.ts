import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '../../test/s3-server.ts'
import { diskImages } from './disk.ts'
import type { ImageStore } from './image-store.ts'
import { s3Images } from './s3.ts'

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-images-'))
  s3 = await openS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: { location: string; open: () => ImageStore; names: () => Promise<string[]> }[] = [
  {
    location: 'on disk',
    open: () => diskImages(folder),
    names: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .toSorted(),
  },
  { location: 'in a bucket', open: () => s3Images(s3.location), names: () => s3.names() },
]

describe.each(stores)('pictures $place', ({ open, names }) => {
  const bytes = randomBytes(3_000_000)
  const read = async (store: ImageStore, name: string) => {
    const found = await store.open(name)
    return found && { size: found.size, bytes: Buffer.from(await new Response(found.bytes).arrayBuffer()) }
  }

  test('come back byte for byte, whole or as they come, under a plain name and a nested one', async () => {
    const store = open()
    for (const name of ['recipe_1.png', 'w320/photos/a-1.webp', 'photos/empty.webp']) {
      const content = name.includes('empty') ? Buffer.alloc(0) : bytes
      await store.put(name, content)
      expect((await store.get(name))?.equals(content), name).toBe(true)
      const found = await read(store, name)
      expect([found?.size, found?.bytes.equals(content)], name).toEqual([content.length, true])
      await store.remove(name)
    }
    expect(await names()).toEqual([])
  })

  test('that are not there are null, and removing them is no mistake', async () => {
    const store = open()
    expect([await store.get('none.png'), await store.open('w320/none.webp')]).toEqual([null, null])
    await store.remove('none.png')
    await store.put('gone.png', bytes)
    await store.remove('gone.png')
    await store.remove('gone.png')
    expect(await store.get('gone.png')).toBeNull()
  })

  test('that were opened and cancelled leave nothing open', async () => {
    const store = open()
    await store.put('often.png', bytes)
    for (let number = 0; number < 120; number += 1) await (await store.open('often.png'))?.bytes.cancel()
    expect((await read(store, 'often.png'))?.bytes.equals(bytes)).toBe(true)
    await store.remove('often.png')
  })

  test('have no name that leads elsewhere', async () => {
    const store = open()
    for (const name of ['../secret', '/etc/passwd', 'a//b.png', 'a/../b.png', '', 'A.png', 'a b.png']) {
      const message = 'This is no name of a picture.'
      await expect(store.put(name, bytes), name).rejects.toThrow(message)
      await expect(store.get(name), name).rejects.toThrow(message)
      await expect(store.open(name), name).rejects.toThrow(message)
      await expect(store.remove(name), name).rejects.toThrow(message)
    }
    expect(await names()).toEqual([])
  })
})

// A bucket promises the same of itself; on disk it is our own doing.
test('pictures on disk are replaced as a whole, also while they are read', async () => {
  const store = diskImages(folder)
  const [first, second] = [randomBytes(200_000), randomBytes(100_000)]
  await store.put('two.png', first)
  const writing = Promise.all([store.put('two.png', second), store.put('two.png', second)])
  const seen = await Promise.all(Array.from({ length: 20 }, () => store.get('two.png')))
  await writing
  expect(seen.every((each) => each?.equals(first) || each?.equals(second))).toBe(true)
  expect((await store.get('two.png'))?.equals(second)).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('two'))).toEqual(['two.png'])
  await store.remove('two.png')
})
