import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Two photos in one file, written by `heif-enc` of libheif. The primary one is 320 × 240 with the quarters red and green
 * above blue and blue. Its tags are a place, a copyright and an EXIF orientation, which does not count; its colours are
 * those of Display P3. The other one is 80 × 60 and grey.
 */
export function heic(): Buffer {
  return readFileSync(join(import.meta.dirname, 'photo.heic'))
}

/** Overwrites the property `pixi` of the primary image, which is the same size and says nothing new. */
function transformed(name: 'irot' | 'imir', value: number): Buffer {
  const bytes = heic()
  const at = bytes.indexOf('pixi')
  bytes.write(name, at, 'latin1')
  bytes.writeUInt8(value, at + 4)
  return bytes
}

/** To be shown after quarter turns against the clock. */
export const turnedHeic = (quarters: number) => transformed('irot', quarters)

/** To be shown upside down. */
export const mirroredHeic = () => transformed('imir', 0)

/** Its header declares another size; the pixels are the same. */
export function heicClaiming(width: number, height: number): Buffer {
  const bytes = heic()
  const at = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, at + 8)
  bytes.writeUInt32BE(height, at + 12)
  return bytes
}

/** With other brands, the first one the major. */
export function heicBranded(...brands: string[]): Buffer {
  const bytes = heic()
  const end = bytes.readUInt32BE(0)
  bytes.write((brands[0] ?? '').padEnd(4), 8, 'latin1')
  for (let at = 16; at < end; at += 4) bytes.write(brands[(at - 16) / 4] ?? brands[0] ?? '', at, 'latin1')
  return bytes
}
