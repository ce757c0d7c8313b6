import { headingOf } from '../../text/sections.ts'
import type { Block } from '../blocks.ts'
import { isLine, itemsAtMost, linesWithHeadings, partOf, titleIn, type ShownLists } from './lines.ts'
import {
  amountFirst,
  isAmount,
  isCounted,
  isNumberedHeading,
  isOffer,
  isOfTable,
  saysTime,
} from './no-lines.ts'
import { forWhat, partLists, stepsOfParts, type Candidate, type HeadedList } from './part-lists.ts'
import { runOfSteps, stepsAfter, withoutCount } from './steps.ts'

const isStepLike = ({ text }: Block) =>
  text.length > 60 && /[.!]$/.test(text) && !amountFirst.test(text) && text.includes(' ') && !inOneLine(text)

/** A heading as high as that of the list, with amounts right below it, is one of its parts. */
const isPartOfList = (blocks: readonly Block[], at: number) =>
  blocks.slice(at + 1, at + 3).every((block) => isAmount(block) && block.isItem)

/** "Ingredient | KG": the head of a table, below what it is for. */
const isTableHead = (blocks: readonly Block[], at: number) =>
  partOf(blocks[at] as Block) === 'ingredients' &&
  blocks[at + 1] !== undefined &&
  isOfTable(blocks[at + 1] as Block)

/** The blocks after a heading up to the next heading of another part, or of the same or a higher level. */
function below(blocks: readonly Block[], at: number, part: 'ingredients' | 'steps'): Block[] {
  const level = blocks[at]?.level ?? 7
  const lines: Block[] = []
  for (let next = at + 1; next < Math.min(at + 1 + itemsAtMost, blocks.length); next += 1) {
    const block = blocks[next] as Block
    if (isOffer(blocks, next)) continue
    if (part === 'ingredients' && isTableHead(blocks, next)) {
      const name = lines.pop()
      if (name) lines.push({ ...name, text: `${name.text.replace(/:$/, '')}:` })
      continue
    }
    const isHigh = block.level !== null && block.level <= level
    if (partOf(block) !== null || (isHigh && (part === 'steps' || !isPartOfList(blocks, next)))) break
    if (part === 'ingredients' && lines.length > 2 && isNumberedHeading(block, blocks[next + 1])) break
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
function inlineList(block: Block, at: number): HeadedList | null {
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
export function headedIngredients(blocks: readonly Block[]): HeadedList | null {
  const candidates: Candidate[] = []
  let inline: HeadedList | null = null
  for (const [at, block] of blocks.entries()) {
    inline ??= inlineList(block, at)
    if (partOf(block) !== 'ingredients') continue
    const under = below(blocks, at, 'ingredients')
    const found = takenApart(under).filter(({ text }) => text.length <= 250)
    const last = under.at(-1)
    if (last) candidates.push({ at, blocks: found, end: blocks.lastIndexOf(last) + 1 })
  }
  const [best] = candidates.toSorted((a, b) => likeness(b.blocks) - likeness(a.blocks))
  if (!best) return inline
  return (
    (forWhat.test(blocks[best.at]?.text ?? '') ? partLists(blocks, candidates) : null) ?? {
      lines: linesWithHeadings(best.blocks),
      end: best.end,
    }
  )
}

/**
 * The ingredients and steps of a page that says them to people only: what stands under a heading that means one of
 * them in one of the four languages. Of several the one with the most lines counts. Null unless both are there.
 */
export function headedLists(blocks: readonly Block[]): ShownLists | null {
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
  const ofParts = ingredients.parts ? stepsOfParts(blocks, ingredients.parts) : []
  const told =
    ofParts.length > steps.length ? ofParts : steps.length > 0 ? steps : stepsAfter(blocks, ingredients.end)
  if (told.length === 0) return null
  return {
    title: titleIn(blocks, ingredients.end),
    ingredients: ingredients.lines,
    steps: withoutCount(told),
  }
}
