import PdfDocument from 'pdfkit'
import { paperSizes, type PaperSize } from '#shared/constants/paper-sizes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Run } from './fonts.ts'
import { linesOf, type Line, type Measure, type Span } from './lines.ts'

export const colors = {
  ink: '#2a201a',
  soft: '#5c4d41',
  brand: '#b5301c',
  line: '#e4d7c3',
  wash: '#f2e9da',
  paper: '#faf5ec',
}

/** How text is set: letters and lines in points. */
export interface TextStyle {
  size: number
  leading: number
}

interface Box {
  left: number
  top: number
  width: number
  bottom: number
}

export type Pdf = InstanceType<typeof PdfDocument>

/** Margins of a page that is bound: `inner` is at the spine. */
const margins = {
  a5: { inner: 50, outer: 40, top: 42, bottom: 52 },
  a4: { inner: 76, outer: 60, top: 60, bottom: 70 },
  letter: { inner: 76, outer: 60, top: 56, bottom: 66 },
} as const satisfies Record<PaperSize, object>

export function openPdf(paper: PaperSize, about: { title: string; language: Language }): Pdf {
  return new PdfDocument({
    size: [...paperSizes[paper]],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Creator: 'Convive', Producer: 'Convive' },
  })
}

/** The width of letters; each word is measured once. */
export function measureIn(pdf: Pdf): Measure {
  const known = new Map<string, number>()
  return (run, size) => {
    const key = `${run.font}\0${run.text}`
    let width = known.get(key)
    if (width === undefined) {
      width = pdf.font(run.font).fontSize(1000).widthOfString(run.text, featuresOf(run)) / 1000
      if (known.size < 50_000) known.set(key, width)
    }
    return width * size
  }
}

const featuresOf = ({ isFraction }: Run) => (isFraction ? { features: ['frac' as const] } : {})

/** Pages that are filled from top to bottom. A dry one counts pages and draws nothing. */
export interface Sheet {
  readonly measure: Measure
  /** Where text stands on the current page. */
  box: () => Box
  y: number
  /** What is taken at the right edge. */
  inset: number
  pages: number
  room: () => number
  newPage: () => void
  isFresh: () => boolean
  lines: (spans: readonly Span[], style: TextStyle, width?: number) => Line[]
  /** Lines at the place; the cursor stays. */
  draw: (lines: readonly Line[], style: TextStyle, at: { x: number; y: number }) => void
  /** Anything else. */
  paint: (drawing: (pdf: Pdf) => void) => void
}

export function openSheet(pdf: Pdf, paper: PaperSize, measure: Measure, isDry = false): Sheet {
  const [pageWidth, pageHeight] = paperSizes[paper]
  const { inner, outer, top, bottom } = margins[paper]
  const width = pageWidth - inner - outer
  const sheet: Sheet = {
    measure,
    y: top,
    inset: 0,
    pages: 0,
    box: () => {
      const isRight = isDry || pdf.bufferedPageRange().count % 2 === 1
      return { left: isRight ? inner : outer, top, width: width - sheet.inset, bottom: pageHeight - bottom }
    },
    room: () => pageHeight - bottom - sheet.y,
    isFresh: () => sheet.y <= top + 0.5,
    newPage() {
      if (!isDry) pdf.addPage()
      sheet.pages += 1
      sheet.y = top
      sheet.inset = 0
    },
    lines: (spans, { size }, within = width - sheet.inset) => linesOf(spans, within, size, measure),
    draw(lines, style, at) {
      if (!isDry) drawLines(pdf, lines, style, at)
    },
    paint(drawing) {
      if (!isDry) drawing(pdf)
    },
  }
  return sheet
}

export function drawLines(
  pdf: Pdf,
  lines: readonly Line[],
  { size, leading }: TextStyle,
  { x, y }: { x: number; y: number },
): void {
  for (const [index, line] of lines.entries()) {
    const baseline = y + index * leading + (leading - size) / 2 + size * 0.8
    for (const run of line.runs) {
      pdf
        .font(run.font)
        .fontSize(size)
        .fillColor(run.color ?? colors.ink)
        .text(run.text, x + run.x, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run) })
    }
  }
}

/** A paragraph from the cursor on. Neither its first nor its last line stands alone on a page. */
export function paragraph(
  sheet: Sheet,
  spans: readonly Span[],
  style: TextStyle,
  { indent = 0, mark }: { indent?: number; mark?: { spans: readonly Span[]; style: TextStyle } } = {},
): void {
  let lines = sheet.lines(spans, style, sheet.box().width - indent)
  let isFirst = true
  while (lines.length > 0) {
    const fitting = Math.floor((sheet.room() + 0.01) / style.leading)
    let count = Math.min(fitting, lines.length)
    if (count < lines.length) count = Math.min(count, lines.length - 2)
    const isShort = count < lines.length && count < 2
    if (count <= 0 || isShort) {
      if (sheet.isFresh()) count = Math.max(1, Math.min(fitting, lines.length))
      else {
        sheet.newPage()
        continue
      }
    }
    const { left } = sheet.box()
    if (isFirst && mark) {
      const marked = sheet.lines(mark.spans, mark.style, indent)
      sheet.draw(marked, { ...mark.style, leading: style.leading }, { x: left, y: sheet.y })
    }
    isFirst = false
    sheet.draw(lines.slice(0, count), style, { x: left + indent, y: sheet.y })
    sheet.y += count * style.leading
    lines = lines.slice(count)
    if (lines.length > 0) sheet.newPage()
  }
}

/** Space above what follows, but not at the top of a page. */
export function gap(sheet: Sheet, height: number): void {
  if (!sheet.isFresh()) sheet.y += height
}

/** A new page unless so much fits. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (!sheet.isFresh() && sheet.room() < height) sheet.newPage()
}

/** The style, smaller where a word would not fit. */
export function fittingStyle(sheet: Sheet, spans: readonly Span[], style: TextStyle): TextStyle {
  const { width } = sheet.box()
  const longest = Math.max(...spans.flatMap((span) => longestWord(sheet, span, style)))
  const by = Math.max(0.5, Math.min(1, width / longest))
  return { size: style.size * by, leading: style.leading * by }
}

const longestWord = (sheet: Sheet, { text, face }: Span, style: TextStyle) =>
  text.split(/[ -]+/).map((word) => sheet.lines([{ text: word, face }], style, Infinity)[0]?.width ?? 0)
