import { makeRecipeBook, type book } from '#shared/contract/recipe-books.ts'
import type * as z from 'zod/mini'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PaperSize } from '#shared/constants/paper-sizes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { fairQueue } from '../../../platform/rate-limit/fair-queue.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { fileNameOf } from '../export/file-name.ts'
import { bookRecipes, selectForBook } from './book-recipes.ts'
import { bookStream, type Make } from './book-stream.ts'
import { makeBook } from './make-book.ts'

export const bookLimit = memberLimit('recipe book', rateLimits.recipeBooksPerMember)

/** One book at a time, whoever wants it; one waits for each member. */
const inTurn = fairQueue({ atOnce: 1, ...capacity.book.queue, retryAfter: 30 })

export interface WantedBook {
  title: string
  description: string | null
  recipes: readonly string[]
  paper: PaperSize
  userId: string
  language: Language
  wantsEvents: boolean
  signal: AbortSignal
}

/** A book as the caller wants it: events, or the whole file. Throws `not found` where there is nothing to read. */
export async function answerBook(
  { slowDb, images, draw, log, publicUrl }: Deps,
  wanted: WantedBook,
): Promise<ReadableStream<Uint8Array> | z.output<typeof book>> {
  const { title, description, paper, userId, language } = wanted
  const readable = await selectForBook(slowDb, wanted.recipes, { userId, language })
  const listed = readable.slice(0, limits.book.recipes)
  if (listed.length === 0) throw apiError('not found')
  const name = `${fileNameOf(title)}.pdf`
  const make: Make = (onProgress, signal) =>
    inTurn(userId, async () => {
      if (signal.aborted) throw apiError('unavailable')
      const deps = { db: slowDb, images, draw, log, publicUrl }
      const recipes = bookRecipes(deps, listed, { userId, signal })
      // The first picture is on the cover as well.
      const first = await recipes.next()
      if (first.done) throw apiError('not found')
      const titles = listed.map((each) => each.title)
      const start = { title, description, language, paper, cover: first.value.picture, titles }
      const made = makeBook({ start, recipes: withFirst(first.value, recipes), onProgress, signal })
      return made.catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, recipes: listed.length }, 'a book was not made')
        throw error
      })
    })
  if (wanted.wantsEvents) return bookStream(make, { total: listed.length, name })
  const { pdf, pages } = await make(() => undefined, wanted.signal)
  return { name, pages, pdf: Buffer.from(pdf).toString('base64') }
}

async function* withFirst<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}

export function bookRoutes(app: App) {
  serve(
    app,
    makeRecipeBook,
    ({ deps, user, body, language, wantsEvents, signal }) =>
      answerBook(deps, { ...body, description: null, userId: user.id, language, wantsEvents, signal }),
    { limit: bookLimit },
  )
}
