import { isLine, itemsAtMost, partOf } from './lines.ts'
import type { Block } from '../blocks.ts'

/** A short one has four words and a full stop. */
const isSentence = ({ text }: Block) => text.length >= 30 || /^\p{Lu}(?:\S*\s){3}.*\.$/u.test(text)

/** So many short lines after a step are the rest of the page. */
const shortLinesAtMost = 5

const stepNumber = /^\d{1,2}\s*[.)][-–]?\s/

/** "1 Slice the leeks": numbers without a mark, which stood in boxes of their own. */
export const withoutCount = (steps: readonly string[]): string[] =>
  steps.map((text, at) =>
    steps.every((each, place) => each.startsWith(`${place + 1} `)) ? text.slice(`${at + 1} `.length) : text,
  )

/**
 * The steps among the blocks below their heading, as far as they are set alike: what follows them on a page, such as the
 * comments, is set otherwise. A remark or a heading between two steps is one of them.
 */
export function runOfSteps(blocks: readonly Block[]): Block[] {
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

export function stepsAfter(blocks: readonly Block[], at: number): string[] {
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
