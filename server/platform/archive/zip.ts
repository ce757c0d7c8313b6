import { once } from 'node:events'
import { Readable, type PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from '../privacy/personal-data.ts'

/** Pictures are compressed already; deflating them again only costs time. */
const isCompressed = (name: string) => /\.(?:avif|jpe?g|png|webp)$/i.test(name)

/**
 * A ZIP archive piece by piece. A file is fetched when the reader has taken the one before, so that at most two are in
 * memory, and none once the reader has gone.
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, now: number): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  const output = archive.outputStream as PassThrough
  archive.on('error', (error: Error) => output.destroy(error))
  addFiles(archive, output, files, new Date(now)).catch((error: Error) => output.destroy(error))
  // Leaving the loop destroys the output.
  for await (const piece of output) yield piece
}

async function addFiles(
  archive: ZipFile,
  output: PassThrough,
  files: AsyncIterable<ArchiveFile>,
  mtime: Date,
): Promise<void> {
  const gone = new AbortController()
  const { signal } = gone
  output.once('close', () => gone.abort())
  for await (const { name, bytes } of files) {
    const content = Readable.from([bytes], { objectMode: false })
    archive.addReadStream(content, name, { mtime, compress: !isCompressed(name) })
    await finished(content, { signal })
    if (output.writableNeedDrain) await once(output, 'drain', { signal })
  }
  archive.end()
}

/** Produces a chunk only when the client can take it, and stops when the client disconnects. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
