import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import { limits } from '#shared/constants/limits.ts'
import type { ImageStore } from '../../../adapters/images/image-store.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { queueImageDeletion } from '../../images/deletion-queue.ts'

const { partBytes } = limits.archive

/** The object of a part in the store of pictures; all but the last are of the same size. */
export const partName = (id: string, part: number) => `imports/${id}/${String(part).padStart(4, '0')}`

const partsOf = (id: string, bytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / partBytes) }, (_, part) => partName(id, part))

/** Queues the parts of an archive for deletion, in the caller's transaction. */
export function discardParts(
  db: Db,
  { id, bytes }: { id: string; bytes: number },
  now: number,
): Promise<void> {
  return queueImageDeletion(db, partsOf(id, bytes), now)
}

/** Parts that are held in memory while an archive is read. */
const held = 3

/** An archive in parts as one file, of which any range can be read. */
export class PartsReader extends RandomAccessReader {
  readonly #images: ImageStore
  readonly #id: string
  readonly #parts = new Map<number, Promise<Buffer>>()

  constructor(images: ImageStore, id: string) {
    super()
    this.#images = images
    this.#id = id
  }

  async #part(part: number): Promise<Buffer> {
    const known = this.#parts.get(part)
    this.#parts.delete(part)
    const reading = known ?? this.#fetch(part)
    this.#parts.set(part, reading)
    for (const old of this.#parts.keys()) if (this.#parts.size > held) this.#parts.delete(old)
    return reading
  }

  async #fetch(part: number): Promise<Buffer> {
    const bytes = await this.#images.get(partName(this.#id, part))
    if (!bytes) throw new Error('a part of an archive is gone')
    return bytes
  }

  async *range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const part = Math.floor(at / partBytes)
      const bytes = await this.#part(part)
      const from = at - part * partBytes
      const piece = bytes.subarray(from, Math.min(end - part * partBytes, bytes.length))
      if (piece.length === 0) throw new Error('an archive is shorter than it was')
      yield piece
      at += piece.length
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end), { objectMode: false })
  }
}
