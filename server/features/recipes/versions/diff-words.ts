import type { DiffWords } from '#shared/contract/recipe-versions.ts'

/** Longer texts are compared as wholes: the table of a comparison grows with the product of both lengths. */
const cellsMax = 250_000

const partsOf = (text: string): string[] => text.match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\s+|./gu) ?? []

/** Both texts by words: what is in both, and what in one of them. Empty when they are the same. */
export function diffWords(before: string, after: string): DiffWords {
  return before === after ? [] : joined(alignTexts(partsOf(before), partsOf(after)))
}

/** The same by lines, of which only those are left that are in one of the texts. */
export function diffLines(before: string, after: string): DiffWords {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
  return alignTexts(linesOf(before), linesOf(after)).filter(
    ({ kind, text }) => kind !== 'same' && text !== '',
  )
}

function alignTexts(before: readonly string[], after: readonly string[]): DiffWords {
  const isShorter = Math.min(before.length, after.length)
  let start = 0
  while (start < isShorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < isShorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const same = (texts: readonly string[]) => texts.map((text) => ({ kind: 'same' as const, text }))
  return [
    ...same(before.slice(0, start)),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

function alignMiddle(before: readonly string[], after: readonly string[]): DiffWords {
  const removed = (text: string) => ({ kind: 'removed' as const, text })
  const added = (text: string) => ({ kind: 'added' as const, text })
  if (before.length * after.length > cellsMax) return [...before.map(removed), ...after.map(added)]
  const pairs = longestPairs(before.length, after.length, (i, j) => (before[i] === after[j] ? 1 : 0))
  const rows: DiffWords = []
  let [i, j] = [0, 0]
  for (const [left, right] of [...pairs, [before.length, after.length] as const]) {
    rows.push(...before.slice(i, left).map(removed), ...after.slice(j, right).map(added))
    const text = before[left]
    if (text !== undefined) rows.push({ kind: 'same', text })
    ;[i, j] = [left + 1, right + 1]
  }
  return rows
}

/** Neighbours of one kind as one text; a space between two changed words belongs to the change. */
function joined(words: DiffWords): DiffWords {
  const rows: DiffWords = []
  for (const { kind, text } of regrouped(words)) {
    const last = rows.at(-1)
    if (last?.kind === kind) last.text += text
    else rows.push({ kind, text })
  }
  return rows
}

function regrouped(words: DiffWords): DiffWords {
  const isChange = (word: DiffWords[number] | undefined) => word !== undefined && word.kind !== 'same'
  const rows: DiffWords = []
  let gone: DiffWords = []
  let fresh: DiffWords = []
  const flush = () => {
    rows.push(...gone, ...fresh)
    gone = []
    fresh = []
  }
  for (const [index, word] of words.entries()) {
    const isGap = word.kind === 'same' && /^\s+$/.test(word.text)
    if (
      isGap &&
      isChange(words[index - 1]) &&
      isChange(words[index + 1]) &&
      gone.length > 0 &&
      fresh.length > 0
    ) {
      gone.push({ ...word, kind: 'removed' })
      fresh.push({ ...word, kind: 'added' })
    } else if (word.kind === 'removed') gone.push(word)
    else if (word.kind === 'added') fresh.push(word)
    else {
      flush()
      rows.push(word)
    }
  }
  flush()
  return rows
}

/**
 * The pairs of a common subsequence with the greatest sum of scores, in order; a score of 0 is no pair. Scores are at
 * most 1.
 */
export function longestPairs(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): (readonly [number, number])[] {
  const width = columns + 1
  const best = new Float32Array((rows + 1) * width)
  const at = (row: number, column: number) => best[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = score(row, column)
      const paired = own > 0 ? own + at(row + 1, column + 1) : 0
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    if (at(row, column) === at(row + 1, column)) row += 1
    else if (at(row, column) === at(row, column + 1)) column += 1
    else {
      pairs.push([row, column])
      row += 1
      column += 1
    }
  }
  return pairs
}
