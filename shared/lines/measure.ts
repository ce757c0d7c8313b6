import type { Language } from '../constants/languages.ts'
import type { RecipeIngredient } from '../contract/recipe-structure.ts'
import type { Unit } from '../words/units.ts'
import { readAmounts } from './amounts.ts'
import { inAllLanguages } from './words/index.ts'

export type Measure = NonNullable<RecipeIngredient['measure']>

const measured: readonly (Unit | null)[] = [
  'g',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'oz',
  'lb',
  'tsp',
  'tbsp',
  'cup',
]

const before = new RegExp(`^(?:${inAllLanguages(({ about }) => about)})\\s+`, 'iu')
const apiece = new RegExp(
  `^(?:${inAllLanguages(({ each }) => each.before)})\\s+|\\s+(?:${inAllLanguages(({ each }) => each.behind)})$`,
  'iu',
)

/** An amount with a unit and nothing else: "240 ml", "14-ounce", "à 400 g"; null for other words. */
export function measureIn(written: string, language: Language, ofPieces: boolean): Measure | null {
  const text = written.trim()
  if (text.length > 40) return null
  const said = text
    .replace(before, '')
    .replace(apiece, '')
    .replace(/(\d)-(?=\p{L})/gu, '$1 ')
  const [amount] = readAmounts(said, language)
  if (!amount?.unit || !measured.includes(amount.unit)) return null
  // What a glass or a tub holds is a guess.
  if (amount.factor === 200 || amount.factor === 20) return null
  const isAll = amount.start === 0 && /^[\s.]*$/.test(said.slice(amount.end))
  if (!isAll) return null
  const rounded = Math.round(amount.amount * 1000) / 1000
  return rounded > 0 ? { amount: rounded, unit: amount.unit, each: ofPieces || apiece.test(text) } : null
}

export const isMeasured = (unit: Unit | null): boolean => measured.includes(unit)

/** Whether a unit counts pieces that have a size of their own. */
export const countsPieces = (unit: Unit | null): boolean => !isMeasured(unit)
