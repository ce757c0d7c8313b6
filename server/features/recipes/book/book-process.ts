import { lowerThisThread } from '../../../platform/workers/thread-priority.ts'
import type { BookRequest, BookResponse } from './book.ts'
import { openBook } from './draw-book.ts'

/** The process that draws one book: it gets no settings and no database, and exits with its parent. */
lowerThisThread()

let book: ReturnType<typeof openBook> | null = null

async function answer(request: BookRequest): Promise<BookResponse> {
  if (request.kind === 'start') book = openBook(request.start)
  if (request.kind === 'recipe') book?.add(request.recipe)
  if (request.kind === 'end' && book) return { kind: 'book', ...(await book.end()) }
  return { kind: 'next' }
}

process.on('message', (request: BookRequest) => {
  answer(request)
    .catch((): BookResponse => ({ kind: 'failed' }))
    .then((response) => process.send?.(response))
    .catch(() => undefined)
})
process.on('disconnect', () => process.exit())
// The server completes running requests before it exits, so these signals must not end the drawing.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
