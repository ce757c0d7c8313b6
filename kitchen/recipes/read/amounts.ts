import type { Ingredient } from '../../lexicon/ingredient.ts'
import { parseAmount, type Amount } from '../amount.ts'
import { reject, splitAt, type Line } from './lines.ts'
import { readSelector, type Selector, type Selectors } from './selectors.ts'

export const readAmount = (text: string, line: Line): Amount =>
  parseAmount(text) ?? reject(line, `not an amount: ${text}`)

/** Reads "0.5 for #egg, 35g": the first that fits counts; "serving" is what one person eats of it. */
export function readAmounts(
  text: string,
  selectors: Selectors,
  line: Line,
): (ingredient: Ingredient) => Amount | null {
  const rules = splitAt(text, ',').map((rule) => {
    const [amount = '', what] = rule.split(/\s+for\s+/)
    const fits: Selector = what === undefined ? () => true : readSelector(what, selectors, line)
    return { fits, amount: amount === 'serving' ? null : readAmount(amount, line), last: what === undefined }
  })
  if (!rules.at(-1)?.last || rules.slice(0, -1).some(({ last }) => last))
    reject(line, `the last amount, and only that, is for everything else: ${text}`)
  return (ingredient) => {
    const rule = rules.find(({ fits }) => fits(ingredient))
    return rule?.amount ?? ingredient.serving
  }
}
