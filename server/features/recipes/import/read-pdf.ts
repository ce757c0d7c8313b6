import { fork } from 'node:child_process'
import { join } from 'node:path'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { fairQueue } from '../../../platform/rate-limit/fair-queue.ts'

export type PdfResponse = { text: string } | { refused: ErrorCode }

const inTurn = fairQueue({ atOnce: 1, ...capacity.pdf.queue, retryAfter: 5 })

/**
 * The text of a PDF, read in a process of its own: a file of a few kilobytes may ask for gigabytes or never end. Throws
 * `not a document` for what cannot be read within these limits, `no text` for pictures of pages, `too large` for too many
 * pages, and `too many requests` when the queue is full.
 */
export function readPdfText(bytes: Uint8Array, userId: string, signal: AbortSignal): Promise<string> {
  return inTurn(userId, async () => {
    const response = signal.aborted ? null : await responseOf(bytes, signal)
    if (response === null) throw apiError('not a document')
    if ('refused' in response) throw apiError(response.refused)
    return response.text
  })
}

/** Null where the process ended, or was ended, without an answer. */
function responseOf(bytes: Uint8Array, signal: AbortSignal): Promise<PdfResponse | null> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'pdf-process.ts'), ['pdf'], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {},
    })
    const stop = () => child.kill('SIGKILL')
    const timeout = setTimeout(stop, capacity.pdf.within)
    signal.addEventListener('abort', stop, { once: true })
    const end = (response: PdfResponse | null) => {
      clearTimeout(timeout)
      signal.removeEventListener('abort', stop)
      stop()
      resolve(response)
    }
    child
      .once('message', (response) => end(response as PdfResponse))
      .once('exit', () => end(null))
      .once('error', () => end(null))
    child.send(bytes, (error) => {
      if (error) end(null)
    })
  })
}
