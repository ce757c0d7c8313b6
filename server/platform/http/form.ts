import { apiError } from '#shared/contract/errors.ts'

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
      if (file !== null) throw apiError('invalid input')
      file = content
    } else {
      text += content.byteLength
      if (text > maxText || Object.hasOwn(fields, name)) throw apiError('invalid input')
      fields[name] = decode(content)
    }
  }
  if (file === null) throw apiError('invalid input')
  return { file, fields }
}

const newLine = '\r\n'
const maxParts = 20

function* partsOf(bytes: Buffer, delimiter: Buffer): Generator<{ name: string; content: Uint8Array }> {
  const next = Buffer.concat([Buffer.from(newLine), delimiter])
  let position = bytes.subarray(0, delimiter.length).equals(delimiter) ? delimiter.length : -1
  for (let parts = 0; ; parts += 1) {
    if (position < 0 || parts > maxParts) throw apiError('invalid input')
    const after = bytes.toString('latin1', position, position + 2)
    if (after === '--') return
    const headersEnd = bytes.indexOf(newLine + newLine, position)
    if (after !== newLine || headersEnd < 0) throw apiError('invalid input')
    const start = headersEnd + 4
    const end = bytes.indexOf(next, start)
    if (end < 0) throw apiError('invalid input')
    yield { name: nameOf(decode(bytes.subarray(position, headersEnd))), content: bytes.subarray(start, end) }
    position = end + next.length
  }
}

function nameOf(headers: string): string {
  const [, name] =
    /^content-disposition:\s*form-data\s*;(?:[^\r\n]*;)?\s*name="([^"\r\n]{1,100})"/im.exec(headers) ?? []
  if (name === undefined) throw apiError('invalid input')
  return name
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw apiError('invalid input', { cause })
  }
}
