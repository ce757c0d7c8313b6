/** A stretch of text of a PDF, as far as its place matters: its left edge, its baseline (from below), its width. */
export interface PdfText {
  text: string
  x: number
  y: number
  width: number
  height: number
  /** Whether it ends a line. */
  endsLine: boolean
}

interface Line {
  text: string
  y: number
  height: number
  right: number
}

/** What browsers print above and below a page: time and title, address and number. */
const isMargin = (text: string) =>
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? +\d{1,2}:\d{2}\b/.test(text) ||
  /^https?:\/\/\S+ +\d+ ?\/ ?\d+$/.test(text)

/** Lines that are further apart than those of a paragraph. */
const isApart = (before: Line, line: Line) =>
  Math.abs(before.y - line.y) > 1.7 * Math.max(before.height, line.height)

/** Whether a line goes on in the next one: it is as long as the page has room, and the next begins like no new one. */
function goesOn(line: Line, next: Line, right: number): boolean {
  if (isApart(line, next) || line.right < 0.85 * right || /^(?:[-–•*·▪]|\d{1,3}[.)]) /u.test(next.text))
    return false
  return /^[\p{Ll}(]/u.test(next.text) || (line.text.length > 60 && !/[.!?:;]$/.test(line.text))
}

function linesOf(texts: readonly PdfText[]): Line[] {
  const lines: Line[] = []
  let open: Line | null = null
  for (const { text, x, y, width, height, endsLine } of texts) {
    if (open) {
      open.text += text
      open.right = Math.max(open.right, x + width)
      open.height = Math.max(open.height, height)
    } else if (text.trim() !== '') lines.push((open = { text, y, height, right: x + width }))
    if (endsLine) open = null
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '' && !isMargin(text))
}

/** The text of a page: paragraphs in one line each, with a blank line where the page has a gap. */
export function textOfPage(texts: readonly PdfText[]): string {
  const lines = linesOf(texts)
  const right = Math.max(0, ...lines.map((line) => line.right))
  let text = ''
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before && goesOn(before, line, right))
      text = `${text.replace(/\u00AD$/, '')}${/[-\u00AD]$/.test(before.text) ? '' : ' '}${line.text}`
    else text += `${before ? (isApart(before, line) ? '\n\n' : '\n') : ''}${line.text}`
  }
  return text
}
