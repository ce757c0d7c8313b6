import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { readPdf, readRecipeText } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import type { TestClient } from '../../../test/client.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { signUpAdmin, type TestUser } from '../../../test/users.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  user = await signUpAdmin(app)
})
beforeEach(() => app.db.deleteFrom('rate_limits').execute())
afterAll(() => app.close())

const read = (bytes: Uint8Array, who: TestClient = user) =>
  who.call(readPdf, { form: { file: new Blob([new Uint8Array(bytes)]) } })
const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

function pdfOf(draw: (pdf: InstanceType<typeof PdfDocument>) => void): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: 60 })
  draw(pdf)
  pdf.end()
  return buffer(pdf as unknown as NodeJS.ReadableStream)
}

const soup = () =>
  pdfOf((pdf) => {
    const steps = [
      'Melt the butter in a large pot, add the leeks and soften them over a low heat for 10 minutes without letting them take any colour.',
      'Add the potatoes and the stock, and simmer for 15 minutes.',
    ]
    pdf.fontSize(8).text('29/11/2026, 14:00 Leek soup').moveDown()
    pdf.fontSize(20).text('Leek soup').fontSize(11).moveDown()
    pdf.text('Serves 4').moveDown().fontSize(14).text('Ingredients').fontSize(11)
    for (const line of ['3 leeks, sliced', '2 potatoes (400 g)', '1 l vegetable stock', '30 g butter'])
      pdf.text(`• ${line}`)
    pdf.moveDown().fontSize(14).text('Method').fontSize(11)
    for (const [at, step] of steps.entries()) pdf.text(`${at + 1}. ${step}`)
    pdf.moveDown().fontSize(8).text('https://example.org/soup 1/1')
  })

/** One page whose content is `content`, packed. */
function pdfWithContent(content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 })
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj
4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream
`
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ])
}

const processes = () => {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'pdf-process.ts'], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

test('a PDF with text is read as its pages show it, and as a recipe', async () => {
  const { text } = await read(await soup())
  expect(text).toMatch(/^Leek soup\n/)
  expect(text).not.toMatch(/example\.org|2026/)
  const { recipe } = await user.call(readRecipeText, { body: { text } })
  expect(recipe).toMatchObject({ title: 'Leek soup', servings: 4 })
  expect(recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual([
    [3, null, 'leeks'],
    [2, null, 'potatoes'],
    [1, 'l', 'vegetable stock'],
    [30, 'g', 'butter'],
  ])
  // Lines that a page breaks are one step.
  expect(recipe.steps.map((step) => step.text)).toEqual([
    expect.stringMatching(/^Melt the butter .* any colour\.$/),
    'Add the potatoes and the stock, and simmer for 15 minutes.',
  ])
})

test.each([
  ['pictures of pages', () => pdfOf((pdf) => void pdf.rect(50, 50, 300, 300).fill('#a30')), 'no text'],
  ['another file', () => Promise.resolve(Buffer.from('Leek soup')), 'not a document'],
  ['half a file', async () => (await soup()).subarray(0, 300), 'not a document'],
  [
    'a whole book',
    () =>
      pdfOf((pdf) => {
        for (let page = 1; page <= limits.import.pdfPages; page += 1) pdf.addPage().text(`Page ${page}`)
      }),
    'too large',
  ],
  [
    'a file of many megabytes',
    () => Promise.resolve(Buffer.alloc(limits.import.pdfMax + 1024 * 1024)),
    'too large',
  ],
] as const)('%s ends in a sentence', async (_, bytes, code) => {
  expect(await outcomeOf(read(await bytes()))).toBe(code)
})

test('a page that unpacks to half a gigabyte takes neither the memory nor the server', async () => {
  const bomb = pdfWithContent(Buffer.alloc(1024 ** 3 / 2, ' '))
  expect(bomb.length).toBeLessThan(2 * 1024 ** 2)
  const before = process.memoryUsage().rss
  expect(await outcomeOf(read(bomb))).toBe('not a document')
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2)
  await expect.poll(processes).toBe('')
  expect((await read(await soup())).text).toContain('Leek soup')
})

test('one file of a member is read at a time, few wait, and none for visitors', async () => {
  const bytes = await soup()
  expect(await outcomeOf(read(bytes, app.anonymous()))).toBe('not signed in')
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(read(bytes))))
  expect(outcomes.toSorted()).toEqual(['ok', 'ok', 'ok', 'ok', 'too many requests'])
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, user, 'writing', rateLimits.writingsPerMember)
  expect(await outcomeOf(read(bytes))).toBe('too many requests')
})
