import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fetchStatus, publish, times, type Attack, type AttackTarget } from './attacks.ts'

const widths = [320, 640, 960, 1920]

/** A picture that is costly to decode and to encode: noise of so many pixels in each direction, coarse enough to upload. */
async function noisePicture(side: number): Promise<string> {
  const channels = 3
  const [width, height] = [Math.ceil(side / 2.4), Math.ceil(side / 3.75)]
  const pixels = Buffer.alloc(width * height * channels)
  crypto.getRandomValues(pixels.subarray(0, 65_536))
  for (let at = 65_536; at < pixels.length; at += 1) pixels[at] = Math.random() * 256
  const bytes = await sharp(pixels, { raw: { width, height, channels } })
    .resize(side, side, { kernel: 'nearest', fit: 'fill' })
    .jpeg({ quality: 60 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

async function publishNoise(attacked: AttackTarget): Promise<string> {
  const payload = {
    title: 'Noise',
    content: 'Ingredients\n- 1 carrot\n\nInstructions\n1. Boil it.',
    image_url: await noisePicture(3800),
  }
  const { status, uuid } = await publish(attacked, payload)
  if (status !== 201) throw new Error(`The picture was answered with ${status}.`)
  return uuid
}

/** The widths of a picture, asked for by many at once: as a save leaves it, or before any of them is stored. */
function widthsAtOnce(visitors: number, pictures: 'one' | 'none stored'): Attack {
  return {
    name: `four widths of a new noise picture${pictures === 'one' ? '' : ', not stored yet,'} for ${visitors} visitors at once`,
    async prepare(attacked) {
      const uuid = await publishNoise(attacked)
      if (pictures === 'none stored') {
        for (const width of widths)
          await rm(join(attacked.dataDir, 'images', `w${width}`), { recursive: true, force: true })
      }
      let asked = 0
      const look = () =>
        fetchStatus(`${attacked.address}/recipes/${uuid}/picture?w=${widths[asked++ % widths.length]}`)
      return () => times(visitors, look)
    },
  }
}

export const pictureAttacks: readonly Attack[] = [widthsAtOnce(80, 'one'), widthsAtOnce(80, 'none stored')]
