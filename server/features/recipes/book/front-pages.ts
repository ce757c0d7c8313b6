import { bookWords } from './words.ts'
import type { BookStart } from './book.ts'
import { drawImage, type Picture } from './pictures.ts'
import type { Line } from './lines.ts'
import { colors, drawLines, gap, paragraph, type Pdf, type Sheet } from './sheet.ts'
import type { BookStyles } from './styles.ts'

/** The cover: a picture to the edges, the title, what is in it. */
export function drawCover(
  sheet: Sheet,
  { title, description, language }: BookStart,
  { picture, styles, count }: { picture: Picture | null; styles: BookStyles; count: number },
): void {
  sheet.newPage()
  sheet.paint((pdf) => {
    const { width, height } = pdf.page
    pdf.rect(0, 0, width, height).fill(colors.paper)
    if (!picture) return
    const size: [number, number] = [width, height * 0.56]
    pdf.save()
    pdf.rect(0, 0, ...size).clip()
    drawImage(pdf, picture, { x: 0, y: 0 }, { cover: size })
    pdf.restore()
    pdf.rect(0, size[1], width, 4).fill(colors.brand)
    sheet.y = size[1] + 34
  })
  const { width, bottom, top } = sheet.box()
  if (!picture) sheet.y = top + (bottom - top) * 0.3
  const room = bottom - sheet.y - styles.text.leading * 3
  // A long title is set smaller.
  const fit = [1, 0.8, 0.64, 0.5].map((by) => ({
    size: styles.cover.size * by,
    leading: styles.cover.leading * by,
  }))
  const linesIn = (style: typeof styles.cover) => sheet.lines([{ text: title, face: 'title' }], style, width)
  const style =
    fit.find((each) => linesIn(each).length * each.leading <= room * 0.62) ?? fit.at(-1) ?? styles.cover
  const { left } = sheet.box()
  const most = Math.max(1, Math.floor(room / style.leading))
  const lines = linesIn(style).slice(0, most)
  sheet.draw(lines, style, { x: left, y: sheet.y })
  sheet.y += lines.length * style.leading + 12
  const about = sheet
    .lines([{ text: description ?? '', face: 'story', color: colors.soft }], styles.heading, width)
    .slice(0, Math.max(0, Math.floor((bottom - sheet.y - styles.text.leading * 2) / styles.heading.leading)))
  sheet.draw(about, styles.heading, { x: left, y: sheet.y })
  const counted = sheet.lines(
    [{ text: bookWords[language].recipes(count), face: 'text', color: colors.soft }],
    styles.text,
  )
  sheet.draw(counted, styles.text, { x: left, y: bottom - styles.text.leading })
}

/** A row of the contents, whose number is not known yet. */
export interface ContentsRow {
  place: number
  page: number
  x: number
  y: number
  width: number
  lines: Line[]
}

/** The pages of the contents, as far as they are known: the rows are drawn at the end, when the numbers are. */
export function drawContents(
  sheet: Sheet,
  { titles, language }: BookStart,
  styles: BookStyles,
): ContentsRow[] {
  const rows: ContentsRow[] = []
  const { leading } = styles.text
  sheet.newPage()
  paragraph(sheet, [{ text: bookWords[language].contents, face: 'title' }], styles.chapter)
  sheet.y += 10
  for (const [place, title] of titles.entries()) {
    const { width } = sheet.box()
    const lines = sheet
      .lines([{ text: title, face: 'text' }], styles.text, width - styles.text.size * 4)
      .slice(0, 3)
    if (sheet.room() < lines.length * leading) {
      sheet.newPage()
    }
    const { left } = sheet.box()
    rows.push({ place, page: sheet.pages, x: left, y: sheet.y, width, lines })
    sheet.y += lines.length * leading
    gap(sheet, 4)
  }
  return rows
}

/** Draws the contents with a row of dots before each number, and links each row to its page. */
export function numberContents(
  pdf: Pdf,
  sheet: Sheet,
  rows: readonly ContentsRow[],
  { pageOf, styles }: { pageOf: (place: number) => number | undefined; styles: BookStyles },
): void {
  const { text } = styles
  for (const { place, page, x, y, width, lines } of rows) {
    const number = pageOf(place)
    if (number === undefined) continue
    pdf.switchToPage(page - 1)
    drawLines(pdf, lines, text, { x, y })
    const last = y + (lines.length - 1) * text.leading
    const digits = sheet.lines([{ text: String(number), face: 'text' }], text)
    const right = x + width - (digits[0]?.width ?? 0)
    drawLines(pdf, digits, text, { x: right, y: last })
    const from = x + (lines.at(-1)?.width ?? 0) + 6
    const baseline = last + text.leading * 0.72
    if (right - 6 > from) {
      pdf
        .moveTo(right - 6, baseline)
        .lineTo(from, baseline)
        .lineWidth(0.7)
        .dash(0.7, { space: 3 })
        .stroke(colors.soft)
        .undash()
    }
    pdf.goTo(x, y, width, lines.length * text.leading, destinationOf(place))
  }
}

export const destinationOf = (place: number) => `recipe-${place}`
