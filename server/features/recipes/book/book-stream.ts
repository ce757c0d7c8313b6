import type { BookEvent } from '#shared/contract/recipe-books.ts'
import { ApiError, type ErrorCode } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { MadeBook } from './make-book.ts'

const encoder = new TextEncoder()
/** Bytes of the file in one event; divisible by three, so that the texts can be joined. */
const pieceSize = 48 * 1024

/** Runs `make`, which reports its progress; the signal ends it when the client leaves. */
export type Make = (onProgress: (done: number) => void, signal: AbortSignal) => Promise<MadeBook>

/** A book as events: how far it is, then the file in pieces, each when the client has taken the one before. */
export function bookStream(
  make: Make,
  { total, name }: { total: number; name: string },
): ReadableStream<Uint8Array> {
  const leaving = new AbortController()
  let pieces: Generator<BookEvent> | null = null
  let heartbeat: NodeJS.Timeout | undefined
  let making: Promise<Generator<BookEvent>> | null = null
  const send = (controller: ReadableStreamDefaultController<Uint8Array>, event: BookEvent) => {
    if (!leaving.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Comment lines keep proxies from closing an idle connection.
      heartbeat = setInterval(
        () => controller.enqueue(encoder.encode(': still here\n\n')),
        capacity.live.heartbeat,
      )
      heartbeat.unref()
      send(controller, { done: 0, total })
      making = make((done) => send(controller, { done, total }), leaving.signal)
        .then((book) => piecesOf(book, name))
        .catch((error: unknown) => failed(error))
    },
    async pull(controller) {
      pieces ??= (await making) ?? failed(null)
      clearInterval(heartbeat)
      if (leaving.signal.aborted) return
      const { value, done } = pieces.next()
      if (done) controller.close()
      else send(controller, value)
    },
    cancel() {
      clearInterval(heartbeat)
      leaving.abort()
    },
  })
}

function* piecesOf({ pdf, pages }: MadeBook, name: string): Generator<BookEvent> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  for (let at = 0; at < bytes.length; at += pieceSize)
    yield { piece: bytes.subarray(at, at + pieceSize).toString('base64') }
  yield { end: 'complete', name, pages }
}

function* failed(error: unknown): Generator<BookEvent> {
  const code: ErrorCode = error instanceof ApiError ? error.code : 'server error'
  yield { end: 'failed', error: code }
}
