/* oxlint-disable no-underscore-dangle -- The C interface of libheif is exported with underscores. */
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import sharp from 'sharp'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { borrowed, forgetLibheif, loadLibheif } from './libheif.ts'
import { pngWithProfile } from './png-profile.ts'

/** Photos of telephones (HEIC), for which sharp has no codec. Only the decoder process decodes them. */

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

/** The brands of a file and where they stand; none if it does not begin with them. */
function brandsOf(bytes: Uint8Array): { brand: string; at: number }[] {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256))
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(start.readUInt32BE(0), start.length)
  const places = [8]
  for (let at = 16; at + 4 <= end; at += 4) places.push(at)
  return places.map((at) => ({ brand: start.toString('latin1', at, at + 4), at }))
}

/** Whether a file is HEIC. AVIF, which shares some of its brands, is read by sharp. */
export function isHeic(bytes: Uint8Array): boolean {
  const brands = brandsOf(bytes)
  return (
    brands.some(({ brand }) => heicBrands.has(brand)) && !brands.some(({ brand }) => avifBrands.has(brand))
  )
}

const { maxPixels } = limits.imageUpload
const largestWidth = Math.max(...limits.imageWidths)
const largestProfile = 1024 * 1024

/** Constants of the C interface. */
const [rgb, packedRgb, packedRgba, packedChannel] = [1, 10, 11, 10]

/**
 * The primary image as PNG: turned as its own transformations say (the orientation in EXIF does not count in HEIC), not
 * larger than what is stored, with its colour profile and no other metadata. Throws `too large` and `not an image`.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await decodeWith(await loadLibheif(), bytes)
  } catch (error) {
    if (!(error instanceof ApiError)) forgetLibheif()
    throw error
  }
}

async function decodeWith(libheif: MainModule, bytes: Uint8Array): Promise<Buffer> {
  const { hold, allocate, attempt, written, word, end } = borrowed(libheif)
  try {
    const context = hold(libheif._heif_context_alloc(), libheif._heif_context_free)
    // The encoded parts can be larger than the header says, up to a square of this side.
    libheif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)))
    const file = allocate(bytes.byteLength)
    memoryOf(libheif).set(bytes, file)
    // A sequence is read as the still image that it has as well.
    for (const { brand, at } of brandsOf(bytes)) {
      if (brand === 'msf1') memoryOf(libheif).set(Buffer.from('mif1'), file + at)
    }
    attempt((error) =>
      libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.byteLength, 0),
    )
    attempt((error, out) => libheif._heif_context_get_primary_image_handle(error, context, out))
    const handle = hold(written(), libheif._heif_image_handle_release)
    checkSize(libheif._heif_image_handle_get_width(handle), libheif._heif_image_handle_get_height(handle))
    const profile = profileOf(libheif, handle, { allocate, attempt })

    const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3
    const packing = channels === 4 ? packedRgba : packedRgb
    attempt((error, out) => libheif._heif_decode_image(error, handle, out, rgb, packing, 0))
    const image = hold(written(), libheif._heif_image_release)
    const width = libheif._heif_image_get_width(image, packedChannel)
    const height = libheif._heif_image_get_height(image, packedChannel)
    checkSize(width, height)
    const stride = allocate(4)
    const plane = libheif._heif_image_get_plane_readonly(image, packedChannel, stride)
    if (plane === 0) throw apiError('not an image')
    const pixels = packRows(memoryOf(libheif), { plane, stride: word(stride), row: width * channels, height })
    const png = await sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxPixels })
      .resize({ width: largestWidth, height: largestWidth * 2, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return profile ? pngWithProfile(png, profile) : png
  } finally {
    end()
  }
}

/** Asked for anew after each call that can make it grow. */
const memoryOf = (libheif: MainModule) => libheif.HEAPU8 as Uint8Array

function checkSize(width: number, height: number): void {
  if (width <= 0 || height <= 0) throw apiError('not an image')
  if (width * height > maxPixels) throw apiError('too large')
}

type Borrowed = ReturnType<typeof borrowed>

/** The ICC profile: telephones record more colours than sRGB has. */
function profileOf(
  libheif: MainModule,
  handle: number,
  { allocate, attempt }: Pick<Borrowed, 'allocate' | 'attempt'>,
): Buffer | null {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0 || size > largestProfile) return null
  const profile = allocate(size)
  attempt((error) => libheif._heif_image_handle_get_raw_color_profile(error, handle, profile))
  return Buffer.from(memoryOf(libheif).subarray(profile, profile + size))
}

/** Removes the gaps between the rows, in place: a copy of 40 megapixels takes 160 MB. */
function packRows(
  memory: Uint8Array,
  { plane, stride, row, height }: { plane: number; stride: number; row: number; height: number },
): Uint8Array {
  if (stride !== row) {
    for (let y = 1; y < height; y += 1) {
      const from = plane + y * stride
      memory.copyWithin(plane + y * row, from, from + row)
    }
  }
  return memory.subarray(plane, plane + row * height)
}
