import { languages } from '#shared/constants/languages.ts'
import type { Block } from './blocks.ts'
import { headingOf } from '../text/sections.ts'
import { readServings, readTimes } from '../text/serving-and-times.ts'

/** What a page without marks for machines shows to people. */
export interface ShownLists {
  title: string
  ingredients: string[]
  steps: string[]
}

const itemsAtMost = 150
const isLine = ({ text, kind }: Block) =>
  text.length > 1 &&
  text.length < 2_000 &&
  !kind.startsWith('figcaption') &&
  !/^(?:https?:\/\/|www\.)\S+$/i.test(text)
/** "2x" is a button, and what a shop takes is no part of a line. */
const isButton = ({ text }: Block) => /^[\d/½]{1,4}\s?[x×]:?$|^[+–-]$/i.test(text)
const withoutPrice = (text: string) => text.replace(/\s*\d{1,3}[.,]\d{2}\s?[€$£]$/u, '')
const partOf = (block: Block) => (block.text.length <= 60 ? (headingOf(block.text)?.part ?? null) : null)

const amountFirst = /^[^\p{L}\d]{0,3}(?:\d|[½¼¾⅓⅔⅛])/u
const isCounted = (text: string) => text.length > 40 && /^\d{1,2}[.)]?\s\p{Lu}.*[.!]$/u.test(text)
const isStepLike = ({ text }: Block) =>
  text.length > 60 && /[.!]$/.test(text) && !amountFirst.test(text) && text.includes(' ') && !inOneLine(text)
const isAmount = ({ text }: Block) => amountFirst.test(text) && text.length <= 160 && /\p{L}{2}/u.test(text)

/** A heading as high as that of the list, with amounts right below it, is one of its parts. */
const isPartOfList = (blocks: readonly Block[], at: number) =>
  blocks.slice(at + 1, at + 3).every((block) => isAmount(block) && block.isItem)

/** "Baking: 20 min" */
const saysTime = ({ text }: Block) =>
  text.length <= 60 &&
  /\d/.test(text) &&
  !amountFirst.test(text) &&
  languages.some((language) => Object.values(readTimes(text, language)).some((time) => time !== null))

/** The blocks after a heading up to the next heading of another part, or of the same or a higher level. */
function below(blocks: readonly Block[], at: number, part: 'ingredients' | 'steps'): Block[] {
  const level = blocks[at]?.level ?? 7
  const lines: Block[] = []
  for (let next = at + 1; next < Math.min(at + 1 + itemsAtMost, blocks.length); next += 1) {
    const block = blocks[next] as Block
    const isHigh = block.level !== null && block.level <= level
    if (partOf(block) !== null || (isHigh && (part === 'steps' || !isPartOfList(blocks, next)))) break
    // Sentences and times after the lines of a list are of another part.
    const isEnough = lines.length > 2 || lines.some(({ text }) => inOneLine(text))
    if (part === 'ingredients' && isEnough && (isStepLike(block) || isCounted(block.text) || saysTime(block)))
      break
    if (isLine(block)) lines.push(block)
  }
  // A page goes on after its last step: with lists only the items count, as far as they go.
  const isList = lines.some(({ isItem }) => isItem)
  const isOfItems =
    part === 'steps' || !lines.some(isAmount) || lines.some((each) => each.isItem && isAmount(each))
  return isList && isOfItems ? lines.slice(0, lines.findLastIndex(({ isItem }) => isItem) + 1) : lines
}

