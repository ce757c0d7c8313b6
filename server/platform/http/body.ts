import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { HttpContext } from './app.ts'

/** The announced size of a body in bytes; null for chunked bodies, which announce none. */
export function announcedSize(context: HttpContext): number | null {
  const length = context.req.header('content-length')
  if (length !== undefined) return Number(length)
  return context.req.header('transfer-encoding') === undefined ? 0 : null
}

/** Throws `too large` when a body announces more than `max` bytes. */
export function checkAnnouncedSize(context: HttpContext, max: number): void {
  if ((announcedSize(context) ?? 0) > max) throw apiError('too large')
}

/**
 * Reads a body into one buffer. Throws `too large` once it exceeds `max` or its announced size, and whatever `reserve`
 * throws when there is no memory for it.
 */
export async function readBody(
  context: HttpContext,
  max: number,
  reserve: (bytes: number) => void,
): Promise<Buffer> {
  checkAnnouncedSize(context, max)
  const announced = announcedSize(context)
  if (announced !== null && announced <= smallBody) return readSmallBody(context, announced, reserve)
  if (announced !== null) reserve(announced)
  const whole = announced === null ? null : Buffer.allocUnsafe(announced)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of piecesOf(context)) {
    if (size + piece.byteLength > (announced ?? max)) throw apiError('too large')
    if (whole) whole.set(piece, size)
    else {
      reserve(piece.byteLength)
      pieces.push(piece)
    }
    size += piece.byteLength
  }
  return whole ? whole.subarray(0, size) : Buffer.concat(pieces)
}

/** Reading in pieces costs several times what the parsing of such a body does. */
const smallBody = 65_536

/**
 * Reserves what has come rather than what was announced: else whoever announces and does not send would keep out the
 * others of the same address. The HTTP parser reads no more than the announced bytes from a connection.
 */
async function readSmallBody(
  context: HttpContext,
  announced: number,
  reserve: (bytes: number) => void,
): Promise<Buffer> {
  const refused = Promise.withResolvers<never>()
  const count = (piece: Uint8Array) => {
    try {
      reserve(piece.byteLength)
    } catch (error) {
      // Thrown here it would go to the connection.
      refused.reject(error)
    }
  }
  const incoming = context.env?.incoming
  incoming?.on('data', count)
  try {
    const read = context.req.raw.arrayBuffer().catch(throwUnreadable)
    const bytes = await Promise.race([read, refused.promise])
    if (bytes.byteLength > announced) throw apiError('too large')
    return Buffer.from(bytes)
  } finally {
    incoming?.off('data', count)
  }
}

/** A client that disconnects is not an error of the server: an `invalid input` is not logged. */
function throwUnreadable(cause: unknown): never {
  throw apiError('invalid input', { cause })
}

async function* piecesOf(context: HttpContext): AsyncGenerator<Uint8Array> {
  const reader = context.req.raw.body?.getReader()
  for (;;) {
    const next = await reader?.read().catch(throwUnreadable)
    if (!next?.value) return
    yield next.value
  }
}

/**
 * Throws `too large` when a body without its longest text exceeds the limit of ordinary JSON. Pictures are sent as one
 * long text; anything else of that size would cost several times its size to parse before it is refused.
 */
export function checkOneLongText(bytes: Buffer): void {
  if (bytes.length <= capacity.body.json) return
  let longest = 0
  let rest = 0
  for (let from = 0; from < bytes.length;) {
    let quote = bytes.indexOf(0x22, from)
    while (quote !== -1 && isEscaped(bytes, quote)) quote = bytes.indexOf(0x22, quote + 1)
    const end = quote === -1 ? bytes.length : quote + 1
    const length = end - from
    rest += Math.min(length, longest)
    longest = Math.max(length, longest)
    if (rest > capacity.body.json) throw apiError('too large')
    from = end
  }
}

/** Whether the quote at `index` follows an odd number of backslashes. */
function isEscaped(bytes: Buffer, index: number): boolean {
  let first = index
  while (first > 0 && bytes[first - 1] === 0x5c) first -= 1
  return (index - first) % 2 === 1
}

/** Parses a JSON object; throws `invalid input` for anything else, invalid UTF-8 included. */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw apiError('invalid input', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value)) {
    throw apiError('invalid input')
  }
  return value as Record<string, unknown>
}

/**
 * False for text with NUL or lone surrogates, which PostgreSQL cannot store, and for more values than any call takes.
 */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  let values = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (!next.isWellFormed() || next.includes('\0')) return false
    } else if (typeof next === 'object' && next !== null) {
      const inside: unknown[] = Array.isArray(next) ? next : Object.values(next)
      values += inside.length
      // Checked before copying: a body of 15 MB can contain millions.
      if (values > capacity.body.values) return false
      for (const each of inside) waiting.push(each)
      if (!Array.isArray(next)) for (const key of Object.keys(next)) waiting.push(key)
    }
  }
  return true
}
