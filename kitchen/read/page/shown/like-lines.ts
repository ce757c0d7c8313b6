import { languages } from '#shared/constants/languages.ts'
import { readLine } from '#shared/lines/read-line.ts'
import { headingOf } from '../../text/sections.ts'
import { withDecimals, type Block } from '../blocks.ts'
import type { FoundLine } from '../find-lines.ts'
import { partOf } from './lines.ts'
import { amountFirst, isButton, isCounted, saysServings, saysTime } from './no-lines.ts'

export const longest = 160
/** So many blocks between two lines are another part of the page, or a heading and what is said of it. */
export const gapAtMost = 3

export const hasAmount = (text: string) => amountFirst.test(text)

/** Whether a block starts another part than the ingredients. */
function isOtherPart(block: Block): boolean {
  const part = partOf(block)
  return part !== null && part !== 'ingredients'
}

const isSentence = ({ text }: Block) =>
  (text.length > 60 && /[.!。]["»”)]?$/.test(text) && !hasAmount(text)) || isCounted(text)

const wordsOf = (text: string) =>
  withDecimals(text)
    .toLowerCase()
    .match(/\p{L}{2,}|\d+(?:\.\d+)?/gu) ?? []

/** What a line says, in whichever language, whatever words it has for its unit. */
const keysOf = (line: string): string[] =>
  languages.flatMap((language) => {
    const read = readLine(line, language, null)
    return read && read.amount !== null ? [`${language} ${read.amount} ${read.unit} ${read.item}`] : []
  })
/** So many lines that were not found are looked for by what they say. */
const readAtMost = 20

/** Whether a block says, or is a part of, a line that is told already: its food, or its amount beside it. */
export function partsOfTold(described: readonly string[], found: readonly FoundLine[]) {
  const told = described.map((line, item) => ({
    words: new Set(wordsOf(line)),
    found: found.filter((each) => each.item === item),
  }))
  const lost = described.filter((_, item) => !found.some((each) => each.item === item))
  const said = new Set(lost.length <= readAtMost ? lost.flatMap(keysOf) : [])
  return ({ text }: Block, at: number): boolean => {
    const own = wordsOf(text)
    if (said.size > 0 && keysOf(text).some((key) => said.has(key))) return true
    return told.some(
      (line) =>
        own.every((word) => line.words.has(word)) &&
        (line.found.length === 0 || line.found.some(({ from, to }) => at >= from - 2 && at < to + 2)),
    )
  }
}

/** The blocks that are set like the lines of a list, between them and right around them, as far as no step follows. */
export function likeLines(
  blocks: readonly Block[],
  stretch: readonly FoundLine[],
  found: readonly FoundLine[],
): number[] {
  const kinds = new Set(
    stretch.flatMap(({ from, to }) => (to === from + 1 ? (blocks[from]?.kind ?? []) : [])),
  )
  const taken = new Set(
    found
      .filter((line) => stretch.includes(line) || line.isSame)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const isAlike = (block: Block | undefined) =>
    block !== undefined &&
    block.level === null &&
    (kinds.has(block.kind) || (/ingredient/i.test(block.kind) && hasAmount(block.text))) &&
    block.text.length <= longest &&
    !isSentence(block) &&
    !isOtherPart(block) &&
    !isButton(block) &&
    !saysTime(block) &&
    !saysServings(block)
  const [start, end] = [stretch[0]?.from ?? 0, stretch.at(-1)?.to ?? 0]
  const alike: number[] = []
  for (let at = start - 1, last = start; at >= 0 && last - at <= gapAtMost; at -= 1) {
    const block = blocks[at] as Block
    if (taken.has(at) || isSentence(block) || headingOf(block.text.slice(0, 60))) break
    if (!isAlike(block)) continue
    alike.unshift(at)
    last = at
  }
  let headingAt = Infinity
  for (let at = start, last = end; at < blocks.length && at - last <= gapAtMost; at += 1) {
    const block = blocks[at] as Block
    // What stands under a heading with sentences is not a part of the list.
    if (at >= end && isSentence(block)) return alike.filter((each) => each < headingAt)
    if (at >= end && (isOtherPart(block) || (taken.has(at) && taken.has(at + 1)))) break
    if (at >= end && !isAlike(block)) headingAt = at
    if (!isAlike(block)) continue
    if (at >= end || !taken.has(at)) alike.push(at)
    last = Math.max(last, at + 1)
  }
  return alike
}

/** Where most lines after a list are like those of it, they are the list again, for more people. */
export function withoutAgain(more: readonly number[], end: number, found: readonly FoundLine[]): number[] {
  const after = more.filter((at) => at >= end)
  const again = after.filter((at) => found.some(({ from }) => from === at))
  return again.length * 2 >= after.length ? more.filter((at) => at < end) : [...more]
}
