import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ArchiveFile } from '../../platform/privacy/personal-data.ts'
import { unzip } from '../../test/unzip.ts'
import { zipOf } from './zip.ts'

const now = Date.UTC(2026, 4, 17, 13, 45, 58)

async function* given(files: readonly ArchiveFile[]) {
  yield* files
}

async function archiveOf(files: AsyncIterable<ArchiveFile>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(files, now)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('an archive', () => {
  test('holds each file at its place, with its checksum and its time, and deflates all but pictures', async () => {
    const text = { name: 'crème brûlée.txt', bytes: Buffer.from('sugar '.repeat(200)) }
    const picture = { name: 'pictures/b.webp', bytes: randomBytes(70_000) }
    const empty = { name: 'a/empty.json', bytes: Buffer.alloc(0) }
    const archive = await archiveOf(given([text, picture, empty]))
    const found = await unzip(archive)
    expect([...found.keys()]).toEqual([text.name, picture.name, empty.name])
    for (const { name, bytes } of [text, picture, empty]) {
      const file = found.get(name)
      expect(file?.bytes.equals(bytes), name).toBe(true)
      expect(file?.entry.crc32, name).toBe(crc32(bytes))
      expect(file?.entry.getLastModDate().getTime(), name).toBe(now)
      expect(file?.entry.compressionMethod, name).toBe(name === picture.name ? 0 : 8)
    }
    expect(archive.length).toBeLessThan(picture.bytes.length + 1000)
  })

  test('of nothing is an empty one', async () => {
    const archive = await archiveOf(given([]))
    expect([archive.length, (await unzip(archive)).size]).toEqual([22, 0])
  })

  test('fetches the next file only when the reader has taken the one before', async () => {
    const asked: number[] = []
    let hasEnded = false
    async function* files() {
      try {
        for (let index = 0; index < 10; index += 1) {
          asked.push(index)
          yield { name: `${index}.png`, bytes: randomBytes(1_000_000) }
        }
      } finally {
        hasEnded = true
      }
    }
    const pieces = zipOf(files(), now)
    await pieces.next()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked.length).toBeLessThanOrEqual(2)
    await pieces.return(undefined)
    await expect.poll(() => hasEnded).toBe(true)
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  test('fails with the file that cannot be fetched', async () => {
    async function* files() {
      yield { name: 'one', bytes: Buffer.from('one') }
      throw new Error('no picture store')
    }
    await expect(archiveOf(files())).rejects.toThrow('no picture store')
  })
})
