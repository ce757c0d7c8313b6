import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import { fairQueue } from '../../platform/rate-limit/fair-queue.ts'
import type { EncodedPhoto, EncodedUpload, EncodedWidths } from './encode.ts'

/** What the process encodes, by what it is asked for. */
interface Encoded {
  photo: EncodedPhoto
  upload: EncodedUpload
  widths: EncodedWidths
  jpeg: Buffer
}

type Work = keyof Encoded

export interface DecodeRequest {
  as: Work
  bytes: Uint8Array
  /** Beside an upload or of a stored image; a JPEG is encoded in one, a photo in every width. */
  widths?: readonly number[]
}

export type DecodeResponse = { memory: number } & ({ picture: Encoded[Work] } | { refused: ErrorCode })

const idleTimeout = 10_000
const memoryLimit = 200 * 1024 * 1024

/**
 * Decoding a file of 1 kB can take 700 MB. So images are decoded one at a time in a process whose memory is freed when
 * it ends, and whose crash does not affect the server. Users take turns; the memory of all waiting uploads is bounded by
 * `bodiesInFlight`.
 */
const uploads = decoder('uploads')
const uploadsInTurn = fairQueue({ atOnce: 1, waiting: limits.imageUpload.waiting, retryAfter: 5 })

/** What visitors ask for has a process of its own, so that no upload waits for it. */
const stored = decoder('stored')
const storedInTurn = fairQueue({ atOnce: 1, ...capacity.widths, retryAfter: 5 })

/** Runs `encodePhoto` in a separate process. Throws `too many requests` when the user's queue is full. */
export function decodePhoto(bytes: Uint8Array, userId: string): Promise<EncodedPhoto> {
  return uploadsInTurn(userId, () => uploads('photo', { bytes }))
}

/** Runs `encodeUpload` in the same process and queue. */
export function decodeUpload(
  bytes: Uint8Array,
  widths: readonly number[],
  userId: string,
): Promise<EncodedUpload> {
  return uploadsInTurn(userId, () => uploads('upload', { bytes, widths }))
}

/**
 * Runs `encodeWidths` for an image of ours, which is read when its turn comes; null when there is none any more. Throws
 * `too many requests` when the owner's queue is full, and `unavailable` when that of all is or the process failed.
 */
export function encodeStored(
  read: () => Promise<Buffer | null>,
  widths: readonly number[],
  owner: string,
): Promise<EncodedWidths | null> {
  return storedInTurn(owner, async () => {
    const bytes = await read()
    if (!bytes) return null
    return stored('widths', { bytes, widths }).catch((cause: unknown) => {
      throw apiError('unavailable', { cause })
    })
  })
}

/** What members take along has a third one, since a whole binder takes minutes. */
const taken = decoder('exports')
const takenInTurn = fairQueue({ atOnce: 1, ...capacity.exportedPictures, retryAfter: 5 })

/**
 * Runs `encodeJpeg` for an image of ours, which is read when its turn comes; null when there is none any more, or none that
 * can be read. Throws `too many requests` and `unavailable` as `encodeStored` does.
 */
export function encodeStoredJpeg(
  read: () => Promise<Buffer | null>,
  width: number,
  owner: string,
): Promise<Buffer | null> {
  return takenInTurn(owner, async () => {
    const bytes = await read()
    return bytes && taken('jpeg', { bytes, widths: [width] }).catch(() => null)
  })
}

/** Runs `encodeWidths` for one width in the same process and queue, with the same outcomes. */
export function encodeStoredWebp(
  read: () => Promise<Buffer | null>,
  width: number,
  owner: string,
): Promise<Buffer | null> {
  return takenInTurn(owner, async () => {
    const bytes = await read()
    const encoded = bytes && (await taken('widths', { bytes, widths: [width] }).catch(() => null))
    return encoded?.widths.get(width) ?? null
  })
}

/** A process that starts with its first work and ends when it has been idle or has become large. */
function decoder(name: string) {
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined

  const stop = () => {
    child?.kill('SIGKILL')
    child = null
  }

  return async function decode<As extends Work>(
    as: As,
    work: Omit<DecodeRequest, 'as'>,
  ): Promise<Encoded[As]> {
    clearTimeout(idleTimer)
    const isReused = child !== null
    const begun = performance.now()
    child ??= startDecoder(name, (ended) => {
      // One that died while it was idle is not given work.
      if (child === ended) child = null
    })
    const response = await responseFrom(child, { as, ...work })
    if (response === null || response.memory > memoryLimit) stop()
    else idleTimer = setTimeout(stop, idleTimeout).unref()
    if (response === null) {
      const isTimeout = performance.now() - begun >= limits.imageUpload.decodedWithin
      // A process may have died idle without having said so yet: a new one decides about the file.
      if (isReused && !isTimeout) return decode(as, work)
      // A file that crashes the decoder or makes it time out is not a usable image.
      throw apiError('not an image')
    }
    if ('refused' in response) throw apiError(response.refused)
    return response.picture as Encoded[As]
  }
}

function startDecoder(name: string, onExit: (child: ChildProcess) => void): ChildProcess {
  // The name is for who looks at the processes.
  const child = fork(join(import.meta.dirname, 'decoder.ts'), [name], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
  // The server must be able to exit while the decoder is idle.
  child.unref()
  child.channel?.unref()
  child.on('error', () => undefined).once('exit', () => onExit(child))
  return child
}

/** Null when the process ended, or was killed after the timeout, without a response. */
function responseFrom(child: ChildProcess, request: DecodeRequest): Promise<DecodeResponse | null> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => child.kill('SIGKILL'), limits.imageUpload.decodedWithin)
    const end = (response: DecodeResponse | null) => {
      clearTimeout(timeout)
      child.off('message', onMessage).off('exit', onExit)
      resolve(response)
    }
    const onMessage = (response: unknown) => end(response as DecodeResponse)
    const onExit = () => end(null)
    child.on('message', onMessage).on('exit', onExit)
    child.send(request, (error) => {
      if (error) onExit()
    })
  })
}
