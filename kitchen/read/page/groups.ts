import { plainText, type Block } from './blocks.ts'
import { findLines, type FoundLine } from './find-lines.ts'
import { hasAmount, headingAmong, isBesideHeading, isName, isOfAll, isShort, plainness } from './headings.ts'
import { headingOf } from '../text/sections.ts'
import { isOffer } from './shown/no-lines.ts'

/** More blocks between two ingredients are another part of the page. */
const gapAtMost = 12

/** A list of the page that shows ingredients, with the headings between them by the index of what follows. */
interface Shown {
  lines: FoundLine[]
  headings: Map<number, Block>
}

function shownIn(blocks: readonly Block[], lines: FoundLine[], items: readonly string[]): Shown {
  const kindsOfLines = new Set(lines.map(({ from }) => blocks[from]?.kind))
  const foods = items.map(plainText)
  // A food in a box of its own is a part of its line.
  const isFood = (block: Block) => {
    const text = plainness(block) === 3 ? plainText(block.text) : ''
    return text !== '' && foods.some((food) => food.includes(text))
  }
  const mayHead = (block: Block) =>
    isShort(block) &&
    !isOfAll(block) &&
    !isBesideHeading(block) &&
    (block.level !== null || !kindsOfLines.has(block.kind)) &&
    !isFood(block)
  const headings = new Map<number, Block>()
  for (const [at, { item, from }] of lines.entries()) {
    const before = lines[at - 1]
    const between = before ? blocks.slice(before.to, from) : []
    const heading = headingAmong(
      between.filter((block, place) => mayHead(block) && !isOffer(blocks, (before?.to ?? 0) + place)),
    )
    if (heading) headings.set(item, heading)
  }
  // What stands beside every other line is a remark, and no heading.
  if (headings.size > 3 && headings.size > lines.length / 2) {
    const plain = [...headings].filter(([, heading]) => plainness(heading) < 2)
    headings.clear()
    if (plain.length <= lines.length / 3) for (const [item, heading] of plain) headings.set(item, heading)
  }
  // Nor is what is set less plainly than the others.
  const hasPlain = [...headings.values()].some((heading) => plainness(heading) < 3)
  for (const [item, heading] of headings) if (hasPlain && plainness(heading) === 3) headings.delete(item)
  const kinds = new Set([...headings.values()].map(({ kind }) => kind))
  const levels = new Set([...headings.values()].flatMap(({ level }) => level ?? []))
  const [first] = lines
  // What stands above the heading of the whole list is not of it.
  const above = first ? blocks.slice(Math.max(first.from - gapAtMost, 0), first.from) : []
  const ofAll = above.findLastIndex(isOfAll)
  const opening = above.slice(ofAll + 1).filter(mayHead)
  // The only one within what is headed "Ingredients", unless it heads another part.
  const isOnly = opening.length === 1 && headingOf(opening[0]?.text ?? '') === null
  const heading = opening.findLast(
    ({ kind, level }) =>
      kinds.has(kind) ||
      (level !== null && levels.has(level)) ||
      (level !== null && level > (above[ofAll]?.level ?? 7) && isOnly) ||
      /ingredients?[\w-]*(?:group|section)|group-?name/i.test(kind),
  )
  if (first && heading) headings.set(first.item, heading)
  return { lines, headings }
}

/** The kind of block that most lines are set in. */
function usualKind(blocks: readonly Block[], lines: readonly FoundLine[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { from } of lines) {
    const kind = blocks[from]?.kind ?? ''
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The lines that are set as headings: many pages tell machines their headings as ingredients. */
function headingLines(
  blocks: readonly Block[],
  lines: readonly FoundLine[],
  items: readonly string[],
): Set<number> {
  const usual = usualKind(blocks, lines)
  const blockOf = ({ from }: FoundLine) => blocks[from]
  // A kind that also sets amounts is no heading's.
  const mixed = new Set(
    lines
      .map(blockOf)
      .flatMap((block) => (block && !(isName(block) && block.text.length <= 100) ? [block.kind] : [])),
  )
  // Nor is the kind of the last line, which has nothing below it.
  const last = items.length - 1
  for (const line of lines) if (line.item === last) mixed.add(blockOf(line)?.kind ?? '')
  const usualItems = new Set(lines.filter((line) => blockOf(line)?.kind === usual).map(({ item }) => item))
  const headings = lines.filter((line) => {
    const block = blockOf(line)
    // A line with an amount, or one that is set as usual elsewhere, only shares its words with a heading.
    if (hasAmount(items[line.item] ?? '') || usualItems.has(line.item)) return false
    return block && block.kind !== usual && !mixed.has(block.kind) && plainness(block) < 3
  })
  return new Set(headings.length > lines.length / 3 ? [] : headings.map(({ item }) => item))
}

/** The lists of a page: a page may repeat its ingredients, or set a list before the steps of each part. */
function listsOf(blocks: readonly Block[], found: readonly FoundLine[], items: readonly string[]): Shown[] {
  const lists: FoundLine[][] = []
  for (const line of found) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const isRepeated = list?.some(({ item }) => item === line.item)
    if (list && last && line.from - last.to <= gapAtMost && !isRepeated) list.push(line)
    else lists.push([line])
  }
  return lists.map((lines) => shownIn(blocks, lines, items))
}

export interface Groups {
  /** For the index of an ingredient the heading right before it. */
  before: Map<number, string>
  /** The ingredients that are no ingredients but headings. */
  headings: Set<number>
}

/**
 * The headings that stand between a page's ingredients. Machines are told the ingredients as one list, so they are
 * looked up where people see them. What stands before the first one is a heading only if it is set like those further
 * down, or says by its class that it is one.
 */
export function groupsOf(blocks: readonly Block[], items: readonly string[]): Groups {
  const all = findLines(blocks, items)
  const isHeading = ({ from }: FoundLine) => blocks[from]?.level != null
  const inLists = new Set(all.filter((line) => !isHeading(line)).map(({ item }) => item))
  const found = all.filter((line) => {
    if (!isHeading(line)) return true
    // "Plantain tortillas" over a list is no "8 plantain tortillas", and "Homemade pesto" no "pesto" that is listed below it.
    const text = blocks[line.from]?.text ?? ''
    return !inLists.has(line.item) && (!hasAmount(items[line.item] ?? '') || hasAmount(text))
  })
  const headings = headingLines(blocks, found, items)
  const lists = listsOf(
    blocks,
    found.filter(({ item }) => !headings.has(item)),
    items,
  )
  const before = new Map<number, string>()
  const known = new Set<number>()
  const saysSo = ({ lines }: Shown) => /ingredient/i.test(blocks[lines[0]?.from ?? 0]?.kind ?? '')
  const exactIn = ({ lines }: Shown) => {
    const exact = lines.filter(({ isSame }) => isSame).map(({ item }) => item)
    return exact.length > 2 ? exact : []
  }
  const exact = new Set(lists.flatMap(exactIn))
  const worth = (list: Shown) => list.lines.length + list.headings.size + (saysSo(list) ? 3 : 0)
  for (const list of lists.toSorted((a, b) => worth(b) - worth(a))) {
    // Among lines that stand as they are told, one that is only alike is not the one that stands so elsewhere.
    const isExact = exactIn(list).length > 0
    const news = list.lines.filter(
      ({ item, isSame }) => !known.has(item) && (isSame || !isExact || !exact.has(item)),
    )
    if (known.size > 0 && news.length < 2) continue
    for (const { item } of news) {
      known.add(item)
      const heading = list.headings.get(item)
      if (heading) before.set(item, heading.text.replace(/\s*:$/, ''))
    }
  }
  return { before, headings }
}
