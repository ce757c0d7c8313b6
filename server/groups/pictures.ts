import { fail } from '#shared/errors.ts'
import { keepUpload } from '../images/uploads.ts'
import type { ImageStore } from '../outside/images/image-store.ts'

const dataUri = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/

/** Keeps an uploaded picture and answers its object name. Throws `not an image` and `too large`. */
export async function keepGroupPicture(images: ImageStore, bytes: Uint8Array): Promise<string> {
  return (await keepUpload(images, 'groups', bytes)).name
}

/**
 * The same for what a new group's payload calls `picture_url`: nothing, or a data URI. Anything else would be a
 * picture that belongs to somebody or to another place: `unknown image`.
 */
export async function keepPictureOfPayload(
  images: ImageStore,
  pictureUrl: string | null | undefined,
): Promise<string | null> {
  if (!pictureUrl?.trim()) return null
  if (!pictureUrl.startsWith('data:')) throw fail('unknown image')
  const encoded = dataUri.exec(pictureUrl)?.[1]
  if (encoded === undefined) throw fail('not an image')
  return keepGroupPicture(images, Buffer.from(encoded, 'base64'))
}
