import type { HttpContext } from '../../platform/http/app.ts'
import type { StoredImage } from '../../adapters/images/image-store.ts'

/** Streams an image. The content length lets the browser notice when the store fails half-way. */
export async function sendImage(
  context: HttpContext,
  picture: StoredImage | Buffer,
  headers: Record<string, string>,
): Promise<Response> {
  const inMemory = Buffer.isBuffer(picture)
  const size = inMemory ? picture.byteLength : picture.size
  const body = inMemory ? (picture as Uint8Array<ArrayBuffer>) : picture.bytes
  const all = { ...headers, 'content-length': String(size) }
  if (context.req.method !== 'HEAD') return context.body(body, 200, all)
  // An unread stream would keep its file or connection open.
  if (body instanceof ReadableStream) await body.cancel()
  return context.body(null, 200, all)
}
