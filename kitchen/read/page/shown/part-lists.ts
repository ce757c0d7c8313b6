import type { Block } from '../blocks.ts'
import { sectionMark } from '../marks.ts'
import { isLine, linesWithHeadings } from './lines.ts'
import { isAmount } from './no-lines.ts'
import { stepsAfter } from './steps.ts'

export interface HeadedList {
  lines: string[]
  /** The block after its last line. */
  end: number
  /** Where a page has a list for each part: their headings, and where their steps may stand. */
  parts?: { heading: string; from: number; to: number }[]
}

export interface Candidate {
  at: number
  blocks: Block[]
  end: number
}

/** "Ingredients for the dough" */
export const forWhat = /^\p{L}+\s+((?:for|für|pour|para)\s.{2,60})$/iu

/** Where no heading ends a list, what is set otherwise after its last amount is of the steps. */
function upToLastAmount(blocks: readonly Block[]): Block[] {
  const last = blocks.findLastIndex(isAmount)
  const { kind, isItem } = blocks[last] ?? {}
  const other = blocks.findIndex((block, at) => at > last && (block.kind !== kind || block.isItem !== isItem))
  return blocks.slice(0, other < 0 ? blocks.length : other)
}

/** The block after its last amount: its steps follow. */
function endOf(blocks: readonly Block[], part: Candidate): number {
  const last = upToLastAmount(part.blocks).at(-1)
  const at = last ? blocks.lastIndexOf(last) : -1
  return at < 0 ? part.end : at + 1
}

/** The lists of a page that has one for each part, under headings that say for which. */
export function partLists(blocks: readonly Block[], candidates: readonly Candidate[]): HeadedList | null {
  const parts = candidates.filter(
    ({ at, blocks: under }) => forWhat.test(blocks[at]?.text ?? '') && under.filter(isAmount).length > 1,
  )
  const headings = parts.map(({ at }) =>
    (forWhat.exec(blocks[at]?.text ?? '')?.[1] ?? '').replace(/\s*\([^()]*\)|\s*:$/g, ''),
  )
  if (parts.length < 2 || new Set(headings).size < parts.length) return null
  return {
    lines: parts.flatMap((part, place) => [
      `${headings[place]}:`,
      ...linesWithHeadings(upToLastAmount(part.blocks)),
    ]),
    end: parts.at(-1)?.end ?? 0,
    parts: parts.map((part, place) => ({
      heading: headings[place] ?? '',
      from: endOf(blocks, part),
      to: parts[place + 1]?.at ?? blocks.length,
    })),
  }
}

/** The steps of the parts of a recipe, each below its list. */
export const stepsOfParts = (blocks: readonly Block[], parts: NonNullable<HeadedList['parts']>): string[] =>
  parts.flatMap(({ heading, from, to }) => {
    const between = blocks.slice(0, to)
    const items = between.slice(from).filter((block) => block.isItem && block.level === null && isLine(block))
    const steps =
      to < blocks.length && items.length > 1 ? items.map(({ text }) => text) : stepsAfter(between, from)
    return steps.length > 0 ? [`${sectionMark}${heading}`, ...steps] : []
  })
