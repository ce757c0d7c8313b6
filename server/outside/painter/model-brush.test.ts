import { afterEach, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { fails, isSilent, openModelPeer, paints, type ModelPeer } from '../../test/model-peer.ts'
import { modelPainter } from '../../chef/model-painter.ts'
import { modelBrush } from './model-brush.ts'

let peer: ModelPeer
beforeEach(async () => void (peer = await openModelPeer()))
afterEach(() => peer.close())

const brushOf = (provider: 'compatible' | 'openai' = 'compatible') =>
  modelBrush({ provider, model: 'test', url: peer.url, key: 'sk' }, { whole: 500, retries: 1 })
const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c43' } })
  .png()
  .toBuffer()
const dish = { prompt: 'In a deep bowl', recipe: null }

test.each(['compatible', 'openai'] as const)(
  'a picture by an endpoint like OpenAI’s (%s) fills the frame and says that a trained program made it',
  async (provider) => {
    peer.does(paints(square))
    const { bytes, width, height } = await modelPainter(await brushOf(provider)).paint(dish)
    expect([width, height]).toEqual([1200, 900])
    const { format, xmp } = await sharp(bytes).metadata()
    expect(format).toBe('png')
    expect(String(xmp)).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    expect(peer.asked[0]?.path).toBe('/v1/images/generations')
    expect(peer.asked[0]?.body.prompt).toContain('In a deep bowl')
    expect(peer.asked[0]?.body.prompt).toMatch(/^A painted illustration/)
  },
)

test('a picture by Google is asked for in the proportions of a table', async () => {
  peer.does(paints(square))
  const settings = { provider: 'google', model: 'gemini-2.5-flash-image', url: peer.url, key: 'sk' } as const
  const brush = await modelBrush(settings, { whole: 500, retries: 1 })
  const { width, height } = await modelPainter(brush).paint(dish)
  expect([width, height]).toEqual([1200, 900])
  const [asked] = peer.asked
  expect([asked?.path, asked?.key]).toEqual(['/v1/models/gemini-2.5-flash-image:generateContent', 'sk'])
  expect(JSON.stringify(asked?.body)).toContain('In a deep bowl')
  expect(JSON.stringify(asked?.body)).toContain('"aspectRatio":"4:3"')
})

test('a picture by a model keeps all its colours', async () => {
  const shades = Buffer.from(
    Array.from({ length: 120 * 90 }, (_, i) => [i % 251, (i >> 3) % 241, i % 239]).flat(),
  )
  const raw = { width: 120, height: 90, channels: 3 } as const
  peer.does(paints(await sharp(shades, { raw }).png().toBuffer()))
  const { bytes } = await modelPainter(await brushOf()).paint(dish)
  expect((await sharp(bytes).metadata()).isPalette).toBe(false)
})

test.each([
  ['provider error', fails(500, { 'retry-after-ms': '5' })],
  ['key refused', fails(401)],
  ['timeout', isSilent],
  ['broken answer', paints(Buffer.from('no picture at all'))],
] as const)('a painter that fails says why: %s', async (why, deed) => {
  peer.does(deed)
  const painting = modelPainter(await brushOf()).paint(dish)
  await expect(painting).rejects.toMatchObject({ trouble: why })
})
