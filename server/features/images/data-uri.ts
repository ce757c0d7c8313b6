import { apiError } from '#shared/contract/errors.ts'

/** A browser that does not know the type of a file names none, or the general one. */
const dataUri = /^data:(?:image\/[\w.+-]+|application\/octet-stream)?;base64,([A-Za-z0-9+/=\s]+)$/

/** The bytes of a picture in a payload; what they are, its decoder tells. Throws `not an image`. */
export function readDataUri(uri: string): Buffer {
  const encoded = dataUri.exec(uri)?.[1]
  if (encoded === undefined) throw apiError('not an image')
  return Buffer.from(encoded, 'base64')
}
