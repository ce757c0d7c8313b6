import type { Language } from '#shared/constants/languages.ts'
import { readTimes, readServings, yieldMade, yieldIn, type Yield } from '../text/serving-and-times.ts'
import type { Block } from './blocks.ts'
import { findLines } from './find-lines.ts'

/** So many blocks above the ingredients belong to the recipe. */
const above = 25

/** The short texts around a list of ingredients: its heading, and the facts above it. */
function blocksAbove(blocks: readonly Block[], lines: readonly string[]): Block[] {
  const first = findLines(blocks, lines)[0]
  return first ? blocks.slice(Math.max(first.from - above, 0), first.from) : []
}

/** "Prep15 min": number and word stand in boxes of their own. */
const apart = (text: string) => text.replace(/(\p{L})(?=\d)/gu, '$1: ')

/** Times that a page shows above its ingredients. */
export function timesShown(blocks: readonly Block[], lines: readonly string[], language: Language) {
  const texts = blocksAbove(blocks, lines)
    .filter(({ text }) => text.length <= 100 && /\d/.test(text))
    .map(({ text }) => apart(text).replace(/\s[–|·]\s/g, '\n'))
  return readTimes(texts.join('\n'), language)
}

const isYield = /yield|serving|portion|raci[oó]n|servi/i
const piecesFirst = /^\d{1,3}\s*(?:uds?\.?|unidades|pi[èe]ces|pcs\.?|stück)$/iu

/** What a page shows of how much it makes: above its ingredients, else on a line of its own. */
export function yieldShown(blocks: readonly Block[], lines: readonly string[]): Yield | null {
  const near = blocksAbove(blocks, lines).toReversed()
  for (const { text, kind } of near) {
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
