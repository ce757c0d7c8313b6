import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fail, type ErrorCode } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { fairQueue } from '../http/fair-queue.ts'
import type { EncodedPhoto, EncodedPicture } from './encode.ts'

export interface DecoderQuestion {
  as: 'photo' | 'upload'
  bytes: Uint8Array
}

export type DecoderAnswer = { memory: number } & (
  | { picture: EncodedPhoto | EncodedPicture }
  | { refused: ErrorCode }
)

const restsFor = 10_000
const muchMemory = 200 * 1024 * 1024

/** `encodePhoto` in a process of its own; throws `too many requests` where too much of this member waits. */
export async function decodePhoto(bytes: Uint8Array, memberId: string): Promise<EncodedPhoto> {
  return (await decodeApart({ as: 'photo', bytes }, memberId)) as EncodedPhoto
}

/** `encodeUpload` in a process of its own, in the same turn. */
export async function decodeUpload(bytes: Uint8Array, memberId: string): Promise<EncodedPicture> {
  return (await decodeApart({ as: 'upload', bytes }, memberId)) as EncodedPicture
}

let decoder: ChildProcess | null = null
let rest: NodeJS.Timeout | undefined
const inTurn = fairQueue({ atOnce: 1, waiting: limits.picture.waiting, retryAfter: 5 })

/**
 * A file of a thousand bytes may need 700 MB to be decoded. So strangers' files are decoded one at a time, by a process
 * that takes its memory with it when it ends, and that may even die without taking the server along. Members are served
 * in turn; what waits in all is bounded by the bytes that may be under way.
 */
function decodeApart(question: DecoderQuestion, memberId: string): Promise<EncodedPhoto | EncodedPicture> {
  return inTurn(memberId, () => ask(question))
}

async function ask(question: DecoderQuestion): Promise<EncodedPhoto | EncodedPicture> {
  clearTimeout(rest)
  decoder ??= startDecoder()
  const answer = await answerOf(decoder, question)
  if (answer === null || answer.memory > muchMemory) retire()
  else rest = setTimeout(retire, restsFor).unref()
  // What kills a decoder or keeps it busy for ever is no picture either.
  if (answer === null) throw fail('not an image')
  if ('refused' in answer) throw fail(answer.refused)
  return answer.picture
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

function retire() {
  decoder?.kill('SIGKILL')
  decoder = null
}

/** Null when it ended, or had to be ended, without an answer. */
function answerOf(child: ChildProcess, question: DecoderQuestion): Promise<DecoderAnswer | null> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), limits.picture.decodedWithin)
    const end = (answer: DecoderAnswer | null) => {
      clearTimeout(tooLong)
      child.off('message', told).off('exit', gone)
      resolve(answer)
    }
    const told = (answer: unknown) => end(answer as DecoderAnswer)
    const gone = () => end(null)
    child.on('message', told).on('exit', gone)
    child.send(question, (error) => {
      if (error) gone()
    })
  })
}
