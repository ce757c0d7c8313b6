import type { HttpContext } from '../../platform/http/app.ts'
import type { StoredImage } from '../../adapters/images/image-store.ts'

/** Passes a picture on as it comes; by its announced size the browser sees when the store breaks off. */
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
  // Nobody would read it, and what is left unread keeps its file or its connection for ever.
  if (body instanceof ReadableStream) await body.cancel()
  return context.body(null, 200, all)
}
