/** A line of a recipe's file. */
export interface FileLine {
  text: string
  number: number
}

/** Stops the reading; the reader of the file adds where. */
export class Unreadable extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

export function reject({ number }: Pick<FileLine, 'number'>, message: string): never {
  throw new Unreadable(number, message)
}

/** The lines of a text that say something, by paragraphs: an empty line ends one. */
export function paragraphsIn(text: string): FileLine[][] {
  const paragraphs: FileLine[][] = [[]]
  for (const [index, raw] of text.split('\n').entries()) {
    const line = { text: raw.trimEnd(), number: index + 1 }
    if (line.text !== raw) reject(line, 'the line ends with a space')
    if (line.text === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((lines) => lines.length > 0)
}

/** The first word of a line, and what follows it. */
export function firstWord(text: string): [word: string, rest: string] {
  const gap = text.indexOf(' ')
  return gap < 0 ? [text, ''] : [text.slice(0, gap), text.slice(gap + 1)]
}
