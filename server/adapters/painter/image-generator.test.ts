import { afterEach, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import {
  failsWith,
  neverAnswers,
  openModelServer,
  paints,
  type ModelServer,
} from '../../test/model-server.ts'
import { modelPainter } from '../../features/chat/models/model-painter.ts'
import { imageGenerator } from './image-generator.ts'

let server: ModelServer
beforeEach(async () => void (server = await openModelServer()))
afterEach(() => server.close())

const generatorOf = (provider: 'compatible' | 'openai' = 'compatible') =>
  imageGenerator({ provider, model: 'test', url: server.url, key: 'sk' }, { whole: 500, retries: 1 })
const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c43' } })
  .png()
  .toBuffer()
const dish = { prompt: 'In a deep bowl', recipe: null }

test.each(['compatible', 'openai'] as const)(
  'a picture by an endpoint like OpenAI’s (%s) fills the frame and says that a trained program made it',
  async (provider) => {
    server.respondWith(paints(square))
    const { bytes, width, height } = await modelPainter(await generatorOf(provider)).paint(dish)
    expect([width, height]).toEqual([1200, 900])
    const { format, xmp } = await sharp(bytes).metadata()
    expect(format).toBe('png')
    expect(String(xmp)).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    expect(server.requests[0]?.path).toBe('/v1/images/generations')
    expect(server.requests[0]?.body.prompt).toContain('In a deep bowl')
    expect(server.requests[0]?.body.prompt).toMatch(/^A painted illustration/)
  },
)

test('a picture by Google is asked for in the proportions of a table', async () => {
  server.respondWith(paints(square))
  const settings = {
    provider: 'google',
    model: 'gemini-2.5-flash-image',
    url: server.url,
    key: 'sk',
  } as const
  const brush = await imageGenerator(settings, { whole: 500, retries: 1 })
  const { width, height } = await modelPainter(brush).paint(dish)
  expect([width, height]).toEqual([1200, 900])
  const [asked] = server.requests
  expect([asked?.path, asked?.key]).toEqual(['/v1/models/gemini-2.5-flash-image:generateContent', 'sk'])
  expect(JSON.stringify(asked?.body)).toContain('In a deep bowl')
  expect(JSON.stringify(asked?.body)).toContain('"aspectRatio":"4:3"')
})

test('a picture by a model has all its colours', async () => {
  const shades = Buffer.from(
    Array.from({ length: 120 * 90 }, (_, i) => [i % 251, (i >> 3) % 241, i % 239]).flat(),
  )
  const raw = { width: 120, height: 90, channels: 3 } as const
  server.respondWith(paints(await sharp(shades, { raw }).png().toBuffer()))
  const { bytes } = await modelPainter(await generatorOf()).paint(dish)
  expect((await sharp(bytes).metadata()).isPalette).toBe(false)
})

test.each([
  ['provider error', failsWith(500, { 'retry-after-ms': '5' })],
  ['key refused', failsWith(401)],
  ['timeout', neverAnswers],
  ['broken answer', paints(Buffer.from('no picture at all'))],
] as const)('a painter that fails says why: %s', async (why, responder) => {
  server.respondWith(responder)
  const painting = modelPainter(await generatorOf()).paint(dish)
  await expect(painting).rejects.toMatchObject({ reason: why })
})