/** As lines of a list: what is set as a heading among the others names a part of it. */
function linesWithHeadings(blocks: readonly Block[]): string[] {
  const lines = blocks
    .filter((block) => !isButton(block) && (block.text.length > 25 || readServings(block.text) === null))
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

/** How much like a list of ingredients some blocks are: lines with amounts first, then how many there are. */
const likeness = (blocks: readonly Block[]) => 1000 * blocks.filter(isAmount).length + blocks.length

/**
 * "200 g flour • 100 g butter • 1 egg", or with commas, perhaps behind a label: a list in one line, as its label and its lines;
 * null where less than three of them begin with an amount.
 */
function inOneLine(text: string): { label: string; lines: string[] } | null {
  if (text.length > 1_500) return null
  const [, label = '', rest = ''] = /^(?:([^:\d]{2,80}):)?(.*)$/s.exec(text) ?? []
  const isBulleted = rest.split(/[•●▪]/).length > 2
  const lines = rest
    .replace(/\.$/, '')
    .split(isBulleted ? /[•●▪]/ : /\s*(?:;|,(?!\d))\s*/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return lines.filter((each) => amountFirst.test(each)).length >= 3 ? { label: label.trim(), lines } : null
}

/** "Ingredients: 200 g flour, 100 g butter and 1 egg": a list in one sentence. */
function inlineList(block: Block, at: number): { lines: string[]; end: number } | null {
  const list = inOneLine(block.text)
  return list && headingOf(`${list.label}:`)?.part === 'ingredients'
    ? { lines: list.lines, end: at + 1 }
    : null
}

/** The blocks with those that hold several lines taken apart; the label of such a one is a heading. */
const takenApart = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    const list = amountFirst.test(block.text) && !/[•●▪]/.test(block.text) ? null : inOneLine(block.text)
    const lines = list && [...(list.label === '' ? [] : [`${list.label}:`]), ...list.lines]
    return lines?.map((text) => ({ ...block, text })) ?? [block]
  })

/** The lines under a heading that means ingredients; of several lists the one with the most amounts. */
export function headedIngredients(blocks: readonly Block[]): { lines: string[]; end: number } | null {
  let best: { blocks: Block[]; end: number } | null = null
  let inline: { lines: string[]; end: number } | null = null
  for (const [at, block] of blocks.entries()) {
    inline ??= inlineList(block, at)
    if (partOf(block) !== 'ingredients') continue
    const under = below(blocks, at, 'ingredients')
    const found = takenApart(under).filter(({ text }) => text.length <= 250)
    const last = under.at(-1)
    if (last && likeness(found) > likeness(best?.blocks ?? []))
      best = { blocks: found, end: blocks.lastIndexOf(last) + 1 }
  }
  return best ? { lines: linesWithHeadings(best.blocks), end: best.end } : inline
}

/**
 * The ingredients and steps of a page that says them to people only: what stands under a heading that means one of
 * them in one of the four languages. Of several the one with the most lines counts. Null unless both are there.
 */
function headedLists(blocks: readonly Block[]): ShownLists | null {
  const ingredients = headedIngredients(blocks)
  if (!ingredients || ingredients.lines.length < 2) return null
  let headed: Block[] = []
  for (const [at, block] of blocks.entries()) {
    if (partOf(block) !== 'steps') continue
    const lines = below(blocks, at, 'steps')
    if (lines.length > headed.length) headed = lines
  }
  const steps = runOfSteps(headed)
    .filter(({ text }) => /\p{L}{3}/u.test(text))
    .map(({ text }) => text)
  const told = steps.length > 0 ? steps : stepsAfter(blocks, ingredients.end)
  if (told.length === 0) return null
  return {
    title: titleIn(blocks, ingredients.end),
    ingredients: ingredients.lines,
    steps: withoutCount(told),
  }
}

const stepNumber = /^\d{1,2}\s*[.)][-–]?\s/

/** "1 Slice the leeks": numbers without a mark, which stood in boxes of their own. */
const withoutCount = (steps: readonly string[]): string[] =>
  steps.map((text, at) =>
    steps.every((each, place) => each.startsWith(`${place + 1} `)) ? text.slice(`${at + 1} `.length) : text,
  )

/**
 * The steps among the blocks below their heading, as far as they are set alike: what follows them on a page, such as the
 * comments, is set otherwise. A remark or a heading between two steps is one of them.
 */
