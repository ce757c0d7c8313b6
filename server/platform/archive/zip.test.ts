import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from '../privacy/personal-data.ts'
import { unzip } from '../../test/unzip.ts'
import { zipOf } from './zip.ts'

const now = Date.UTC(2026, 4, 17, 13, 45, 58)
/** The signature of a record that only this format has. */
const zip64EndOfDirectory = Buffer.from('PK\u0006\u0006')

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

  // The library changes to this format beyond 65,535 files, for which it takes more than a minute.
  test('can be read in the zip64 format too', async () => {
    const { addReadStream, end } = ZipFile.prototype
    const adding = vi.spyOn(ZipFile.prototype, 'addReadStream').mockImplementation(function (
      this: ZipFile,
      stream,
      name,
      options,
    ) {
      addReadStream.call(this, stream, name, { ...options, forceZip64Format: true })
    })
    const ending = vi.spyOn(ZipFile.prototype, 'end').mockImplementation(function (this: ZipFile) {
      end.call(this, { forceZip64Format: true, comment: '' })
    })
    onTestFinished(() => {
      adding.mockRestore()
      ending.mockRestore()
    })
    const files = [
      { name: 'a.txt', bytes: Buffer.from('sugar '.repeat(200)) },
      { name: 'b.webp', bytes: randomBytes(1000) },
    ]
    const archive = await archiveOf(given(files))
    expect(archive.includes(zip64EndOfDirectory)).toBe(true)
    const found = await unzip(archive)
    expect([...found].map(([name, { bytes }]) => ({ name, bytes }))).toEqual(files)
  })

  test('fails with the file that cannot be fetched', async () => {
    async function* files() {
      yield { name: 'one', bytes: Buffer.from('one') }
      throw new Error('no picture store')
    }
    await expect(archiveOf(files())).rejects.toThrow('no picture store')
  })
})
