import type { Deps } from '../../deps.ts'
import type { StoredImage } from '../../adapters/images/image-store.ts'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import { resizedName } from './deletion-queue.ts'
import { encodeWidth } from './encode.ts'

const largestWidth = Math.max(...limits.imageWidths)

/** The width in the query of an address; undefined for the picture as it is stored. Throws `invalid input`. */
export function readWidth(w: string | undefined): number | undefined {
  const width = limits.imageWidths.find((each) => String(each) === w)
  if (w !== undefined && width === undefined) throw apiError('invalid input')
  return width
}

/** Opens an image as WebP in a width; resizes it at the first request and stores the result. */
export async function openResized(
  { images, log }: Pick<Deps, 'images' | 'log'>,
  name: string,
  width: number,
): Promise<StoredImage | Buffer | null> {
  // Uploads are stored as WebP in the largest width.
  if (name.endsWith('.webp') && width === largestWidth) return images.open(name)
  const derived = resizedName(name, width)
  const cached = await images.open(derived)
  if (cached) return cached
  const original = await images.get(name)
  if (!original) return null
  const smaller = await encodeWidth(original, width)
  // A full store must not prevent reading.
  await images.put(derived, smaller).catch((error: unknown) => {
    log.error({ err: error, name: derived }, 'resized image not stored; the next request tries again')
  })
  return smaller
}
