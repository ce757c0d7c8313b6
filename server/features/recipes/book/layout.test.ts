import { existsSync } from 'node:fs'
import { openSync } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { cake, exported } from '../export/test-recipe.ts'
import { inColumns, type Item } from './columns.ts'
import { openBook } from './draw-book.ts'
import { runsOf, type Typeface } from './fonts.ts'
import { dietEntries, entriesOf, type IndexedRecipe } from './index-pages.ts'
import { linesOf } from './lines.ts'
import type { Picture } from './pictures.ts'
import { drawRecipe } from './recipe-pages.ts'
import { openPdf, openSheet, paragraph, type Sheet } from './sheet.ts'
import { stylesOn } from './styles.ts'

const measure = ({ text }: { text: string }, size: number) => [...text].length * size * 0.5
const textOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join('|'))

describe('letters', () => {
  test.each<Typeface>(['title', 'story', 'text', 'bold'])(
    'of all languages, fractions and units are in the fonts of %s',
    (face) => {
      const characters = 'AZaz09àâäçéèêëîïñóôöùûüÿœŒæßÄÖÜ¿¡«»„“”’‘–—…·×°½¼¾⅓⅔⅛⅜⅝⅞→≈\u202F\u00A0őžłαЖ€%&@'
      for (const character of characters) {
        for (const { text, font } of runsOf(character, face)) {
          expect(existsSync(font), font).toBe(true)
          const opened = openSync(font)
          if (!('hasGlyphForCodePoint' in opened)) throw new Error('not one font')
          for (const each of text)
            expect([character, opened.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)]).toEqual([
              character,
              true,
            ])
        }
      }
    },
  )

  test('that no font has are a dot, and pictograms are left out', () => {
    expect(
      runsOf('a汤b', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a·b')
    expect(
      runsOf('👩🏽‍🍳 ❤️', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe(' ')
  })

  test('that are not seen take no room', () => {
    expect(runsOf('Schweine\u00ADschnitzel\u200B\uFEFF', 'text').map(({ text }) => text)).toEqual([
      'Schweineschnitzel',
    ])
  })
})

describe('lines', () => {
  const lines = (text: string, width: number) => textOf(linesOf([{ text, face: 'text' }], width, 10, measure))

  test('break at spaces, and not at no-break spaces', () => {
    expect(lines('one two three', 40)).toEqual(['one|two', 'three'])
    expect(lines('a\u00A0b c', 16)).toEqual(['a\u00A0b', 'c'])
    expect(lines('  \n ', 40)).toEqual([])
  })

  test('break words that are too long', () => {
    expect(lines('https://example.org/x', 50)).toEqual(['https://', 'example.', 'org/|x'])
    expect(lines('abc ⅓⅔⅛', 15)).toEqual(['abc', '1⁄3', '2⁄3', '1⁄8'])
  })

  test('no line is wider than it may be', () => {
    const text =
      'Die Donaudampfschifffahrtsgesellschaftskapitänsmütze 1½ l Öl, Kräuter und ½ Bund Schnittlauch'
    for (const line of linesOf([{ text, face: 'text' }], 90, 10, measure))
      expect(line.width).toBeLessThanOrEqual(90)
  })

  test('spans without a space between them stay together', () => {
    const spans = [
      { text: '200\u00A0g', face: 'bold' },
      { text: ', fine', face: 'text' },
    ] as const
    expect(textOf(linesOf(spans, 30, 10, measure))).toEqual(['200\u00A0g|,', 'fine'])
  })
})

/** A page on which what is drawn is noted. */
function notedSheet(): Sheet & { drawn: { page: number; y: number; count: number }[] } {
  const pdf = openPdf('a5', { title: '', language: 'en' })
  const sheet = openSheet(pdf, 'a5', measure, true)
  const drawn: { page: number; y: number; count: number }[] = []
  sheet.newPage()
  return Object.assign(sheet, {
    drawn,
    draw: (lines: readonly unknown[], _style: unknown, { y }: { y: number }) =>
      void (lines.length > 0 && drawn.push({ page: sheet.pages, y, count: lines.length })),
  })
}

describe('pages', () => {
  const style = { size: 10, leading: 12 }
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

  test('no line of a paragraph stands alone', () => {
    for (let before = 0; before < 42; before += 1) {
      const sheet = notedSheet()
      sheet.y += before * 12
      paragraph(sheet, [{ text: words(40), face: 'text' }], style)
      expect(sheet.drawn.every(({ count }) => count >= 2)).toBe(true)
      const total = sheet.drawn.reduce((sum, { count }) => sum + count, 0)
      expect(total).toBe(sheet.lines([{ text: words(40), face: 'text' }], style).length)
      for (const { y, count } of sheet.drawn)
        expect(y + count * 12).toBeLessThanOrEqual(sheet.box().bottom + 0.1)
    }
  })

  test('a paragraph longer than a page goes on', () => {
    const sheet = notedSheet()
    paragraph(sheet, [{ text: words(1500), face: 'text' }], style)
    expect(sheet.pages).toBeGreaterThan(2)
  })

  const item = (sheet: Sheet, isHeading: boolean): Item => ({
    lines: sheet.lines([{ text: 'x', face: 'text' }], style),
    style,
    above: 2,
    indent: 0,
    isHeading,
  })

  test.each([1, 2, 5, 9, 40, 100, 300])(
    'a list of %i is whole, in columns that end with no heading',
    (count) => {
      const sheet = notedSheet()
      const items = Array.from({ length: count }, (_, index) =>
        item(sheet, index % 7 === 0 && index + 1 < count),
      )
      inColumns(sheet, items)
      expect(sheet.drawn).toHaveLength(count)
      for (const { y } of sheet.drawn) expect(y + 12).toBeLessThanOrEqual(sheet.box().bottom + 0.1)
    },
  )

  test('a column that begins within an entry of the index repeats its name', () => {
    const sheet = notedSheet()
    const columns: { x: number; page: number; y: number; text: string }[] = []
    sheet.draw = ([line], _, { x, y }) =>
      void columns.push({ x, page: sheet.pages, y, text: line?.runs[0]?.text ?? '' })
    const named = (text: string) => ({
      ...item(sheet, false),
      lines: sheet.lines([{ text, face: 'text' }], style),
    })
    const flour = { ...named('Flour'), isHeading: true }
    const dishes = Array.from({ length: 200 }, (_, at) => ({
      ...named(`dish ${at}`),
      ...(at > 0 && { under: flour }),
    }))
    inColumns(sheet, [flour, ...dishes])
    const tops = Map.groupBy(columns, ({ x, page }) => `${page} ${x}`)
    expect(tops.size).toBeGreaterThan(4)
    for (const [, [first]] of tops) expect(first?.text).toBe('Flour')
    expect(columns.filter(({ text }) => text.startsWith('dish'))).toHaveLength(200)
  })
})

describe('a recipe', () => {
  const story = (sentences: number) =>
    Array.from({ length: sentences }, () => 'It was baked by everybody.').join(' ')
  const picture = { width: 1000, height: 750 } as Picture

  /** The lines of a recipe as they are drawn, with their text. */
  function drawn(sentences: number, layout: Parameters<typeof drawRecipe>[3], structure = cake) {
    const sheet = notedSheet()
    const lines: { page: number; y: number; text: string; width: number }[] = []
    sheet.draw = (some, { leading }, { y }) => {
      for (const [at, { runs, width }] of some.entries())
        lines.push({
          page: sheet.pages,
          y: y + at * leading,
          text: runs.map(({ text }) => text).join(' '),
          width,
        })
    }
    const recipe = {
      ...exported({ ...structure, extra: story(sentences) }),
      place: 0,
      picture: null,
      foods: [],
    }
    drawRecipe(sheet, recipe, picture, layout)
    return lines
  }

  test('has no heading of its ingredients without any of them below it', () => {
    for (let sentences = 1; sentences < 60; sentences += 1) {
      const lines = drawn(sentences, { size: { height: 1 }, styles: stylesOn.a5 })
      const at = lines.findIndex(({ text }) => text === 'Ingredients')
      expect([sentences, lines[at + 1]?.page]).toEqual([sentences, lines[at]?.page])
    }
  })

  test.each([
    ['has a name', { group: 'Before you begin' }],
    ['has a step of three lines', { text: 'Stir it well, and then once more. '.repeat(6) }],
  ])('has no heading of its steps without any of them below it, where the first part %s', (_, fields) => {
    const named = { ...cake, steps: cake.steps.map((step) => ({ ...step, ...fields })) }
    for (let sentences = 1; sentences < 60; sentences += 1) {
      const lines = drawn(sentences, { size: { height: 1 }, styles: stylesOn.a5 }, named)
      const at = lines.findIndex(({ text }) => text === 'Instructions')
      const pages = lines.slice(at, at + 3).map(({ page }) => page)
      expect([sentences, new Set(pages).size]).toEqual([sentences, 1])
    }
  })

  test('sets a long story below the picture that it would stand beside', () => {
    const widest = (sentences: number) =>
      Math.max(
        ...drawn(sentences, { size: { beside: 0.42 }, styles: stylesOn.a5 })
          .filter(({ text }) => text.includes('everybody'))
          .map(({ width }) => width),
      )
    const { width } = notedSheet().box()
    expect(widest(3)).toBeLessThan(width * 0.6)
    expect(widest(30)).toBeGreaterThan(width * 0.8)
  })
})

describe('the index', () => {
  const recipe = (title: string, foods: string[], diets: IndexedRecipe['diets'] = []): IndexedRecipe => ({
    title,
    page: 1,
    foods,
    diets,
  })

  test('is in the order of the language, each food once for a recipe', () => {
    const recipes = [recipe('A', ['Zwiebel', 'Äpfel', 'Zwiebel']), recipe('B', ['Birne', 'Äpfel'])]
    const entries = entriesOf(recipes, 'de').map(({ name, recipes: found }) => [name, found.length])
    expect(entries).toEqual([
      ['Äpfel', 2],
      ['Birne', 1],
      ['Zwiebel', 1],
    ])
  })

  test('names only diets that tell recipes apart', () => {
    const recipes = [recipe('A', [], ['vegan', 'halal']), recipe('B', [], ['halal'])]
    expect(dietEntries(recipes, 'en').map(({ name }) => name)).toEqual(['vegan'])
  })
})

test.each(['a5', 'a4', 'letter'] as const)(
  'a book on %s has cover, contents, a page for each recipe and an index',
  async (paper) => {
    const titles = ['Cake', 'Gone meanwhile', 'Soup']
    const book = openBook({ title: 'Ours', description: null, language: 'en', paper, cover: null, titles })
    const add = (place: number, title: string) =>
      book.add({
        ...exported({ ...cake, title }),
        place,
        picture: Buffer.from('no picture'),
        foods: ['apples'],
      })
    add(0, 'Cake')
    add(2, 'Soup')
    const { pdf, pages } = await book.end()
    expect(pages).toBe(5)
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(5)
    expect(text).toContain('/Lang (en)')
    expect(text.match(/\/Title/g)?.length).toBeGreaterThanOrEqual(3)
  },
)
