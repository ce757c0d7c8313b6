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

/** `encodePhoto` in a process of its own; throws `too many requests` where too much of this member waits. */
export async function decodePhoto(bytes: Uint8Array, userId: string): Promise<EncodedPhoto> {
  return (await decodeInProcess({ as: 'photo', bytes }, userId)) as EncodedPhoto
}

/** `encodeUpload` in a process of its own, in the same turn. */
export async function decodeUpload(bytes: Uint8Array, userId: string): Promise<EncodedImage> {
  return (await decodeInProcess({ as: 'upload', bytes }, userId)) as EncodedImage
}

let decoder: ChildProcess | null = null
let idleTimer: NodeJS.Timeout | undefined
const decodeQueue = fairQueue({ atOnce: 1, waiting: limits.imageUpload.waiting, retryAfter: 5 })

/**
 * A file of a thousand bytes may need 700 MB to be decoded. So strangers' files are decoded one at a time, by a process
 * that takes its memory with it when it ends, and that may even die without taking the server along. Members are served
 * in turn; what waits in all is bounded by the bytes that may be under way.
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
  // What kills a decoder or keeps it busy for ever is no picture either.
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
  // It must not keep the server from ending.
  child.unref()
  child.channel?.unref()
  child.on('error', () => undefined)
  return child
}

function stopDecoder() {
  decoder?.kill('SIGKILL')
  decoder = null
}

/** Null when it ended, or had to be ended, without an answer. */
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
