import { apiError } from '#shared/contract/errors.ts'

/**
 * Where pictures lie. Names are `[a-z0-9_./-]`, relative, made by the program. A store that is away or full throws
 * `unavailable`.
 */
export interface ImageStore {
  /** Durable when it returns; never leaves half a file. */
  put: (name: string, bytes: Buffer) => Promise<void>
  /** The whole picture in memory; null when there is no such picture. */
  get: (name: string) => Promise<Buffer | null>
  /** The same as a stream; the caller reads it to its end or cancels it. */
  open: (name: string) => Promise<StoredImage | null>
  /** The names of all stored pictures, in no order. */
  list: () => AsyncIterable<string>
  /** Removing what is not there is no mistake. */
  remove: (name: string) => Promise<void>
}

export interface StoredImage {
  size: number
  bytes: ReadableStream<Uint8Array>
}

const safeName = /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/

/** No name leads out of the store. */
export function checkName(name: string): string {
  if (!safeName.test(name)) throw new Error('This is no name of a picture.')
  return name
}

export function contentTypeOf(name: string): string {
  if (name.endsWith('.webp')) return 'image/webp'
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg'
}

export function storeUnavailable(cause: unknown) {
  return apiError('unavailable', { cause })
}
