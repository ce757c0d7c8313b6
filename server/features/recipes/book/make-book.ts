import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { BookRecipe, BookRequest, BookResponse, BookStart } from './book.ts'

export interface MadeBook {
  pdf: Uint8Array
  pages: number
}

interface Making {
  start: BookStart
  /** Read one by one, while the one before is drawn. */
  recipes: AsyncIterable<BookRecipe>
  /** After each recipe. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/**
 * Draws a book in a process of its own, whose memory is freed when it ends, and whose crash does not affect the server. At
 * most one recipe with its picture is on the way to it. Throws `unavailable` where it takes too long, too much memory or
 * fails.
 */
export async function makeBook({ start, recipes, onProgress, signal }: Making): Promise<MadeBook> {
  const child = fork(join(import.meta.dirname, 'book-process.ts'), ['book'], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${capacity.book.memoryMb}`],
    env: {},
  })
  child.unref()
  child.channel?.unref()
  const stop = () => child.kill('SIGKILL')
  const timeout = setTimeout(stop, capacity.book.within).unref()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await ask(child, { kind: 'start', start })
    let done = 0
    for await (const recipe of recipes) {
      await ask(child, { kind: 'recipe', recipe })
      onProgress((done += 1))
    }
    const response = await ask(child, { kind: 'end' })
    if (response.kind !== 'book') throw apiError('unavailable')
    return response
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Throws `unavailable` when the process fails or has ended. */
function ask(child: ChildProcess, request: BookRequest): Promise<BookResponse> {
  return new Promise((resolve, reject) => {
    const end = () => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
    }
    const onMessage = (message: unknown) => {
      end()
      const response = message as BookResponse
      if (response.kind === 'failed') reject(apiError('unavailable'))
      else resolve(response)
    }
    const onEnd = () => {
      end()
      reject(apiError('unavailable'))
    }
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
    if (child.exitCode !== null || child.signalCode !== null) return onEnd()
    child.send(request, (error) => {
      if (error) onEnd()
    })
    return undefined
  })
}
