import type { Block } from '../blocks.ts'
import { itemsAtMost, linesWithHeadings, titleIn, type ShownLists } from './lines.ts'
import { isAmount, isBareAmount, isCounted, isNumberedHeading } from './no-lines.ts'
import { stepsAfter, withoutCount } from './steps.ts'

/** Fewer lines with amounts are no list of ingredients. */
const amountsAtLeast = 3

/** Whether a block is an item of the same list as its neighbour. */
const isLineOf = (block: Block | undefined, neighbour: Block | undefined): boolean =>
  block !== undefined &&
  neighbour?.isItem === true &&
  block.isItem &&
  block.level === null &&
  block.kind === neighbour.kind &&
  block.text.length <= 120

/** "Salt and pepper", a link in a list whose other lines are none. */
const isLast = (blocks: readonly Block[], at: number): boolean => {
  const [before, block, after] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  const isItem = before?.isItem === true && block?.isItem === true && block.level === null
  return isItem && block.kind !== before.kind && block.text.length <= 60 && after?.isItem === false
}

/**
 * "250 g" in a box of its own, whose unit is too short for a word: it goes on with a list, but makes none, since tables of
 * nutrients are full of them.
 */
const isShortAmount = (block: Block | undefined) =>
  block !== undefined && isBareAmount(block) && /\p{L}/u.test(block.text)

/** "Flour" above "200 g", where the foods below it are set like that one. */
const isBelowName = (blocks: readonly Block[], at: number): boolean => {
  const [name, amount, next] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  return (
    name !== undefined &&
    amount !== undefined &&
    isBareAmount(amount) &&
    name.kind === next?.kind &&
    name.kind !== amount.kind &&
    name.level === null
  )
}

/** Up to where foods of a kind follow each other, with or without an amount below. */
function endOfPairs(blocks: readonly Block[], from: number, nameKind: string | undefined): number {
  const isPart = (block: Block, at: number) =>
    block.kind === nameKind ||
    (blocks[at - 1]?.kind === nameKind && (isAmount(block) || isShortAmount(block)))
  const end = blocks.findIndex((block, at) => at >= from && !isPart(block, at))
  return end < 0 ? blocks.length : end
}

/** So many lines without amounts may stand before the first with one. */
const linesBefore = 12

/** The stretches of blocks that are set alike, with lines of amounts among them. */
function listsOfAmounts(blocks: readonly Block[]): { from: number; to: number; amounts: number }[] {
  const lists: { from: number; to: number; amounts: number }[] = []
  for (let from = 0; from < blocks.length; from += 1) {
    if (!blocks[from] || !isAmount(blocks[from] as Block)) continue
    let to = from
    let amounts = 0
    const kind = blocks[from]?.kind
    // The first lines may have no amount.
    for (let back = 0; back < linesBefore && isLineOf(blocks[from - 1], blocks[from]); back += 1) from -= 1
    if (isBelowName(blocks, from)) from -= 1
    while (isShortAmount(blocks[from - 1]) && isBelowName(blocks, from - 1)) from -= 2
    for (; to < blocks.length && to - from < itemsAtMost; to += 1) {
      const block = blocks[to] as Block
      if (isAmount(block)) amounts += 1
      // A blank line ends a list that has no elements of its own, unless a part of it follows.
      else if (block.isApart && amounts >= amountsAtLeast && !isAmount(blocks[to + 1] ?? block)) break
      else if (isCounted(block.text)) break
      else if (isLast(blocks, to)) {
        to += 1
        break
      } else if ((block.kind !== kind && !isLineOf(block, blocks[to - 1])) || block.text.length > 120) break
    }
    // The next foods may have a short amount below them, or none.
    if (isBelowName(blocks, from + 1)) {
      const end = endOfPairs(blocks, to, blocks[from]?.kind)
      amounts += blocks.slice(to, end).filter(isAmount).length
      to = Math.min(end, from + itemsAtMost)
    }
    lists.push({ from, to, amounts })
    from = to
  }
  return lists
}

/** Lists with no more than a heading between them are one. */
function joined(blocks: readonly Block[], lists: ReturnType<typeof listsOfAmounts>) {
  const all: typeof lists = []
  for (const list of lists) {
    const last = all.at(-1)
    const isStep = blocks
      .slice(last?.to, list.from)
      .some((block, at) => isNumberedHeading(block, blocks[(last?.to ?? 0) + at + 1]))
    if (last && list.from - last.to <= 2 && !isStep)
      Object.assign(last, { to: list.to, amounts: last.amounts + list.amounts })
    else all.push({ ...list })
  }
  return all
}

/** The longest list of lines with amounts, and the sentences after it: in whatever language, under whatever heading. */
export function unheadedLists(blocks: readonly Block[]): ShownLists | null {
  const [list] = joined(blocks, listsOfAmounts(blocks)).toSorted((a, b) => b.amounts - a.amounts)
  if (!list || list.amounts < amountsAtLeast) return null
  const steps = stepsAfter(blocks, list.to)
  if (steps.length === 0) return null
  return {
    title: titleIn(blocks, list.to),
    ingredients: linesWithHeadings(blocks.slice(list.from, list.to)),
    steps: withoutCount(steps),
  }
}
