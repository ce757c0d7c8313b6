import { posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { limits } from '#shared/constants/limits.ts'
import type { ImageStore } from '../../../adapters/images/image-store.ts'
import { PartsReader } from './stored-parts.ts'
import {
  EntryError,
  filesOfZip,
  isPicturePath,
  isZip,
  mostOf,
  zipOptions,
  type ZipFiles,
} from './zip-files.ts'

/** What parts the path of an archive within another from the path in it. */
const within = '!/'

/** A file that may hold recipes, and which of the files that it names there are. */
export interface TextFile {
  path: string
  bytes: Buffer
  /** The path in the archive of the first of these files that exists, as seen from this one; null where none does. */
  find: (paths: readonly string[]) => string | null
}

/** An export as it was sent: a zip, a zip of zips, or one file. */
export interface OpenArchive {
  /** What is read one after the other; archives within it count as one. */
  entries: readonly string[]
  /** The files of an entry that may hold recipes. Throws `EntryError`. */
  textsOf: (entry: string) => Promise<TextFile[]>
  /** A file by the path that `find` gave. Throws `EntryError`. */
  read: (path: string) => Promise<Buffer>
  close: () => void
}

/** Opens an export. Throws `ArchiveError`. */
export async function openArchive(
  images: ImageStore,
  { id, name, bytes }: { id: string; name: string; bytes: number },
): Promise<OpenArchive> {
  const reader = new PartsReader(images, id)
  const head = await buffer(reader.range(0, Math.min(4, bytes)))
  if (!isZip(head)) return oneFile(reader, name, bytes)
  const zip = await filesOfZip(yauzl.fromRandomAccessReaderPromise(reader, bytes, zipOptions))
  return {
    entries: zip.paths.filter((path) => !isPicturePath(path)),
    async textsOf(entry) {
      // What is larger than any text is a film or the like, unless its name says that it shall be read.
      if (
        zip.sizeOf(entry) > mostOf(entry) &&
        !/\.(?:json|csv|txt|html?|xml|zip|paprikarecipes?)$/i.test(entry)
      )
        return []
      const content = await zip.read(entry, limits.archive.innerMax)
      if (!isZip(content)) return [textFile(zip, '', entry, content)]
      const inner = await innerZip(content)
      try {
        return await textsIn(inner, entry + within)
      } finally {
        inner.close()
      }
    },
    async read(path) {
      const [outer = '', inside] = path.split(within)
      if (inside === undefined) return zip.read(outer, mostOf(outer))
      const inner = await innerZip(await zip.read(outer, limits.archive.innerMax))
      try {
        return await inner.read(inside, mostOf(inside))
      } finally {
        inner.close()
      }
    },
    close: () => zip.close(),
  }
}

const innerZip = (content: Buffer) =>
  filesOfZip(yauzl.fromBufferPromise(content, zipOptions)).catch((error: unknown) => {
    throw new EntryError('invalid input', error)
  })

async function textsIn(inner: ZipFiles, prefix: string): Promise<TextFile[]> {
  const texts: TextFile[] = []
  let left: number = limits.archive.innerMax * 2
  for (const path of inner.paths.filter((each) => !isPicturePath(each))) {
    left -= inner.sizeOf(path)
    if (left < 0) throw new EntryError('too large')
    texts.push(textFile(inner, prefix, path, await inner.read(path, limits.archive.textMax)))
  }
  return texts
}

function textFile(zip: ZipFiles, prefix: string, path: string, bytes: Buffer): TextFile {
  return {
    path: prefix + path,
    bytes,
    find(paths) {
      const found = paths
        .flatMap((each) => [posix.join(posix.dirname(path), each), posix.normalize(each)])
        .find((each) => zip.has(each))
      return found === undefined ? null : prefix + found
    },
  }
}

function oneFile(reader: PartsReader, name: string, bytes: number): OpenArchive {
  const read = async () => {
    if (bytes > limits.archive.textMax) throw new EntryError('too large')
    return buffer(reader.range(0, bytes))
  }
  return {
    entries: [name],
    textsOf: async () => [{ path: name, bytes: await read(), find: () => null }],
    read,
    close: () => undefined,
  }
}
