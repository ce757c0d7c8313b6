import type { Language } from '#shared/constants/languages.ts'
import { readTimes, readServings, yieldMade, yieldIn, type Yield } from '../../text/serving-and-times.ts'
import { plainText, type Block } from '../blocks.ts'
import { findLines } from '../find-lines.ts'

/** So many blocks above the ingredients belong to the recipe. */
const above = 25

/** And so many below them, where none above says a time. */
const below = 4

/** The first block of the ingredients, and the one after the last; all of them may stand in one. */
function placeOf(blocks: readonly Block[], lines: readonly string[]): { from: number; to: number } | null {
  const found = findLines(blocks, lines)
  const [first, last] = [found[0], found.at(-1)]
  if (first && last) return { from: first.from, to: last.to }
  const words = plainText(lines[0] ?? '')
  const at = words === '' ? -1 : blocks.findIndex(({ text }) => plainText(text.slice(0, 300)).includes(words))
  return at < 0 ? null : { from: at, to: at + 1 }
}

/** The short texts above a list of ingredients: its heading, and the facts. */
function blocksAbove(blocks: readonly Block[], lines: readonly string[]): Block[] {
  const place = placeOf(blocks, lines)
  return place ? withLabels(blocks.slice(Math.max(place.from - above, 0), place.from)) : []
}

/** "Prep15 min", "15 minCooking 20 min": number and word, and one fact and the next, stand in boxes of their own. */
const apart = (text: string) =>
  text.replace(/(\p{L})(?=\d)/gu, '$1: ').replace(/(?<=[\p{Ll}.)\d])(?=\p{Lu}\p{Ll}{2})/gu, '\n')

/** The same with each label in the block before its number, as a list of terms has them: "Portions", "4". */
const withLabels = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, at) => {
    const label = blocks[at - 1]?.text ?? ''
    const isLabelled =
      /^\d/.test(block.text) && block.text.length <= 25 && /^\p{L}[^\d:]{2,30}:?$/u.test(label)
    return isLabelled ? { ...block, text: `${label.replace(/:$/, '')}: ${block.text}` } : block
  })

function timesIn(blocks: readonly Block[], language: Language) {
  const texts = blocks
    .filter(({ text }) => text.length <= 100 && /\d/.test(text))
    .map(({ text }) => apart(text).replace(/\s[–|·]\s/g, '\n'))
  return readTimes(texts.join('\n'), language)
}

/** Times that a page shows above its ingredients, else right below them. */
export function timesShown(blocks: readonly Block[], lines: readonly string[], language: Language) {
  const times = timesIn(blocksAbove(blocks, lines), language)
  if (Object.values(times).some((time) => time !== null)) return times
  const to = placeOf(blocks, lines)?.to ?? blocks.length
  return timesIn(
    withLabels(blocks.slice(to, to + below)).filter(({ text }) => text.length <= 40),
    language,
  )
}

const isYield = /yield|serving|portion|raci[oó]n|servi/i
const piecesFirst = /^\d{1,3}\s*(?:uds?\.?|unidades|pi[èe]ces|pcs\.?|stück)$/iu

/** What a page shows of how much it makes: above its ingredients, else on a line of its own. */
export function yieldShown(blocks: readonly Block[], lines: readonly string[]): Yield | null {
  const near = blocksAbove(blocks, lines).toReversed()
  const facts = near.flatMap(({ text, kind }) =>
    apart(text)
      .split('\n')
      .map((each) => ({ text: text.length <= 80 ? each : text, kind })),
  )
  for (const { text, kind } of facts) {
    if (text.length > 80) continue
    const servings = readServings(text)
    if (servings !== null && text.length <= 60) return { servings }
    const made = yieldMade(text) ?? (isYield.test(kind) || piecesFirst.test(text) ? yieldIn(text) : null)
    if (made) return made
  }
  for (const { text } of blocks) {
    const servings = text.length <= 40 ? readServings(text) : null
    if (servings !== null) return { servings }
  }
  return null
}
