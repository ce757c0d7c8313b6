import { fail } from '#shared/errors.ts'

export interface Form {
  file: Uint8Array
  fields: Record<string, string>
}

/** The boundary of a `multipart/form-data` content type, or null for any other type. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? []
  return quoted ?? plain ?? null
}

/**
 * Reads a form with one file, in the field `file`, and text beside it. The file is a view of the bytes, not a copy of
 * them. Throws `invalid input` for a broken form, for none or several files, and for more text than `maxText` bytes.
 */
export function parseForm(bytes: Buffer, boundary: string, maxText: number): Form {
  const fields: Record<string, string> = {}
  let file: Uint8Array | null = null
  let text = 0
  for (const { name, content } of partsOf(bytes, Buffer.from(`--${boundary}`))) {
    if (name === 'file') {
      if (file !== null) throw fail('invalid input')
      file = content
    } else {
      text += content.byteLength
      if (text > maxText || Object.hasOwn(fields, name)) throw fail('invalid input')
      fields[name] = decode(content)
    }
  }
  if (file === null) throw fail('invalid input')
  return { file, fields }
}

const newLine = '\r\n'
const mostParts = 20

function* partsOf(bytes: Buffer, delimiter: Buffer): Generator<{ name: string; content: Uint8Array }> {
  const next = Buffer.concat([Buffer.from(newLine), delimiter])
  let place = bytes.subarray(0, delimiter.length).equals(delimiter) ? delimiter.length : -1
  for (let parts = 0; ; parts += 1) {
    if (place < 0 || parts > mostParts) throw fail('invalid input')
    const after = bytes.toString('latin1', place, place + 2)
    if (after === '--') return
    const headersEnd = bytes.indexOf(newLine + newLine, place)
    if (after !== newLine || headersEnd < 0) throw fail('invalid input')
    const start = headersEnd + 4
    const end = bytes.indexOf(next, start)
    if (end < 0) throw fail('invalid input')
    yield { name: nameOf(decode(bytes.subarray(place, headersEnd))), content: bytes.subarray(start, end) }
    place = end + next.length
  }
}

function nameOf(headers: string): string {
  const [, name] =
    /^content-disposition:\s*form-data\s*;(?:[^\r\n]*;)?\s*name="([^"\r\n]{1,100})"/im.exec(headers) ?? []
  if (name === undefined) throw fail('invalid input')
  return name
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw fail('invalid input', { cause })
  }
}
