import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { limits } from '#shared/constants/limits.ts'

const { files, textMax, innerMax, unpackedMax, ratio } = limits.archive

/** Why an archive cannot be read at all. */
export class ArchiveError extends Error {
  readonly reason: 'invalid input' | 'too large'

  constructor(reason: ArchiveError['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Why one file of it cannot be read. */
export class EntryError extends Error {
  readonly reason: 'invalid input' | 'too large'

  constructor(reason: EntryError['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** The files of a zip; nothing is ever written under their names. */
export interface ZipFiles {
  /** In their order, without what systems and programs leave beside them. */
  paths: readonly string[]
  has: (path: string) => boolean
  sizeOf: (path: string) => number
  /** Throws `EntryError`. */
  read: (path: string, max: number) => Promise<Buffer>
  close: () => void
}

const isLeftOver = (path: string) =>
  path.endsWith('/') ||
  /(?:^|\/)(?:__MACOSX|templates)\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|thumb(?:16)?\.jpe?g|(?:min|tiny)-original\.\w+)$/i.test(
    path,
  ) ||
  path.split('/').includes('..')

/** yauzl gives the bytes of a name where it shall not refuse a whole archive for one of them. */
const nameOf = (entry: Entry): string =>
  (
    yauzl as unknown as {
      getFileNameLowLevel: (flags: number, name: Buffer, extra: unknown, strict: boolean) => string
    }
  )
    .getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
    .replaceAll('\\', '/')
    .replaceAll('\0', '')
    .toWellFormed()

/** Reads the directory of a zip. Throws `ArchiveError` for a broken one, and for more than is ever read. */
export async function filesOfZip(opening: Promise<ZipFile>): Promise<ZipFiles> {
  const zip = await opening.catch((error: unknown) => {
    throw new ArchiveError('invalid input', error)
  })
  const entries = new Map<string, Entry>()
  try {
    let count = 0
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      count += 1
      unpacked += entry.uncompressedSize
      if (count > files || unpacked > unpackedMax) throw new ArchiveError('too large')
      const name = nameOf(entry)
      if (!isLeftOver(name) && name.length <= 1000) entries.set(name, entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof ArchiveError ? error : new ArchiveError('invalid input', error)
  }
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
    async read(path, max) {
      const entry = entries.get(path)
      if (!entry || entry.isEncrypted()) throw new EntryError('invalid input')
      const isBomb =
        entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > ratio * entry.compressedSize
      if (entry.uncompressedSize > max || isBomb) throw new EntryError('too large')
      try {
        // The size is checked against what the directory says while it is unpacked.
        return await buffer(await zip.openReadStreamPromise(entry))
      } catch (error) {
        throw new EntryError('invalid input', error)
      }
    },
    close: () => zip.close(),
  }
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

export const zipOptions = { decodeStrings: false, lazyEntries: true, autoClose: false } as const

export const isPicturePath = (path: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|heic|avif|bmp|tiff?)$/i.test(path)

/** As much of a file as is read of it, by what it may be. */
export const mostOf = (path: string): number =>
  isPicturePath(path) ? limits.imageUpload.maxBytes : Math.max(textMax, innerMax)
