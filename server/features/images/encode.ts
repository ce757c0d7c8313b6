import sharp, { type Sharp } from 'sharp'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { decodeHeic, isHeic } from './heic.ts'

interface EncodedImage {
  bytes: Buffer
  width: number
  height: number
  /** Null when a person uploaded it. */
  provenance: Provenance | null
}

export type EncodedPainting = EncodedImage & { provenance: Provenance }

const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** Terms of the IPTC vocabulary of digital source types. */
export type Provenance = 'algorithmicMedia' | 'trainedAlgorithmicMedia'

function provenanceXmp(provenance: Provenance): string {
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${provenance}" xmp:CreatorTool="Convive"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}

/**
 * Encodes a PNG whose metadata declares that a program made the image. A drawing of the built-in painter has few colours
 * and fits a palette; the image of a model does not.
 */
export async function encodePainting(picture: Sharp, provenance: Provenance): Promise<EncodedPainting> {
  const { data, info } = await picture
    .withXmp(provenanceXmp(provenance))
    .png(
      provenance === 'algorithmicMedia'
        ? { compressionLevel: 8, palette: true, quality: 92, effort: 4 }
        : { compressionLevel: 8 },
    )
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, provenance }
}

const decoding = { failOn: 'error', limitInputPixels: limits.imageUpload.maxPixels } as const

/** Whether a file starts like one of the formats that we decode. SVG must not be one of them. */
function hasImageSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP|[^]{4}ftyp)/.test(start)
}

/** The format by the metadata, before pixels are decoded. Throws `too large` and `not an image`. */
async function inspectUpload(bytes: Uint8Array): Promise<string> {
  if (!hasImageSignature(bytes)) throw apiError('not an image')
  const { format, width, height } = await sharp(bytes, { ...decoding, limitInputPixels: false }).metadata()
  if (!acceptedFormats.has(format)) throw apiError('not an image')
  if (width * height > limits.imageUpload.maxPixels) throw apiError('too large')
  return format
}

/** Inspects and decodes an upload. Every unexpected error becomes `not an image`. */
async function decode<Encoded>(
  bytes: Uint8Array,
  encode: (picture: Sharp, format: string) => Promise<Encoded>,
): Promise<Encoded> {
  try {
    if (bytes.byteLength > limits.imageUpload.maxBytes) throw apiError('too large')
    if (isHeic(bytes)) return await encode(sharp(await decodeHeic(bytes), decoding), 'heif')
    const format = await inspectUpload(bytes)
    return await encode(sharp(bytes, decoding).autoOrient(), format)
  } catch (error) {
    throw error instanceof ApiError ? error : apiError('not an image', { cause: error })
  }
}

/** What is stored beside an image. */
export interface EncodedWidths {
  /** WebP by width. */
  widths: Map<number, Buffer>
  placeholder: Buffer
}

export interface EncodedUpload extends EncodedImage, EncodedWidths {
  extension: 'png' | 'jpg'
}

/** The second is for what the first would make larger than the file that came. */
const jpegOptions = [
  { quality: 90, chromaSubsampling: '4:4:4' },
  { quality: 80, chromaSubsampling: '4:2:0' },
] as const

/**
 * Encodes an upload anew upright and without metadata, and in these widths: as PNG what comes as one or is transparent, else
 * as JPEG, which is a fifth of it. Throws `not an image` and `too large`.
 */
export async function encodeUpload(bytes: Uint8Array, widths: readonly number[]): Promise<EncodedUpload> {
  return decode(bytes, async (picture, format) => {
    const { data, info } = await picture
      .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = () => sharp(data, { raw: { width, height, channels } })
    const isPng = format === 'png' || channels % 2 === 0
    const [fine, small] = jpegOptions
    let original = await (isPng ? decoded().png({ compressionLevel: 8 }) : decoded().jpeg(fine)).toBuffer()
    if (!isPng && original.length > bytes.byteLength) original = await decoded().jpeg(small).toBuffer()
    const smaller = await widthsOf(decoded, widths)
    const extension = isPng ? ('png' as const) : ('jpg' as const)
    return { bytes: original, extension, width, height, provenance: null, ...smaller }
  })
}

export interface EncodedPhoto {
  /** WebP by width. */
  widths: Map<number, Buffer>
  width: number
  height: number
  /** A WebP of at most 16 pixels. */
  placeholder: Buffer
}

/** Encodes an upload as WebP in every width. The height is at most twice the width. */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const fitting = (width: number) =>
    ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const
  return decode(bytes, async (picture) => {
    const { data, info } = await picture
      .resize(fitting(Math.max(...limits.imageWidths)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = () => sharp(data, { raw: { width, height, channels } })
    const widths = new Map<number, Buffer>()
    for (const each of limits.imageWidths) {
      widths.set(each, await decoded().resize(fitting(each)).webp({ quality: 82 }).toBuffer())
    }
    const placeholder = await decoded().resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
    return { widths, width, height, placeholder }
  })
}

/** Pixels in each direction. Rows of four pixels have the length that a BMP requires. */
const grid = { width: 4, height: 3 }

/**
 * An image in 24 bytes, shown while the image loads: the pixels of a BMP of 16 bits per pixel, from the bottom row up,
 * so that the browser only has to put the header before them.
 */
async function placeholderOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...grid, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Buffer.alloc(grid.width * grid.height * 2)
  for (let row = 0; row < grid.height; row += 1) {
    for (let column = 0; column < grid.width; column += 1) {
      const from = (row * grid.width + column) * info.channels
      const [red, green, blue] = [0, 1, 2].map((channel) => (data[from + channel] ?? 0) >> 3)
      const at = ((grid.height - 1 - row) * grid.width + column) * 2
      pixels.writeUInt16LE(((red ?? 0) << 10) | ((green ?? 0) << 5) | (blue ?? 0), at)
    }
  }
  return pixels
}

/** Smaller WebPs of an image of ours, with its provenance metadata. */
export function encodeWidths(bytes: Uint8Array, widths: readonly number[]): Promise<EncodedWidths> {
  return widthsOf(() => sharp(bytes, { limitInputPixels: limits.imageUpload.maxPixels }), widths)
}

/** A JPEG of an image of ours, for programs that read nothing newer. It fits into a square of this width. */
export async function encodeJpeg(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: limits.imageUpload.maxPixels })
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

async function widthsOf(decoded: () => Sharp, widths: readonly number[]): Promise<EncodedWidths> {
  const encoded = new Map<number, Buffer>()
  for (const width of widths) {
    const smaller = decoded().resize({ width, withoutEnlargement: true }).keepXmp()
    encoded.set(width, await smaller.webp({ quality: 82 }).toBuffer())
  }
  return { widths: encoded, placeholder: await placeholderOf(decoded()) }
}
