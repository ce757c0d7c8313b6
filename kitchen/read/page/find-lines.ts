import { plainText, withDecimals, type Block } from './blocks.ts'

/** Where on a page a line of its recipe stands. */
export interface FoundLine {
  /** Its index among the lines. */
  item: number
  /** Its first block, and the one after its last. */
  from: number
  to: number
  /** Whether it says the same, letter for letter. */
  isSame: boolean
}

/** A line may be set in so many blocks: amount, unit, name and note each in a box of its own. */
const piecesAtMost = 6
/** Longer lists are compared letter for letter only. */
const linesToCompare = 150

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ')
/** Pages often spell a unit for people that they shorten for machines. */
const spellings = [
  [/\b(?:teaspoons?|tsps)\b/g, 'tsp'],
  [/\b(?:tablespoons?|tbsps|tbs)\b/g, 'tbsp'],
  [/\bounces?\b/g, 'oz'],
  [/\b(?:pounds?|lbs)\b/g, 'lb'],
  [/\bgrams?\b/g, 'g'],
] as const
const shortened = (text: string) => spellings.reduce((said, [word, short]) => said.replace(word, short), text)

const wordsOf = (text: string) =>
  new Set(
    shortened(withDecimals(withoutBrackets(text)).normalize('NFKD').toLowerCase()).match(
      /\p{L}{2,}|\d+(?:\.\d+)?/gu,
    ) ?? [],
  )

/** "20 g sunflower oil" without its number, and without its number and one word: machines may be told the food alone. */
function withoutAmount(text: string): string[] {
  const [, word = '', rest = ''] = /^[\d.,/½¼¾⅓⅔⅛]+\s*(\S+)\s*(.*)$/su.exec(text) ?? []
  return [`${word} ${rest}`, rest].map(plainText).filter((each) => each !== '')
}

/** So many lines may be missing before the next one that is found. */
const nextLines = 3
/** Fewer words that two texts begin with are no sign. */
const firstWords = 3

const isCount = (word: string | undefined) => word !== undefined && /^\d/.test(word)

/** How much two texts are alike that share so many words; a page may say more behind the words that machines are told. */
function likenessOf(own: ReadonlySet<string>, told: ReadonlySet<string>, shared: number): number {
  const first = [...own].slice(0, told.size)
  const isBeginning = told.size >= firstWords && [...told].every((word, at) => word === first[at])
  // Or machines are told the food without its amount.
  const isFood = told.size > 1 && shared === told.size && own.size <= told.size + 4 && isCount(first[0])
  const isBare = ![...told].some(isCount)
  return Math.max(isBeginning || (isFood && isBare) ? 0.6 : 0, shared / (own.size + told.size - shared))
}

/** Finds the line with which a text shares most of its words, where those are most of the words of both. */
function likeness(items: readonly string[]) {
  const words = items.slice(0, linesToCompare).map(wordsOf)
  const byWord = new Map<string, number[]>()
  for (const [item, some] of words.entries())
    for (const word of some) byWord.set(word, [...(byWord.get(word) ?? []), item])
  return (text: string, after: number): number | undefined => {
    const own = wordsOf(text.slice(0, 300))
    const shared = new Map<number, number>()
    for (const word of own)
      for (const item of byWord.get(word) ?? []) shared.set(item, (shared.get(item) ?? 0) + 1)
    let best: { item: number; rank: number } | undefined
    for (const [item, count] of shared) {
      const share = likenessOf(own, words[item] ?? own, count)
      if (count < 2 || share < 0.6) continue
      // Of lines that are alike, the next one of the list.
      const rank = share + (item > after && item <= after + nextLines ? 0.5 : 0)
      if (rank > (best?.rank ?? 0)) best = { item, rank }
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
  const isToldBare = !items.some((item) => /\d/.test(item))
  const bareAt = (at: number) =>
    isToldBare
      ? withoutAmount(blocks[at]?.text.slice(0, longest + 40) ?? '').find((key) => exact.has(key))
      : undefined

  function exactAt(from: number): FoundLine | undefined {
    let joined = ''
    for (let to = from + 1; to <= Math.min(from + piecesAtMost, blocks.length); to += 1) {
      joined += texts[to - 1]
      if (joined.length > longest) break
      const same = joined === '' ? undefined : exact.get(joined)
      if (same === undefined) continue
      // The same words twice are two lines, one after the other.
      const time = times.get(joined) ?? 0
      times.set(joined, time + 1)
      return { item: same[time % same.length] ?? 0, from, to, isSame: true }
    }
    const bare = bareAt(from)
    return bare === undefined
      ? undefined
      : { item: exact.get(bare)?.[0] ?? 0, from, to: from + 1, isSame: false }
  }

  const found: FoundLine[] = []
  for (let from = 0; from < blocks.length; from += 1) {
    const own = blocks[from]?.text ?? ''
    const next = blocks[from + 1]?.text ?? ''
    // A number in a box of its own is the beginning of what stands beside it, where machines are told a number.
    const isNumber = /^(?:\d{1,4}|[½¼¾⅓⅔⅛])$/.test(own) && /^\p{L}/u.test(next)
    const text = isNumber ? `${own} ${next}` : own
    const alike =
      text.length > 300 || (texts[from] ?? '') === '' ? undefined : like(text, found.at(-1)?.item ?? -1)
    const similar = isNumber && !/\d/.test(items[alike ?? -1] ?? '') ? undefined : alike
    const line =
      exactAt(from) ??
      (similar === undefined
        ? undefined
        : { item: similar, from, to: from + (isNumber ? 2 : 1), isSame: false })
    if (!line) continue
    found.push(line)
    from = line.to - 1
  }
  return found
}