function runOfSteps(blocks: readonly Block[]): Block[] {
  const sentences = blocks.filter((block) => isSentence(block) && block.level === null)
  const kinds = new Set(sentences.slice(0, 3).map(({ kind }) => kind))
  const isNumbered = sentences.length > 1 && sentences.slice(0, 2).every(({ text }) => stepNumber.test(text))
  const isStep = (block: Block) =>
    isNumbered ? stepNumber.test(block.text) : kinds.has(block.kind) && block.level === null
  let end = 0
  for (let at = 0, others = 0; at < blocks.length && others < 3; at += 1) {
    const block = blocks[at] as Block
    if (isStep(block)) {
      end = at + 1
      others = 0
    } else if (block.text.length > 3) others += 1
  }
  return end === 0 ? [...blocks] : blocks.slice(0, end)
}

/**
 * The heading of the page, or the recipe's own where that is a part of it: "Wild garlic pesto", of "Wild garlic pesto and 5
 * ways …". Without one it is the highest heading above the end of the list.
 */
function titleIn(blocks: readonly Block[], end: number): string {
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
/** A short one has four words and a full stop. */
const isSentence = ({ text }: Block) => text.length >= 30 || /^\p{Lu}(?:\S*\s){3}.*\.$/u.test(text)
/** Fewer lines with amounts are no list of ingredients. */
const amountsAtLeast = 3
/** So many short lines after a step are the rest of the page. */
const shortLinesAtMost = 5

/** Whether a block is an item of the same list as its neighbour. */
const isLineOf = (block: Block | undefined, neighbour: Block | undefined): boolean =>
  block !== undefined &&
  neighbour?.isItem === true &&
  block.isItem &&
  block.level === null &&
  block.kind === neighbour.kind &&
  block.text.length <= 120

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
    for (; to < blocks.length && to - from < itemsAtMost; to += 1) {
      const block = blocks[to] as Block
      if (isAmount(block)) amounts += 1
      // A blank line ends a list that has no elements of its own, unless a part of it follows.
      else if (block.isApart && amounts >= amountsAtLeast && !isAmount(blocks[to + 1] ?? block)) break
      else if ((block.kind !== kind && !isLineOf(block, blocks[to - 1])) || block.text.length > 120) break
    }
    lists.push({ from, to, amounts })
    from = to
  }
  return lists
}

/** Lists with no more than a heading between them are one. */
function joined(lists: ReturnType<typeof listsOfAmounts>) {
  const all: typeof lists = []
  for (const list of lists) {
    const last = all.at(-1)
    if (last && list.from - last.to <= 2)
      Object.assign(last, { to: list.to, amounts: last.amounts + list.amounts })
    else all.push({ ...list })
  }
  return all
}

function stepsAfter(blocks: readonly Block[], at: number): string[] {
  const found: Block[] = []
  let short = 0
  // Steps of a recipe do not go on under a heading as high as that of its list.
  const heading = blocks.slice(0, at).findLast((block) => partOf(block) === 'ingredients')
  const highest = Math.max(2, heading?.level ?? 2)
  for (const block of blocks.slice(at, at + itemsAtMost)) {
    if (block.isBeside) continue
    if (isSentence(block) && block.level === null && isLine(block)) found.push(block)
    short = isSentence(block) ? 0 : short + 1
    if (found.length > 0 && (short >= shortLinesAtMost || (block.level ?? 7) <= highest)) break
  }
  return runOfSteps(found).map(({ text }) => text)
}

/** The longest list of lines with amounts, and the sentences after it: in whatever language, under whatever heading. */
function unheadedLists(blocks: readonly Block[]): ShownLists | null {
  const [list] = joined(listsOfAmounts(blocks)).toSorted((a, b) => b.amounts - a.amounts)
  if (!list || list.amounts < amountsAtLeast) return null
  const steps = stepsAfter(blocks, list.to)
  if (steps.length === 0) return null
  return {
    title: titleIn(blocks, list.to),
    ingredients: linesWithHeadings(blocks.slice(list.from, list.to)),
    steps: withoutCount(steps),
  }
}

/** The ingredients and steps that a page shows, told by their headings, else by how they are set; null for neither. */
export const shownListsOf = (blocks: readonly Block[]): ShownLists | null =>
  headedLists(blocks) ?? unheadedLists(blocks)
