import { headingOf, numbered } from '../text/sections.ts'
import type { Block } from './blocks.ts'
import { isButton, saysServings, saysTime } from './shown/no-lines.ts'
import { namesMeasures } from './shown/one-measure.ts'

export const hasAmount = (text: string) => /^[^\p{L}\d]{0,3}[\d½¼¾⅓⅔]/u.test(text)
export const isShort = (block: Block) =>
  block.text.length <= (plainness(block) < 3 ? 100 : 50) && isName(block)
export const isName = ({ text }: Block) => /\p{L}{2}/u.test(text) && !hasAmount(text)
/** "Ingredients" is above the whole list, "Ingredients for the dough" above a part. */
export const isOfAll = ({ text }: Block) =>
  text.length <= 25 && headingOf(text)?.part === 'ingredients' && !/\s(?:for|für|pour|para)\s/i.test(text)
/** What is set above a list and names no part of it: the heads of a table, a link, a sentence, "Step 2", how many it serves. */
export const isBesideHeading = (block: Block) =>
  /^(?:tr|small)\b|\bhidden\b/.test(block.kind) ||
  (/^a\b/.test(block.kind) && !block.isStrong) ||
  /\s\S+\s\S+\s.*[.!?]$/.test(block.text) ||
  block.text.replace(numbered, '') === '' ||
  namesMeasures(block.text) ||
  isButton(block) ||
  saysServings(block) ||
  saysTime(block)
const namesGroup = /group|heading|header|title|subhead|section|under-?line|uline/i

/** How plainly a block is a heading, 0 is the plainest. */
export function plainness({ text, level, isStrong, kind }: Block): number {
  if (level !== null) return 0
  if (
    isStrong ||
    /\bfont-(?:semi)?bold\b/.test(kind) ||
    text.endsWith(':') ||
    /^(?:dt|th|caption|legend) /.test(kind)
  )
    return 1
  return namesGroup.test(kind) ? 2 : 3
}

/** The last of the plainest headings among some blocks. */
export const headingAmong = (blocks: readonly Block[]) =>
  blocks.toReversed().toSorted((a, b) => plainness(a) - plainness(b))[0]
