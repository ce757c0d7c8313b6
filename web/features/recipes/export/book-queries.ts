import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CallError, callErrorOf, pathOf } from '#shared/contract/call.ts'
import { makeCollectionBook } from '#shared/contract/collections.ts'
import { isErrorCode } from '#shared/contract/errors.ts'
import { bookEvent, makeRecipeBook, type BookEvent } from '#shared/contract/recipe-books.ts'
import type { PaperSize } from '#shared/constants/paper-sizes.ts'
import { eventTexts } from '../../../lib/event-texts.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** What a book is made of: a collection as it is, or chosen recipes under a title. */
export type BookSource =
  | { kind: 'collection'; id: string; title: string }
  | { kind: 'chosen'; ids: readonly string[] }

export interface BookWishes {
  title: string
  paper: PaperSize
}

function requestOf(source: BookSource, { title, paper }: BookWishes): { path: string; body: object } {
  return source.kind === 'collection'
    ? { path: pathOf(makeCollectionBook, { id: source.id }), body: { paper } }
    : { path: pathOf(makeRecipeBook, {}), body: { title, paper, recipes: source.ids } }
}

function readEvent(json: string): BookEvent {
  const { data, error } = z.safeParse(bookEvent, JSON.parse(json))
  if (!data) throw new CallError('network', { cause: error })
  return data
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)

/** Reads a book as it is made. An incomplete one is an error. */
async function fetchBook(
  { path, body }: { path: string; body: object },
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<{ pdf: Blob; name: string; pages: number }> {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'accept-language': document.documentElement.lang,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'include' } as const
  const response = await fetch(path, { ...init, signal })
  if (!response.ok) throw callErrorOf(response, await response.json().catch(() => null))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const texts of eventTexts(response)) {
    for (const event of texts.map(readEvent)) {
      if ('done' in event) onProgress(event.done / event.total)
      else if ('piece' in event) pieces.push(bytesOf(event.piece))
      else if (event.end === 'complete')
        return { pdf: new Blob(pieces, { type: 'application/pdf' }), name: event.name, pages: event.pages }
      else throw new CallError(isErrorCode(event.error) ? event.error : 'server error')
    }
  }
  throw new CallError('network')
}

/** Makes a book and hands it to the downloads. Leaving ends it. */
export function useBook(source: BookSource) {
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const making = useMutation({
    mutationFn: async (wishes: BookWishes) => {
      const controller = new AbortController()
      running.current = controller
      setShare(0)
      try {
        const { signal } = controller
        const book = await fetchBook(requestOf(source, wishes), { onProgress: setShare, signal })
        saveFile(book.pdf, book.name)
        return book
      } catch (cause) {
        if (cause instanceof CallError) throw cause
        throw new CallError('network', { cause })
      } finally {
        setShare(null)
      }
    },
  })
  return { making, share, stop: () => running.current?.abort() }
}
