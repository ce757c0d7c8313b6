import sharp from 'sharp'
import { limits } from '#shared/constants/limits.ts'
import { ApiError } from '#shared/contract/errors.ts'
import type { DecodeResponse, DecodeRequest } from './decoder-process.ts'
import { lowerThisThread } from '../../platform/workers/thread-priority.ts'
import { encodeJpeg, encodePhoto, encodeUpload, encodeWidths } from './encode.ts'

/** The decoder process: it gets no settings and no database, and exits with its parent. */
sharp.cache(false)
sharp.concurrency(1)
// The threads that it starts inherit this: requests come first.
lowerThisThread()

process.on('message', (request: DecodeRequest) => {
  void handleRequest(request).then((response) => process.send?.(response))
})
process.on('disconnect', () => process.exit())
// The server completes running requests before it exits, so these signals must not end the decoder.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

async function handleRequest(request: DecodeRequest): Promise<DecodeResponse> {
  try {
    return { picture: await encode(request), memory: process.memoryUsage.rss() }
  } catch (error) {
    const refused = error instanceof ApiError ? error.code : 'not an image'
    return { refused, memory: process.memoryUsage.rss() }
  }
}

function encode({ as, bytes, widths = [] }: DecodeRequest) {
  if (as === 'photo') return encodePhoto(bytes)
  if (as === 'jpeg') return encodeJpeg(bytes, widths[0] ?? Math.min(...limits.imageWidths))
  return as === 'upload' ? encodeUpload(bytes, widths) : encodeWidths(bytes, widths)
}
