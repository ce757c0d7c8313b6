import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { fairQueue } from '../../platform/rate-limit/fair-queue.ts'
import type { EncodedPhoto, EncodedImage } from './encode.ts'

export interface DecodeRequest {
  as: 'photo' | 'upload'
  bytes: Uint8Array
}

export type DecodeResponse = { memory: number } & (
  | { picture: EncodedPhoto | EncodedImage }
  | { refused: ErrorCode }
)

const idleTimeout = 10_000
const memoryLimit = 200 * 1024 * 1024

/** Runs `encodePhoto` in a separate process. Throws `too many requests` when the user's queue is full. */
export async function decodePhoto(bytes: Uint8Array, userId: string): Promise<EncodedPhoto> {
  return (await decodeInProcess({ as: 'photo', bytes }, userId)) as EncodedPhoto
}

/** Runs `encodeUpload` in the same process and queue. */
export async function decodeUpload(bytes: Uint8Array, userId: string): Promise<EncodedImage> {
  return (await decodeInProcess({ as: 'upload', bytes }, userId)) as EncodedImage
}

let decoder: ChildProcess | null = null
let idleTimer: NodeJS.Timeout | undefined
const decodeQueue = fairQueue({ atOnce: 1, waiting: limits.imageUpload.waiting, retryAfter: 5 })

/**
 * Decoding a file of 1 kB can take 700 MB. So uploads are decoded one at a time in a process whose memory is freed when
 * it ends, and whose crash does not affect the server. Users take turns; the memory of all waiting uploads is bounded by
 * `bodiesInFlight`.
 */
function decodeInProcess(request: DecodeRequest, userId: string): Promise<EncodedPhoto | EncodedImage> {
  return decodeQueue(userId, () => requestDecode(request))
}

async function requestDecode(request: DecodeRequest): Promise<EncodedPhoto | EncodedImage> {
  clearTimeout(idleTimer)
  decoder ??= startDecoder()
  const response = await responseFrom(decoder, request)
  if (response === null || response.memory > memoryLimit) stopDecoder()
  else idleTimer = setTimeout(stopDecoder, idleTimeout).unref()
  // A file that crashes the decoder or makes it time out is not a usable image.
  if (response === null) throw apiError('not an image')
  if ('refused' in response) throw apiError(response.refused)
  return response.picture
}

function startDecoder(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'decoder.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
  // The server must be able to exit while the decoder is idle.
  child.unref()
  child.channel?.unref()
  child.on('error', () => undefined)
  // One that ended at rest is not asked again: the next upload would be refused for it.
  child.once('exit', () => {
    if (decoder === child) decoder = null
  })
  return child
}

function stopDecoder() {
  decoder?.kill('SIGKILL')
  decoder = null
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
