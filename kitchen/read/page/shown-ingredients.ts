import type { Block } from './blocks.ts'
import { headingOf } from '../text/sections.ts'
import { findLines, type FoundLine } from './find-lines.ts'
import { headedIngredients } from './shown-lists.ts'

const longest = 160
/** So many blocks between two lines are another part of the page, or a heading and what is said of it. */
const gapAtMost = 3

const amountFirst = /^[^\p{L}\d]{0,3}(?:\d|[½¼¾⅓⅔⅛])/u
const hasAmount = (text: string) => amountFirst.test(text)
const hasNumber = (text: string) => /[\d½¼¾⅓⅔⅛]/.test(text)
const withoutMark = (text: string) => text.replace(/^[^\p{L}\p{N}(]+\s+/u, '')

/** The stretch of the page with the most of the lines: a page may repeat its list. */
function bestStretch(found: readonly FoundLine[]): FoundLine[] {
  const stretches: FoundLine[][] = []
  for (const line of found) {
    const last = stretches.at(-1)
    const isNext = last && line.from - (last.at(-1)?.to ?? 0) <= gapAtMost
    if (isNext && !last.some(({ item }) => item === line.item)) last.push(line)
    else stretches.push([line])
  }
  return stretches.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** Whether a block starts another part than the ingredients. */
function isOtherPart(block: Block): boolean {
  const part = block.text.length <= 60 ? headingOf(block.text)?.part : undefined
  return part !== undefined && part !== 'ingredients'
}

const isSentence = ({ text }: Block) => text.length > 60 && /[.!。]["»”)]?$/.test(text) && !hasAmount(text)
/** "2x" is a button. */
const isButton = ({ text }: Block) => /^[\d/½]{1,4}\s?[x×]:?$|^[+–-]$/i.test(text)

/** The blocks that are set like the lines of a list, between them and right around them, as far as no step follows. */
function likeLines(
  blocks: readonly Block[],
  stretch: readonly FoundLine[],
  found: readonly FoundLine[],
): number[] {
  const kinds = new Set(
    stretch.flatMap(({ from, to }) => (to === from + 1 ? (blocks[from]?.kind ?? []) : [])),
  )
  const taken = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const isAlike = (block: Block | undefined) =>
    block !== undefined &&
    block.level === null &&
    kinds.has(block.kind) &&
    block.text.length <= longest &&
    !isSentence(block) &&
    !isButton(block)
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
    if (at >= end && (isOtherPart(block) || taken.has(at))) break
    if (at >= end && !isAlike(block)) headingAt = at
    if (!isAlike(block)) continue
    if (!taken.has(at)) alike.push(at)
    last = Math.max(last, at + 1)
  }
  return alike
}

/**
 * The ingredients of a page in the words that people see where those say more: some pages tell machines the first part
 * of a recipe only, all in one line, or the names without their amounts.
 */
export function ingredientsShown(blocks: readonly Block[], described: readonly string[]): string[] {
  if (described.length <= 2) {
    const headed = headedIngredients(blocks)?.lines ?? []
    if (headed.filter(hasAmount).length > 2 * described.length) return headed
  }
  const found = findLines(blocks, described)
  const stretch = bestStretch(found)
  if (stretch.length < 3 || stretch.length < described.length * 0.8) return [...described]
  const shown = (line: FoundLine) =>
    withoutMark(
      blocks
        .slice(line.from, line.to)
        .map(({ text }) => text)
        .join(' '),
    )
  const amounts = described.filter(hasNumber).length
  const isBare =
    amounts < described.length / 4 && stretch.filter((line) => hasNumber(shown(line))).length > amounts * 2
  const more = likeLines(blocks, stretch, found)
  const textAt = (at: number) => blocks[at]?.text ?? ''
  const isMore =
    more.length > described.length - stretch.length &&
    more.length <= described.length * 1.3 &&
    (more.filter((at) => hasAmount(textAt(at))).length * 2 >= more.length ||
      more.every((at) => /ingredient/i.test(blocks[at]?.kind ?? '')))
  if (!isBare && !isMore) return [...described]
  const lines = [
    ...stretch.map((line) => ({ at: line.from, text: isBare ? shown(line) : (described[line.item] ?? '') })),
    ...(isMore ? more.map((at) => ({ at, text: withoutMark(textAt(at)) })) : []),
  ].toSorted((a, b) => a.at - b.at)
  const known = new Set(stretch.map(({ item }) => item))
  return [...lines.map(({ text }) => text), ...described.filter((_, item) => !known.has(item))]
}
