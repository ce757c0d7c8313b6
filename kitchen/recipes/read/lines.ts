import { readFileSync } from 'node:fs'

/** One statement of a text file; an indented line continues the one before it. */
export interface Line {
  text: string
  file: string
  number: number
}

/** Stops the reading with the place of the mistake. */
export function reject({ file, number }: Pick<Line, 'file' | 'number'>, message: string): never {
  throw new Error(`${file}:${number}: ${message}`)
}

/** The statements of a file, without comments (`//`) and empty lines. */
export function readLines(folder: URL, file: string): Line[] {
  const lines: Line[] = []
  for (const [place, raw] of readFileSync(new URL(file, folder), 'utf8').split('\n').entries()) {
    if (raw.trim() === '' || raw.startsWith('//')) continue
    const last = lines.at(-1)
    if (!/^\s/.test(raw)) lines.push({ text: raw.trimEnd(), file, number: place + 1 })
    else if (last) last.text += ` ${raw.trim()}`
    else reject({ file, number: place + 1 }, 'the first line is indented')
  }
  return lines
}

/** The first word of a text, and what follows it. */
export function firstWord(text: string): [word: string, rest: string] {
  const gap = text.indexOf(' ')
  return gap < 0 ? [text, ''] : [text.slice(0, gap), text.slice(gap + 1)]
}

/** Splits at a mark that stands outside of brackets and quotation marks. */
export function splitAt(text: string, mark: string): string[] {
  if (!/[("]/.test(text)) return text.split(mark).map((piece) => piece.trim())
  const pieces: string[] = []
  let depth = 0
  let quoted = false
  let start = 0
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]
    if (sign === '"') quoted = !quoted
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (quoted || depth > 0 || !text.startsWith(mark, place)) continue
    pieces.push(text.slice(start, place))
    start = place + mark.length
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim())
}
