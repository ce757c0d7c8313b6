import type { BookRecipe, BookStart } from './book.ts'
import { destinationOf, drawContents, drawCover, numberContents } from './front-pages.ts'
import { drawIndex, type IndexedRecipe } from './index-pages.ts'
import { openPicture } from './pictures.ts'
import { bestLayout, drawRecipe } from './recipe-pages.ts'
import { oneLine } from '../export/exported-recipe.ts'
import { colors, drawLines, measureIn, openPdf, openSheet, type Pdf } from './sheet.ts'
import { stylesOn } from './styles.ts'

/** What the types of the library leave out. */
interface Page {
  content: { buffer: Buffer[] }
}

/**
 * Of each number and letter on a page the library keeps a buffer of its own until the page is written, which is at the
 * end: a hundred times what they hold. Joined, the pages of a book take a few megabytes.
 */
function joinContent(pdf: Pdf, page: number): void {
  pdf.switchToPage(page - 1)
  const { content } = pdf.page as unknown as Page
  content.buffer = [Buffer.concat(content.buffer)]
}

/** A book recipe by recipe, so that each picture is written before the next one comes. */
export function openBook(start: BookStart) {
  const { paper, language, title } = start
  const pdf = openPdf(paper, { title, language })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  const measure = measureIn(pdf)
  const styles = stylesOn[paper]
  const sheet = openSheet(pdf, paper, measure)
  drawCover(sheet, start, { picture: openPicture(pdf, start.cover), styles, count: start.titles.length })
  const contents = drawContents(sheet, start, styles)
  const indexed = new Map<number, IndexedRecipe>()
  /** What stands at the foot of a page, by its number. */
  const running = new Map<number, string>()

  function add(recipe: BookRecipe) {
    const { row, place, foods } = recipe
    const picture = openPicture(pdf, recipe.picture)
    const layout = bestLayout(picture, styles, (tried) => {
      const dry = openSheet(pdf, paper, measure, true)
      drawRecipe(dry, recipe, picture, tried)
      return dry.pages
    })
    const page = sheet.pages + 1
    const name = oneLine(row.title)
    drawRecipe(sheet, recipe, picture, layout)
    for (let each = page; each <= sheet.pages; each += 1) {
      running.set(each, name)
      joinContent(pdf, each)
    }
    pdf.switchToPage(page - 1)
    pdf.addNamedDestination(destinationOf(place))
    pdf.switchToPage(sheet.pages - 1)
    indexed.set(place, { title: name, page, foods, diets: row.structure?.diets ?? [] })
  }

  /** Numbers, which are known at the end only. */
  function finish() {
    const recipes = [...indexed.values()]
    drawIndex(sheet, recipes, { language, styles })
    numberContents(pdf, sheet, contents, { pageOf: (place) => indexed.get(place)?.page, styles })
    for (let page = 2; page <= sheet.pages; page += 1) drawFoot(page)
    for (const { title: name, page } of recipes) {
      pdf.switchToPage(page - 1)
      pdf.outline.addItem(name)
    }
  }

  function drawFoot(page: number) {
    pdf.switchToPage(page - 1)
    const isRight = page % 2 === 1
    const { width: pageWidth } = pdf.page
    const number = sheet.lines([{ text: String(page), face: 'bold', color: colors.soft }], styles.small)
    const { width, bottom } = sheet.box()
    const { left: right } = boxOf(isRight)
    const y = bottom + (pdf.page.height - bottom) * 0.36
    const digits = number[0]?.width ?? 0
    drawLines(pdf, number, styles.small, { x: isRight ? right + width - digits : right, y })
    const text = sheet
      .lines([{ text: running.get(page) ?? title, face: 'text', color: colors.soft }], styles.tiny, pageWidth)
      .slice(0, 1)
    const [line] = text
    if (!line || line.width > width - 40) return
    const x = isRight ? right + width - digits - 10 - line.width : right + digits + 10
    drawLines(pdf, text, styles.tiny, { x, y: y + 1.2 })
  }

  /** Of a page that is not the last one. */
  function boxOf(isRight: boolean) {
    const last = sheet.box()
    const isLastRight = pdf.bufferedPageRange().count % 2 === 1
    const left = isRight === isLastRight ? last.left : pdf.page.width - last.width - last.left
    return { ...last, left }
  }

  return {
    add,
    async end(): Promise<{ pdf: Buffer; pages: number }> {
      finish()
      pdf.end()
      await ended
      return { pdf: Buffer.concat(chunks), pages: sheet.pages }
    },
  }
}
