import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { ArchiveFile } from '../../platform/privacy/personal-data.ts'

const deflate = promisify(deflateRaw)

const utf8Names = 0x0800
const version = 20
const max = { files: 0xffff, bytes: 0xffff_ffff }

/** Date and time as archives have kept them since 1980, in UTC. */
function dosTime(moment: number): { date: number; time: number } {
  const at = new Date(moment)
  const year = Math.max(0, at.getUTCFullYear() - 1980)
  return {
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}

/** What the head of a file and its line in the directory share, from the version to the length of the name. */
function describe(
  entry: { name: Buffer; method: number; crc: number; packed: number; size: number },
  at: number,
) {
  const { date, time } = dosTime(at)
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(version, 0)
  bytes.writeUInt16LE(utf8Names, 2)
  bytes.writeUInt16LE(entry.method, 4)
  bytes.writeUInt16LE(time, 6)
  bytes.writeUInt16LE(date, 8)
  bytes.writeUInt32LE(entry.crc, 10)
  bytes.writeUInt32LE(entry.packed, 14)
  bytes.writeUInt32LE(entry.size, 18)
  bytes.writeUInt16LE(entry.name.length, 22)
  return bytes
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/**
 * A ZIP archive piece by piece, as the files come: only one of them is in memory at a time. Deflated where that
 * helps. Throws beyond 65,535 files or 4 GB, where the plain format ends.
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, now: number): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.name)
    const deflated = await deflate(file.bytes)
    const helps = deflated.length < file.bytes.length
    const data = helps ? deflated : file.bytes
    const crc = crc32(file.bytes)
    const entry = { name, method: helps ? 8 : 0, crc, packed: data.length, size: file.bytes.length }
    const description = describe(entry, now)
    const head = Buffer.concat([signature(0x0403_4b50), description, name])
    if (directory.length >= max.files || offset + head.length + data.length > max.bytes)
      throw new RangeError('The archive is too large for the ZIP format.')

    const centralFields = Buffer.alloc(14)
    centralFields.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([version, 0])
    directory.push(Buffer.concat([signature(0x0201_4b50), madeBy, description, centralFields, name]))
    offset += head.length + data.length
    yield head
    yield data
  }
  const lines = Buffer.concat(directory)
  yield lines
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(lines.length, 12)
  end.writeUInt32LE(offset, 16)
  yield end
}
