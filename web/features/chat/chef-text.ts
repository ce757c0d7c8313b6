/** A piece of a line, plain or strong; `at` is its offset in the line. */
export interface TextRun {
  at: number
  text: string
  strong: boolean
}

/** `at` is the line number. */
export interface Line {
  at: number
  runs: TextRun[]
}

export interface Block {
  kind: 'paragraph' | 'bullets' | 'numbers'
  lines: Line[]
}

const bullet = /^\s*[-*•]\s+(.*)$/
const number = /^\s*\d{1,2}[.)]\s+(.*)$/

/**
 * Parses the small markup of the answers: paragraphs, lists, **strong** text. Everything else stays plain text, tags
 * included.
 */
export function parseChefText(text: string): Block[] {
  const blocks: Block[] = []
  let isParagraphOpen = false
  for (const [at, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (line.trim() === '') {
      isParagraphOpen = false
      continue
    }
    const { kind, runs } = parseLine(line)
    const last = blocks.at(-1)
    const continuesLast = last?.kind === kind && (kind !== 'paragraph' || isParagraphOpen)
    if (continuesLast) last.lines.push({ at, runs })
    else blocks.push({ kind, lines: [{ at, runs }] })
    isParagraphOpen = true
  }
  return blocks
}

function parseLine(line: string): { kind: Block['kind']; runs: TextRun[] } {
  const item = bullet.exec(line)?.[1]
  if (item !== undefined) return { kind: 'bullets', runs: parseRuns(item) }
  const step = number.exec(line)?.[1]
  if (step !== undefined) return { kind: 'numbers', runs: parseRuns(step) }
  return { kind: 'paragraph', runs: parseRuns(line.trim()) }
}

function parseRuns(text: string): TextRun[] {
  let at = 0
  return text
    .split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/)
    .map((part, index) => {
      const run = { at, text: part, strong: index % 2 === 1 }
      at += part.length
      return run
    })
    .filter((run) => run.text !== '')
}
