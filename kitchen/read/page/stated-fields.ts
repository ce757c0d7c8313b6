import { webAddress } from '#shared/contract/structure-fields.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ReadFields } from '#shared/words/field-lines.ts'
import { nutrients } from '#shared/words/nutrients.ts'
import { cut } from '#shared/lines/marks.ts'
import { headingOf } from '../text/sections.ts'
import type { Block } from './blocks.ts'
import { findLines } from './find-lines.ts'
import { isNode, type Node } from './linked-data.ts'
import { textOf, textsOf } from './recipe-node.ts'

const { recipe: most } = limits

/** The fields of a recipe beside its list and its steps, as JSON-LD states them; tips as the page shows them. */
export function fieldsIn(
  node: Node,
  resolve: (value: unknown) => unknown,
  page: { blocks: () => readonly Block[]; lines: readonly string[]; tools: readonly string[] },
): ReadFields {
  return {
    ...nutritionIn(resolve(node.nutrition)),
    ...equipmentIn([...[node.tool].flat().map(resolve), ...page.tools]),
    ...tipsIn(node.tips === undefined ? tipsShown(page.blocks(), page.lines) : textsOf(node.tips)),
    ...videoIn([node.video].flat().map(resolve)),
  }
}

/** The facts of a serving. */
function nutritionIn(value: unknown): ReadFields {
  if (!isNode(value)) return {}
  const stated = nutrients.map((name) => [name, cut(textOf(value[name]), most.nutritionMax)] as const)
  const said = stated.filter(([, text]) => text !== '')
  return said.length > 0 ? { nutrition: Object.fromEntries(said) } : {}
}

function equipmentIn(values: readonly unknown[]): ReadFields {
  const tools = [...new Set(values.flatMap(textsOf))].map((text) => cut(text, most.equipmentMax))
  return tools.length > 0 ? { equipment: tools.slice(0, most.equipmentLines) } : {}
}

/** What is too long or too much stands in the last line as far as it fits. */
function tipsIn(lines: readonly string[]): ReadFields {
  const last = most.tipLines - 1
  const tips = [...lines.slice(0, last), lines.slice(last).join(' ')].filter((line) => line !== '')
  return tips.length > 0 ? { tips: tips.map((line) => cut(line, most.tipMax)) } : {}
}

/** The first address of a video: of the page that shows it, else of the film. */
function videoIn(values: readonly unknown[]): ReadFields {
  const addresses = values.flatMap((value) =>
    isNode(value) ? [value.url, value.embedUrl, value.contentUrl] : [value],
  )
  const video = addresses
    .map(textOf)
    .find((address) => webAddress.test(address) && address.length <= most.videoMax)
  return video === undefined ? {} : { video }
}

/** Longer ones are an article. */
const lengthMax = 600
const blocksMax = 30

/** "Notes", "Recipe notes:" on a line of its own. */
const isHeading = (block: Block | undefined) =>
  block !== undefined &&
  block.text.length <= 40 &&
  (block.level !== null || block.isStrong) &&
  headingOf(block.text.replace(/^recipe /i, ''))?.part === 'notes'

/** What a page shows below its recipe under "Notes" or "Tips": the items of its list, or the paragraphs that are set alike. */
function tipsShown(blocks: readonly Block[], lines: readonly string[]): string[] {
  const end = findLines(blocks, lines).at(-1)?.to
  if (end === undefined) return []
  const heading = blocks.findIndex((block, at) => at >= end && isHeading(block))
  const first = heading < 0 ? undefined : blocks[heading + 1]
  if (!first) return []
  const tips: string[] = []
  for (const block of blocks.slice(heading + 1, heading + 1 + blocksMax)) {
    const isAlike = first.isItem ? block.isItem : block.kind === first.kind
    if (block.level !== null || !isAlike || block.text.length > lengthMax) break
    tips.push(block.text)
  }
  return tips
}

/** The same fields as JSON-LD would state them. */
export const nodeOfFields = ({ nutrition, equipment, tips, video }: ReadFields): Node => ({
  ...(nutrition && { nutrition }),
  ...(equipment && { tool: equipment }),
  ...(tips && { tips }),
  ...(video && { video }),
})
