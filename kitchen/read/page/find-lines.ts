import { plainText, type Block } from './blocks.ts'

/** Where on a page a line of its recipe stands. */
export interface FoundLine {
  /** Its index among the lines. */
  item: number
  /** Its first block, and the one after its last. */
  from: number
  to: number
}

/** A line may be set in so many blocks: amount, unit, name and note each in a box of its own. */
const piecesAtMost = 6
/** Longer lists are compared letter for letter only. */
const linesToCompare = 150

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ')
const wordsOf = (text: string) =>
  new Set(
    withoutBrackets(text)
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{L}{2,}|\d+/gu) ?? [],
  )

/** Finds the line with which a text shares most of its words, where those are most of the words of both. */
function likeness(items: readonly string[]) {
  const words = items.slice(0, linesToCompare).map(wordsOf)
  const byWord = new Map<string, number[]>()
  for (const [item, some] of words.entries())
    for (const word of some) byWord.set(word, [...(byWord.get(word) ?? []), item])
  return (text: string): number | undefined => {
    const own = wordsOf(text.slice(0, 300))
    const shared = new Map<number, number>()
    for (const word of own)
      for (const item of byWord.get(word) ?? []) shared.set(item, (shared.get(item) ?? 0) + 1)
    let best: { item: number; share: number } | undefined
    for (const [item, count] of shared) {
      const share = count / (own.size + (words[item]?.size ?? 0) - count)
      if (count > 1 && share >= 0.6 && share > (best?.share ?? 0)) best = { item, share }
    }
    return best?.item
  }
}

/** Where the lines of a list stand on a page, in the order of the page; a page may show them more than once. */
export function findLines(blocks: readonly Block[], items: readonly string[]): FoundLine[] {
  const exact = new Map<string, number[]>()
  for (const [item, text] of items.entries()) {
    const key = plainText(text)
    if (key !== '') exact.set(key, [...(exact.get(key) ?? []), item])
  }
  const like = likeness(items)
  const longest = Math.max(0, ...[...exact.keys()].map((key) => key.length))
  const texts = blocks.map(({ text }) => plainText(text.slice(0, longest + 20)))
  const times = new Map<string, number>()

  function exactAt(from: number): FoundLine | undefined {
    let joined = ''
    for (let to = from + 1; to <= Math.min(from + piecesAtMost, blocks.length); to += 1) {
      joined += texts[to - 1]
      if (joined.length > longest) return undefined
      const same = joined === '' ? undefined : exact.get(joined)
      if (same === undefined) continue
      // The same words twice are two lines, one after the other.
      const time = times.get(joined) ?? 0
      times.set(joined, time + 1)
      return { item: same[time % same.length] ?? 0, from, to }
    }
    return undefined
  }

  const found: FoundLine[] = []
  for (let from = 0; from < blocks.length; from += 1) {
    const text = blocks[from]?.text ?? ''
    const similar = text.length > 300 || (texts[from] ?? '') === '' ? undefined : like(text)
    const line = exactAt(from) ?? (similar === undefined ? undefined : { item: similar, from, to: from + 1 })
    if (!line) continue
    found.push(line)
    from = line.to - 1
  }
  return found
}
