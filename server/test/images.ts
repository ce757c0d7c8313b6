import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** An image of noise, which does not compress. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(8 + body.length)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), 4 + body.length)
  return framed
}

/** A small file whose header declares any size; it has few pixel data. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG whose header declares a wrong size. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await noise(64, 64).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Files that are not images, broken or too large, by name. */
export async function hostileFiles(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, avif, gif, tiff] = await Promise.all([
    noise(300, 200).jpeg().toBuffer(),
    noise(300, 200).png().toBuffer(),
    noise(300, 200).webp().toBuffer(),
    noise(300, 200).avif({ effort: 0 }).toBuffer(),
    noise(30, 20).gif().toBuffer(),
    noise(30, 20).tiff().toBuffer(),
  ])
  const vast = sharp({ create: { width: 7900, height: 5000, channels: 3, background: '#a33' } })
  const vastJpeg = await vast.clone().jpeg({ progressive: true }).toBuffer()
  const vastPng = await vast.clone().png({ progressive: true, compressionLevel: 1 }).toBuffer()
  const spoiled = Buffer.from(png)
  spoiled.fill(0xff, 200, 1200)
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
  return {
    'nothing at all': Buffer.alloc(0),
    'plain text': Buffer.from('not a picture'),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'SVG with a script': Buffer.from(svg),
    'SVG with a prolog': Buffer.from(`<?xml version="1.0"?>\n<!-- -->${svg}`),
    'SVG that swells': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
    ),
    GIF: gif,
    TIFF: tiff,
    PDF: Buffer.from('%PDF-1.7\n1 0 obj\n'),
    'an archive': Buffer.from('504b030414000000', 'hex'),
    'a film': Buffer.from('0000001c667479706d70343200000000', 'hex'),
    'JPEG cut in half': cut(jpeg),
    'PNG cut in half': cut(png),
    'WebP cut in half': cut(webp),
    'AVIF cut in half': cut(avif),
    'progressive JPEG of 39 megapixels without its end': vastJpeg.subarray(0, -60),
    'interlaced PNG of 39 megapixels without its end': vastPng.subarray(0, -60),
    'PNG with spoiled pixels': spoiled,
    'a page that begins like JPEG': Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'a page that begins like PNG': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    'a page that begins like WebP': Buffer.concat([Buffer.from('RIFF0000WEBPVP8 '), Buffer.from(svg)]),
    'PNG of 60,000 × 60,000': pngOf(60_000, 60_000),
    'JPEG of 60,000 × 60,000': await jpegClaiming(60_000, 60_000),
    'PNG of one line too many': pngOf(10_000, 4001),
    'PNG with far fewer pixels than it says': pngOf(6000, 6000),
  }
}
