import sharp from 'sharp'
import { ApiError } from '#shared/contract/errors.ts'
import type { DecodeResponse, DecodeRequest } from './decoder-process.ts'
import { encodePhoto, encodeUpload } from './encode.ts'

/**
 * A program that decodes what people send, one picture after the other, and knows nothing else: no setting, no
 * database. It ends when whoever started it is gone.
 */
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (request: DecodeRequest) => {
  void handleRequest(request).then((response) => process.send?.(response))
})
process.on('disconnect', () => process.exit())
// The server finishes what runs before it ends; so does this.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

async function handleRequest({ as, bytes }: DecodeRequest): Promise<DecodeResponse> {
  try {
    const picture = as === 'photo' ? await encodePhoto(bytes) : await encodeUpload(bytes)
    return { picture, memory: process.memoryUsage.rss() }
  } catch (error) {
    const refused = error instanceof ApiError ? error.code : 'not an image'
    return { refused, memory: process.memoryUsage.rss() }
  }
}
