import { headingOf } from '../../text/sections.ts'
import type { Block } from '../blocks.ts'
import { withAmountsInBoxes } from './amount-boxes.ts'
import {
  isAmount,
  isBareAmount,
  isButton,
  isOffer,
  isOfFile,
  isOfTable,
  saysServings,
  saysTime,
} from './no-lines.ts'

/** What a page without marks for machines shows to people. */
export interface ShownLists {
  title: string
  ingredients: string[]
  steps: string[]
}

export const itemsAtMost = 150

export const isLine = ({ text, kind }: Block) =>
  (text.length > 1 || /[\d½¼¾⅓⅔⅛]/.test(text)) &&
  text.length < 2_000 &&
  !kind.startsWith('figcaption') &&
  !/^(?:https?:\/\/|www\.)\S+$/i.test(text)

/** What a shop takes is no part of a line. */
const withoutPrice = (text: string) => text.replace(/\s*\d{1,3}[.,]\d{2}\s?[€$£]$/u, '')

export const partOf = (block: Block) =>
  block.text.length <= 60 ? (headingOf(block.text.replace(/\.$/, ''))?.part ?? null) : null

/** As lines of a list: what is set as a heading among the others names a part of it. */
export function linesWithHeadings(blocks: readonly Block[]): string[] {
  const lines = withAmountsInBoxes(blocks)
    .filter(
      (block, at, all) =>
        (block.text.length > 1 || isBareAmount(block)) &&
        !isButton(block) &&
        !isOfTable(block) &&
        !isOfFile(block) &&
        !saysTime(block) &&
        !isOffer(all, at) &&
        !saysServings(block),
    )
    .map((block) => ({ ...block, text: withoutPrice(block.text) }))
  const hasItems = lines.some((block) => block.isItem && isAmount(block))
  // What is set like the lines with amounts is a line.
  const levels = new Set(lines.filter(isAmount).map(({ level }) => level))
  const isHigher = ({ level }: Block) => level !== null && !levels.has(level)
  const headings = lines.filter((block) => isHigher(block) && !isAmount(block))
  // Where most lines are set as headings, none is one.
  const mayHead = headings.length <= lines.length / 3
  const isHeading = (block: Block) =>
    !isAmount(block) && mayHead && ((hasItems && !block.isItem) || isHigher(block))
  return lines.map((block) => (isHeading(block) ? `${block.text.replace(/:$/, '')}:` : block.text))
}

/**
 * The heading of the page, or the recipe's own where that is a part of it: "Wild garlic pesto", of "Wild garlic pesto and 5
 * ways …". Without one it is the highest heading above the end of the list.
 */
export function titleIn(blocks: readonly Block[], end: number): string {
  const above = blocks
    .slice(0, end)
    .filter((block) => block.level !== null && partOf(block) === null && !block.isBeside)
    .toSorted((a, b) => (a.level ?? 7) - (b.level ?? 7))
  const title = (blocks.find(({ level }) => level === 1) ?? above[0])?.text ?? ''
  const own = blocks.find(
    ({ text, level }) =>
      level !== null &&
      level > 1 &&
      text.length >= 5 &&
      title.startsWith(text) &&
      /^\s*[–—:|,-]/.test(title.slice(text.length)),
  )
  return own?.text ?? title
}
