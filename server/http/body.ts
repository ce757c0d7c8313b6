import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { HttpContext } from './app.ts'

/** Throws `too large` when a body announces more than `max` bytes. */
export function checkAnnouncedSize(context: HttpContext, max: number): void {
  if (Number(context.req.header('content-length') ?? 0) > max) throw fail('too large')
}

/** The bytes of a body, at most `max`; throws `too large` as soon as it is longer, whatever it announced. */
export async function readBody(context: HttpContext, max: number): Promise<Buffer> {
  checkAnnouncedSize(context, max)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > max) throw fail('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The same in memory once: for what is large and says beforehand how large it is, as browsers do. */
export async function readLargeBody(context: HttpContext, max: number): Promise<Buffer> {
  const announced = Number(context.req.header('content-length') ?? Number.NaN)
  if (!Number.isSafeInteger(announced) || announced > max) return readBody(context, max)
  const whole = Buffer.allocUnsafe(announced)
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    if (size + chunk.byteLength > announced) throw fail('too large')
    whole.set(chunk, size)
    size += chunk.byteLength
  }
  return whole.subarray(0, size)
}

/** A JSON object from bytes; throws `invalid input` for anything else, broken text included. */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw fail('invalid input', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value)) {
    throw fail('invalid input')
  }
  return value as Record<string, unknown>
}

/**
 * PostgreSQL stores neither NUL nor lone surrogates; refused at the edge rather than as a failed query. So is what has
 * more values than any call takes.
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
      // Before anything is copied: a body of 15 MB can hold millions.
      if (values > limits.body.values) return false
      for (const each of inside) waiting.push(each)
      if (!Array.isArray(next)) for (const key of Object.keys(next)) waiting.push(key)
    }
  }
  return true
}
