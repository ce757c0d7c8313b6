import type { Language } from '../constants/languages.ts'
import type { RecipeIngredient } from '../contract/recipe-structure.ts'
import { countedName } from './counted-names.ts'
import { recipeLabels } from './labels.ts'
import { type Unit, unitWords } from './units.ts'

const fractions: readonly (readonly [value: number, sign: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** Weights and volumes are written as decimals; spoons, cups and pieces as fractions. */
const measured: readonly (Unit | null)[] = ['g', 'kg', 'ml', 'cl', 'dl', 'l', 'oz', 'lb']

function decimal(value: number, language: Language) {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const text = String(Number(value.toFixed(places)))
  return language === 'en' ? text : text.replace('.', ',')
}

/** A number as a cook writes it: "1½", "0,75", "200". */
export function formatNumber(value: number, unit: Unit | null, language: Language): string {
  if (measured.includes(unit)) return decimal(value, language)
  const whole = Math.floor(value + 0.02)
  const rest = value - whole
  if (Math.abs(rest) <= 0.02 && whole > 0) return String(whole)
  const fraction = fractions.find(([part]) => Math.abs(rest - part) <= 0.02)
  if (!fraction || whole > 20) return decimal(value, language)
  return `${whole || ''}${fraction[1]}`
}

/** Number and unit before an item: "2 tbsp", "½ Bund", "2–3 cloves"; empty for an amount "to taste". */
export function formatAmount(
  amount: number | null,
  unit: Unit | null,
  language: Language,
  amountMax?: number | null,
): string {
  if (amount === null) return ''
  const [from, to] = [amount, amountMax ?? amount].map((each) => formatNumber(each, unit, language))
  const number = from === to ? (from ?? '') : `${from}–${to}`
  if (unit === null) return number
  const [one, many] = unitWords[language][unit]
  const word = Math.max(amount, amountMax ?? 0) > 1 ? many : one
  return word ? `${number} ${word}` : number
}

const aspirated = /^(haricot|hareng|homard|hou|harissa|halloumi|hach|hot|haut|habanero|hijiki|hoisin)/i
const elided = /^[aeiouâàáéèêëîïíôöóûùúœæ]|^h/i

/** "de" before a French noun, shortened before a vowel or a silent h: "de farine", "d’huile", "de haricots". */
export function frenchDe(word: string): string {
  return elided.test(word) && !aspirated.test(word) ? `d’${word}` : `de ${word}`
}

function linked(item: string, unit: Unit | null, language: Language) {
  if (unit === null || unit === 'piece') return item
  if (language === 'fr') return frenchDe(item)
  return language === 'es' ? `de ${item}` : item
}

const apiece: Record<Language, (measure: string) => string> = {
  en: (measure) => `${measure} each`,
  fr: (measure) => `de ${measure}`,
  es: (measure) => `de ${measure}`,
  de: (measure) => `à ${measure}`,
}

/** A second measure as it stands in brackets: "240 ml", "400 g each". */
export function measureText(measure: NonNullable<RecipeIngredient['measure']>, language: Language): string {
  const text = formatAmount(measure.amount, measure.unit, language)
  return measure.each ? apiece[language](text) : text
}

/** One line of the list: "2 c. à s. d’huile d’olive, pour la poêle", "salt, to taste". */
export function ingredientLine(
  {
    amount,
    amountMax,
    measure,
    unit,
    item,
    note,
    toTaste,
  }: Pick<RecipeIngredient, 'amount' | 'amountMax' | 'measure' | 'unit' | 'item' | 'note' | 'toTaste'>,
  language: Language,
): string {
  const end = note ? `, ${note}` : ''
  if (amount === null)
    return toTaste === false ? `${item}${end}` : `${item}${end}, ${recipeLabels[language].toTaste}`
  // Of one can nobody says "each".
  const isOne = amount <= 1 && !amountMax && unit !== null
  const beside = measure ? ` (${measureText(isOne ? { ...measure, each: false } : measure, language)})` : ''
  const count = formatAmount(amount, unit, language, amountMax)
  if (unit === null || unit === 'piece')
    return `${count} ${countedName(item, Math.max(amount, amountMax ?? 0), language)}${beside}${end}`
  return `${count}${beside} ${linked(item, unit, language)}${end}`
}

/** "45 min", "1 h 30 min" in the language's own way. */
export function formatMinutes(minutes: number, language: Language): string {
  const labels = recipeLabels[language]
  const hours = Math.floor(minutes / 60)
  return hours ? labels.hours(hours, Math.round(minutes % 60)) : labels.minutes(Math.round(minutes))
}
