import sharp, { type Sharp } from 'sharp'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'

export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** How a picture came to be, in the terms of the IPTC digital source type vocabulary. */
export type Provenance = 'algorithmicMedia' | 'trainedAlgorithmicMedia'

function provenanceXmp(provenance: Provenance): string {
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${provenance}" xmp:CreatorTool="Convive"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}

/** Pixels to a PNG that says in its metadata that a program made it. */
export async function encodePainting(picture: Sharp, provenance: Provenance): Promise<EncodedPicture> {
  const { data, info } = await picture
    .withXmp(provenanceXmp(provenance))
    .png({ compressionLevel: 8, palette: true, quality: 92, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Decodes what a person sent and encodes it again as PNG, upright and stripped of every tag. Throws `not an image`
 * for what does not decode and `too large` beyond the limits.
 */
export async function encodeUpload(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > limits.picture.maxBytes) throw fail('too large')
  const input = { failOn: 'error', limitInputPixels: limits.picture.maxPixels } as const
  try {
    const {
      format,
      width = 0,
      height = 0,
    } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
    if (!acceptedFormats.has(format)) throw fail('not an image')
    if (width * height > limits.picture.maxPixels) throw fail('too large')
    const { data, info } = await sharp(bytes, input)
      .rotate()
      .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 8 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw fail('not an image', { cause: error })
  }
}

/** A smaller WebP of a stored picture; its provenance stays with it. */
export async function encodeWidth(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: limits.picture.maxPixels })
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: 82 })
    .toBuffer()
}
