import { getMultipartBoundary, parseMultipart, type MultipartPart } from '@remix-run/multipart-parser'
import { apiError } from '#shared/contract/errors.ts'

export interface Form {
  file: Uint8Array
  fields: Record<string, string>
}

/** The length of a boundary is the standard's; a longer one makes the search for it slow. */
const max = { boundaryLength: 70, parts: 20, headerBytes: 8192, nameLength: 100 }

/** The boundary of a `multipart/form-data` content type, or null for any other type. */
export function boundaryOf(contentType = ''): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const boundary = getMultipartBoundary(contentType)
  return boundary !== null && boundary.length <= max.boundaryLength ? boundary : null
}

/**
 * Parses a form with one file, in the field `file`, and text fields. The file is a view of the bytes, not a copy of
 * them. Throws `invalid input` for a broken form, for none or several files, and for more text than `maxText` bytes.
 */
export function parseForm(bytes: Buffer, boundary: string, maxText: number): Form {
  try {
    return collectForm(bytes, boundary, maxText)
  } catch (cause) {
    throw apiError('invalid input', { cause })
  }
}

function collectForm(bytes: Buffer, boundary: string, maxText: number): Form {
  const fields: Record<string, string> = {}
  let file: Uint8Array | null = null
  let text = 0
  for (const part of partsOf(bytes, boundary)) {
    const name = part.name ?? ''
    if (name === '' || name.length > max.nameLength) throw new Error('a field without a usable name')
    if (name === 'file') {
      if (file !== null) throw new Error('two files')
      // Parsed in one piece, so the content is one view; none when it is empty.
      file = part.content[0] ?? new Uint8Array()
    } else {
      text += part.size
      if (text > maxText) throw new Error('too much text')
      if (Object.hasOwn(fields, name)) throw new Error('a field twice')
      fields[name] = part.text
    }
  }
  if (file === null) throw new Error('no file')
  return { file, fields }
}

function partsOf(bytes: Buffer, boundary: string): Generator<MultipartPart> {
  return parseMultipart(bytes, {
    boundary,
    maxParts: max.parts,
    maxHeaderSize: max.headerBytes,
    // The body was limited when it was read.
    maxFileSize: bytes.length,
    maxTotalSize: bytes.length,
  })
}
