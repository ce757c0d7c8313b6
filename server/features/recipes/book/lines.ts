import { runsOf, type Typeface, type Run } from './fonts.ts'

/** Text of one face and colour. */
export interface Span {
  text: string
  face: Typeface
  color?: string
}

/** The width of letters in a size, in points. */
export type Measure = (run: Run, size: number) => number

interface PlacedRun extends Run {
  x: number
  color: string | undefined
}

export interface Line {
  runs: PlacedRun[]
  width: number
}

interface Word {
  runs: (Run & { width: number; color: string | undefined })[]
  width: number
  /** Whether a space stands before it. */
  isApart: boolean
}

/** No-break spaces are no place to break. */
const breakable = /[ \t\n\r]+/

/** Where a word may be broken as it is: behind a hyphen, and in an address behind a slash. */
const inWord = (word: string) =>
  word.includes('://') ? /(?<=[-/?&=_.])(?=[\p{L}\p{N}])/u : /(?<=\p{L}\p{L}-)(?=\p{L}\p{L})/u

function wordsOf(spans: readonly Span[], size: number, measure: Measure): Word[] {
  const words: Word[] = []
  let isApart = false
  for (const { text, face, color } of spans) {
    for (const [index, part] of text.split(breakable).entries()) {
      if (index > 0) isApart = true
      if (part === '') continue
      for (const [place, syllable] of part.split(inWord(part)).entries()) {
        const runs = runsOf(syllable, face).map((run) => ({ ...run, width: measure(run, size), color }))
        const width = runs.reduce((sum, run) => sum + run.width, 0)
        const last = words.at(-1)
        // Without a space between them, two spans are one word.
        if (last && !isApart && place === 0) {
          last.runs.push(...runs)
          last.width += width
        } else words.push({ runs, width, isApart })
        isApart = false
      }
    }
  }
  return words
}

/** A word in pieces that fit: for addresses, and for what people type without spaces. */
function pieces(word: Word, width: number, size: number, measure: Measure): Word[] {
  if (word.width <= width) return [word]
  const parts: Word[] = [{ runs: [], width: 0, isApart: word.isApart }]
  for (const run of word.runs) {
    for (const character of run.isFraction ? [run.text] : run.text) {
      const piece = { ...run, text: character, width: measure({ ...run, text: character }, size) }
      let part = parts.at(-1)
      if (!part || part.width + piece.width > width) {
        part = { runs: [], width: 0, isApart: true }
        parts.push(part)
      }
      const last = part.runs.at(-1)
      if (last && last.font === piece.font && !last.isFraction && !piece.isFraction) {
        last.text += piece.text
        last.width += piece.width
      } else part.runs.push(piece)
      part.width += piece.width
    }
  }
  return parts.filter(({ runs }) => runs.length > 0)
}

/** Text in lines of at most this width. */
export function linesOf(spans: readonly Span[], width: number, size: number, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Line = { runs: [], width: 0 }
  const space = measure({ text: ' ', font: runsOf('a', 'text')[0]?.font ?? '' }, size)
  const words = wordsOf(spans, size, measure).flatMap((word) => pieces(word, width, size, measure))
  for (const word of words) {
    const gap = word.isApart && line.runs.length > 0 ? space : 0
    if (line.runs.length > 0 && line.width + gap + word.width > width + 0.01) {
      lines.push(line)
      line = { runs: [], width: 0 }
    } else line.width += gap
    for (const run of word.runs) {
      line.runs.push({ ...run, x: line.width })
      line.width += run.width
    }
  }
  if (line.runs.length > 0) lines.push(line)
  return lines
}
