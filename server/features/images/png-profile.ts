import { crc32, deflateSync } from 'node:zlib'

/** Where the first chunk of a PNG, its header, ends. */
const headerEnd = 33

/** Puts a colour profile into a PNG that has none. */
export function pngWithProfile(png: Buffer, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}
