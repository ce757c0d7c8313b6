import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry } from 'yauzl'

export interface UnzippedFile {
  entry: Entry
  bytes: Buffer
}

/** The files of a ZIP archive by their names; sizes and checksums are verified. */
export async function unzip(archive: Buffer): Promise<Map<string, UnzippedFile>> {
  const reader = await yauzl.fromBufferPromise(archive)
  const files = new Map<string, UnzippedFile>()
  for await (const entry of reader.eachEntry()) {
    files.set(entry.fileName, { entry, bytes: await buffer(await reader.openReadStreamPromise(entry)) })
  }
  return files
}
