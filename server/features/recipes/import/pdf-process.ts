import { once } from 'node:events'
import { Worker, isMainThread, parentPort, type MessagePort } from 'node:worker_threads'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import { lowerThisThread } from '../../../platform/workers/thread-priority.ts'
import { textOfPage, type PdfText } from './pdf-lines.ts'
import type { PdfResponse } from './read-pdf.ts'

/**
 * The process that reads one PDF: it gets no settings and no database. A thread reads, and the main one ends the process
 * when it takes too much memory, most of which no limit of the heap counts.
 */
if (isMainThread) watch()
else if (parentPort) readHere(parentPort)

function watch() {
  process.on('disconnect', () => process.exit())
  // The server completes running requests before it exits, so these signals must not end the reading.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  process.once('message', (bytes: Uint8Array) => {
    const { memoryMb } = capacity.pdf
    const thread = new Worker(new URL(import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    setInterval(() => {
      if (process.memoryUsage.rss() > memoryMb * 1024 * 1024) process.exit(1)
    }, 10)
    thread.once('error', () => process.exit(1))
    thread.once('message', (response: PdfResponse) => process.send?.(response))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(bytes)
  })
}

function readHere(port: MessagePort) {
  lowerThisThread()
  void (async () => {
    const [bytes] = (await once(port, 'message')) as [Uint8Array]
    const response = await read(bytes).catch((): PdfResponse => ({ refused: 'not a document' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    port.postMessage(response)
  })()
}

async function read(bytes: Uint8Array): Promise<PdfResponse> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(bytes, {
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  })
  if (pdf.numPages > limits.import.pdfPages) return { refused: 'too large' }
  const pages: string[] = []
  let left: number = limits.recipe.contentMax
  for (let number = 1; number <= pdf.numPages && left > 0; number += 1) {
    const text = (await textOf(pdf, number)).slice(0, left)
    pages.push(text)
    left -= text.length + 2
  }
  const text = pages.join('\n\n').toWellFormed().trim()
  return /\p{L}/u.test(text) ? { text } : { refused: 'no text' }
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  return textOfPage(
    items.flatMap((item): PdfText[] => {
      if (!('str' in item)) return []
      const [, , , , x, y] = item.transform as number[]
      const { str: text, width, height, hasEOL: endsLine } = item
      return [{ text, x: x ?? 0, y: y ?? 0, width, height, endsLine }]
    }),
  )
}
