import type { Deps } from '../../deps.ts'
import type { StoredImage } from '../../adapters/images/image-store.ts'
import { addressGroup, clientAddress } from '../../platform/http/client-address.ts'
import type { HttpContext } from '../../platform/http/app.ts'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import { encodeStored } from './decoder-process.ts'
import { resizedName } from './deletion-queue.ts'

const largestWidth = Math.max(...limits.imageWidths)

/** The width in the query of an address; undefined for the picture as it is stored. Throws `invalid input`. */
export function readWidth(w: string | undefined): number | undefined {
  const width = limits.imageWidths.find((each) => String(each) === w)
  if (w !== undefined && width === undefined) throw apiError('invalid input')
  return width
}

type Resizing = Pick<Deps, 'images' | 'log' | 'config'>

/** What is encoded just now, by the name under which it will be stored. */
const inProgress = new Map<string, Promise<Buffer | null>>()

/**
 * Opens an image as WebP in a width. What is not stored yet is encoded once, also for concurrent requests, and stored unless
 * it is larger than the image: such files count for no member, so what their widths take is bounded by what counts.
 * Throws the errors of `encodeStored`, where the client's address is the owner.
 */
export async function openResized(
  deps: Resizing,
  context: HttpContext,
  name: string,
  width: number,
): Promise<StoredImage | Buffer | null> {
  // Photos are stored as WebP in the largest width.
  if (name.endsWith('.webp') && width === largestWidth) return deps.images.open(name)
  const resized = resizedName(name, width)
  const stored = await deps.images.open(resized)
  if (stored) return stored
  const owner = addressGroup(clientAddress(context, deps.config.trustedProxies))
  const encoding =
    inProgress.get(resized) ??
    encodeAndStore(deps, name, width, owner).finally(() => inProgress.delete(resized))
  inProgress.set(resized, encoding)
  return encoding
}

async function encodeAndStore(
  { images, log }: Resizing,
  name: string,
  width: number,
  owner: string,
): Promise<Buffer | null> {
  const resized = resizedName(name, width)
  let size = 0
  const read = async () => {
    const bytes = await images.get(name)
    size = bytes?.length ?? 0
    return bytes
  }
  const encoded = await encodeStored(read, [width], owner)
  const smaller = encoded?.widths.get(width)
  if (!smaller) return null
  if (smaller.length > size) return smaller
  try {
    await images.put(resized, smaller)
    // A deletion meanwhile did not find it.
    const original = await images.open(name)
    await (original ? original.bytes.cancel() : images.remove(resized))
  } catch (error) {
    // A full store must not prevent reading.
    log.error({ err: error, name: resized }, 'resized image not stored; the next request tries again')
  }
  return smaller
}
