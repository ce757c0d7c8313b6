import type { Block } from '../blocks.ts'
import { amountFirst, isBareAmount, isOfTable } from './no-lines.ts'

/** The kind that most of some blocks are of. */
function usualKind(blocks: readonly (Block | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { kind } of blocks.filter((each) => each !== undefined))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Fewer are lines that happen to follow each other so. */
const pairsAtLeast = 3

/**
 * Which blocks hold the amount of the food that the block after them names: such a list ends with a food, and has none
 * above its first amount.
 */
function amountsAbove(blocks: readonly Block[], amountKind: string | undefined): Set<number> {
  const all = blocks.flatMap((block, at) => (block.kind === amountKind && isBareAmount(block) ? [at] : []))
  const nameKind = usualKind(all.map((at) => blocks[at + 1]))
  const isNameAt = (at: number) => blocks[at]?.kind === nameKind && !amountFirst.test(blocks[at]?.text ?? '1')
  const [first = 0] = all
  if (nameKind === amountKind || !isNameAt((all.at(-1) ?? 0) + 1) || isNameAt(first - 1)) return new Set()
  return new Set(all.filter((at) => isNameAt(at + 1)))
}

/** Which blocks hold the amount of the food that the block before them names: "Flour", below it "200 g". */
function amountBoxes(blocks: readonly Block[]): {
  below: Set<number>
  above: Set<number>
  nameKind: string | undefined
} {
  const isName = (block: Block | undefined) =>
    block !== undefined && block.level === null && !amountFirst.test(block.text) && block.text.length <= 80
  const isPair = (at: number) =>
    isBareAmount(blocks[at] as Block) && isName(blocks[at - 1]) && blocks[at - 1]?.kind !== blocks[at]?.kind
  const all = blocks.flatMap((_, at) => (isPair(at) ? [at] : []))
  const amountKind = usualKind(all.map((at) => blocks[at]))
  const nameKind = usualKind(all.map((at) => blocks[at - 1]))
  // In a table with a head, the foods may be links or not.
  const isTable = blocks.some(isOfTable)
  const pairs = all.filter(
    (at) => blocks[at]?.kind === amountKind && (isTable || blocks[at - 1]?.kind === nameKind),
  )
  const amounts = blocks.filter(({ kind }) => kind === amountKind).length
  const names = blocks.filter(({ kind }) => kind === nameKind).length
  // An amount that is a line of its own stands below another one, too.
  const named = pairs.filter((at) => blocks[at - 1]?.kind === nameKind)
  const isUsual = pairs.length >= amounts * 0.9 && named.length >= names * 0.6
  const above = amountsAbove(blocks, amountKind)
  if (above.size >= pairsAtLeast) return { below: new Set(), above, nameKind }
  return { below: new Set(pairs.length >= pairsAtLeast && isUsual ? pairs : []), above: new Set(), nameKind }
}

const isRemark = ({ kind, isItem }: Block) => isItem && /^\w+ (?:.*\s)?notes?$/i.test(kind)

/** The lines of a list whose amounts and remarks the page sets in boxes of their own, below or above the names of the foods. */
export function withAmountsInBoxes(blocks: readonly Block[]): Block[] {
  const { below, above, nameKind } = amountBoxes(blocks)
  const lines: Block[] = []
  // The head of a table may say the unit of its numbers.
  const head = blocks.find(({ text }) => /^(?:kg|g|ml|l|oz|lbs?)$/i.test(text))?.text.toLowerCase()
  const inUnit = (text: string) => (head && /^[\d.,]+$/.test(text) ? `${text} ${head}` : text)
  for (const [at, block] of blocks.entries()) {
    const last = lines.at(-1)
    if (last && below.has(at))
      lines[lines.length - 1] = { ...last, text: `${inUnit(block.text)} ${last.text}` }
    else if (last && above.has(at - 1))
      lines[lines.length - 1] = { ...block, text: `${last.text} ${block.text}` }
    else if (last && isRemark(block) && !isRemark(last))
      lines[lines.length - 1] = { ...last, text: `${last.text}, ${block.text}` }
    else {
      const isHeading =
        below.size > 0 && head === undefined && block.kind !== nameKind && !amountFirst.test(block.text)
      lines.push(isHeading ? { ...block, text: `${block.text.replace(/\s*:$/, '')}:` } : block)
    }
  }
  return lines
}
