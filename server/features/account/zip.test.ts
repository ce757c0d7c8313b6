import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ArchiveFile } from '../../platform/privacy/personal-data.ts'
import { zipOf } from './zip.ts'

async function* given(files: readonly ArchiveFile[]) {
  yield* files
}

async function archiveOf(files: readonly ArchiveFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(given(files), Date.UTC(2026, 4, 17, 13, 45, 58))) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('an archive', () => {
  test('holds each file at its place, deflated where that helps, with its checksum and its time', async () => {
    const text = { name: 'crème brûlée.txt', bytes: Buffer.from('sugar '.repeat(200)) }
    const noise = {
      name: 'a/b.bin',
      bytes: Buffer.from(Array.from({ length: 64 }, (_, at) => (at * 137) % 256)),
    }
    const archive = await archiveOf([text, noise])
    const end = archive.length - 22
    expect(archive.readUInt32LE(end)).toBe(0x0605_4b50)
    expect(archive.readUInt16LE(end + 10)).toBe(2)
    expect(archive.readUInt32LE(end + 16) + archive.readUInt32LE(end + 12)).toBe(end)
    let at = 0
    for (const { name, bytes } of [text, noise]) {
      const nameBytes = Buffer.from(name)
      expect(archive.readUInt32LE(at)).toBe(0x0403_4b50)
      expect(archive.readUInt16LE(at + 6)).toBe(0x0800)
      const method = archive.readUInt16LE(at + 8)
      expect(method).toBe(name === text.name ? 8 : 0)
      expect(archive.readUInt16LE(at + 10)).toBe((13 << 11) | (45 << 5) | 29)
      expect(archive.readUInt16LE(at + 12)).toBe((46 << 9) | (5 << 5) | 17)
      expect(archive.readUInt32LE(at + 14)).toBe(crc32(bytes))
      const packed = archive.readUInt32LE(at + 18)
      expect(archive.readUInt32LE(at + 22)).toBe(bytes.length)
      const start = at + 30 + nameBytes.length
      expect(archive.subarray(at + 30, start)).toEqual(nameBytes)
      const data = archive.subarray(start, start + packed)
      expect(method === 8 ? inflateRawSync(data) : data).toEqual(bytes)
      at = start + packed
    }
    expect(at).toBe(archive.readUInt32LE(end + 16))
  })

  test('of nothing is an empty one', async () => {
    expect(await archiveOf([])).toHaveLength(22)
  })

  test('asks for the next file only when there is room for it', async () => {
    const asked: string[] = []
    async function* files() {
      for (const name of ['one', 'two', 'three']) {
        asked.push(name)
        yield { name, bytes: Buffer.from(name) }
      }
    }
    const pieces = zipOf(files(), 0)
    await pieces.next()
    expect(asked).toEqual(['one'])
    await pieces.return(undefined)
    expect(asked).toEqual(['one'])
  })
})
