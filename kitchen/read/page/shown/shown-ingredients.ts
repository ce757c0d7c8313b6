import { plainText, type Block } from '../blocks.ts'
import { findLines, type FoundLine } from '../find-lines.ts'
import { headedIngredients } from './headed-lists.ts'
import { gapAtMost, hasAmount, likeLines, longest, partsOfTold, withoutAgain } from './like-lines.ts'
import { isBareAmount } from './no-lines.ts'

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

/** The lines with their amounts, where a page sets those in boxes of their own, before or behind the foods. */
function amountsBeside(blocks: readonly Block[], stretch: readonly FoundLine[]): string[] | null {
  const besides = [({ from }: FoundLine) => blocks[from - 1], ({ to }: FoundLine) => blocks[to]]
  const [boxes] = besides
    .map((beside) =>
      stretch.map((line) => beside(line)).map((box) => (box && isBareAmount(box) ? box.text : '')),
    )
    .toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length)
  if (!boxes || boxes.filter(Boolean).length < stretch.length / 2) return null
  const textOf = ({ from, to }: FoundLine) =>
    withoutMark(
      blocks
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    )
  return stretch.map((line, place) => `${boxes[place] ?? ''} ${textOf(line)}`.trim())
}

/** The lines of a page that tells machines no more than the headings of its list. */
function belowHeadings(blocks: readonly Block[], described: readonly string[]): string[] | null {
  if (described.length < 2 || described.some(hasNumber)) return null
  const names = new Set(described.map(plainText))
  const headings = blocks.flatMap((block, at) =>
    block.level !== null && names.has(plainText(block.text)) ? [at] : [],
  )
  const first = headings.slice(0, described.length)
  if (new Set(first.map((at) => plainText(blocks[at]?.text ?? ''))).size < names.size) return null
  const lines = first.flatMap((at) => {
    const end = blocks.findIndex((block, next) => next > at && block.level !== null)
    const below = blocks.slice(at + 1, end < 0 ? blocks.length : end)
    return [
      `${blocks[at]?.text ?? ''}:`,
      ...below.map(({ text }) => text).filter((text) => text.length <= longest),
    ]
  })
  return lines.filter(hasAmount).length > described.length ? lines : null
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
  const headed = belowHeadings(blocks, described)
  if (headed) return headed
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
  const boxes = amounts < described.length / 4 ? amountsBeside(blocks, stretch) : null
  if (boxes) {
    const known = new Set(stretch.map(({ item }) => item))
    return [...boxes, ...described.filter((_, item) => !known.has(item))]
  }
  const isBare =
    amounts < described.length / 4 && stretch.filter((line) => hasNumber(shown(line))).length > amounts * 2
  const textAt = (at: number) => blocks[at]?.text ?? ''
  const isTold = partsOfTold(described, found)
  const isWithin = (at: number) => at >= (stretch[0]?.from ?? 0) && at < (stretch.at(-1)?.to ?? 0)
  const more = withoutAgain(likeLines(blocks, stretch, found), stretch.at(-1)?.to ?? 0, found)
    .filter((at) => found.some(({ from }) => from === at) || !isTold(blocks[at] as Block, at))
    .filter((at) => !isBare || isWithin(at) || hasAmount(textAt(at)))
  const areItems = more.every((at) => blocks[at]?.isItem)
  const goesOn = areItems && more.every((at) => at >= (stretch.at(-1)?.to ?? 0))
  const isMore =
    more.length > described.length - stretch.length &&
    more.length <= described.length * (goesOn ? 2 : 1.3) &&
    (more.filter((at) => hasAmount(textAt(at))).length * 2 >= more.length ||
      (isBare && areItems) ||
      more.every((at) => /ingredient/i.test(blocks[at]?.kind ?? '')))
  if (!isBare && !isMore) return [...described]
  const lines = [
    ...stretch.map((line) => ({ at: line.from, text: isBare ? shown(line) : (described[line.item] ?? '') })),
    ...(isMore ? more.map((at) => ({ at, text: withoutMark(textAt(at)) })) : []),
  ].toSorted((a, b) => a.at - b.at)
  const known = new Set(stretch.map(({ item }) => item))
  return [...lines.map(({ text }) => text), ...described.filter((_, item) => !known.has(item))]
}
