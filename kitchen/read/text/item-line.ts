import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { readAmounts, type Amount } from './amounts.ts'
import { cut } from './cut.ts'
import { countsPieces, measureIn, type Measure } from './measure.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { bullet, singleSpaces, undressed } from './sections.ts'
import { toUnit, unitPattern } from '../../lexicon/unit-names.ts'

const toTaste: Record<Language, RegExp> = {
  en: /[,\s(–-]*(?<!\p{L})(?:(?:or|and|more|plus)\s+)*(?:to taste|as needed|as desired|q\.s\.)\)?\s*$/iu,
  fr: /[,\s(–-]*(?<!\p{L})(?:(?:ou|et|plus)\s+)*(?:à votre goût|au goût|selon (?:votre |le )?goût|à volonté|à convenance|q\.s\.)\)?\s*$/iu,
  es: /[,\s(–-]*(?<!\p{L})(?:(?:o|y|más)\s+)*(?:al gusto|a gusto|c\/s|cantidad necesaria)\)?\s*$/iu,
  de: /[,\s(–-]*(?<!\p{L})(?:(?:oder|und|mehr)\s+)*(?:nach (?:Geschmack|Belieben|Bedarf)|n\. ?B\.)\)?\s*$/iu,
}

const lead =
  /^(?:about|approx\.?|around|ca\.?|circa|etwa|env\.?|environ|unos|unas|aprox\.?|aproximadamente)\s+/i

const link: Record<Language, RegExp> = {
  en: /^(?:of (?:the )?|x )/i,
  fr: /^(?:de la |de l['’]|du |des |de |d['’])/i,
  es: /^(?:de la |del |de )/i,
  de: /^(?:von |vom )/i,
}

/** The first comma that is not between the digits of a number nor inside brackets. */
function commaIn(text: string): number {
  let depth = 0
  for (const [place, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === ',' && depth === 0 && !/^\d/.test(text.slice(place + 1))) return place
  }
  return -1
}

function splitNote(text: string): { item: string; note: string | null } {
  const comma = commaIn(text)
  if (comma > 0) return { item: text.slice(0, comma).trim(), note: text.slice(comma + 1).trim() || null }
  const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  return before && inside ? { item: before, note: inside } : { item: text.trim(), note: null }
}

function isUnitOfHerb({ unit }: Amount, item: string, language: Language) {
  return unit === 'stalk' && findIngredients(item, language)[0]?.ingredient.category === 'herb'
}

interface Start {
  amount: Amount
  rest: string
  /** How much one of them is: "14-ounce" of a can, or the same amount in another measure. */
  size?: string | undefined
}

const sized =
  /^\(?(?<size>\d[\d.,/½⅓⅔¼¾⅛ -]*(?:fl\.? ?)?(?:oz|ounces?|grams?|g|kg|ml|cl|dl|l|lbs?|pounds?|inch(?:es)?|in|cm|mm|Zoll|pouces?|pulgadas?)\.?)\)?\s+(?=\p{L})/iu
const bracketed = /^\((?<size>[^()]*\d[^()]*)\)\s*(?=\S)/u

/** "2 (14-ounce) cans", "1 12 oz can": the unit stands behind the size of one. */
function withSize(start: Start, language: Language): Start {
  const found = (start.amount.unit === null ? sized : bracketed).exec(start.rest)
  const size = found?.groups?.size
  if (!found || size === undefined) return start
  const rest = start.rest.slice(found[0].length)
  const [written = ''] = new RegExp(`^(?:${unitPattern[language]})(?!\\p{L})`, 'iu').exec(rest) ?? []
  const after = rest.slice(written.length)
  const unit = start.amount.unit === null && written ? toUnit(written, language, after) : null
  if (!unit || after.trim() === '') return { ...start, size, rest: rest.replace(link[language], '') }
  const amount = { ...start.amount, amount: start.amount.amount * unit.factor, unit: unit.unit }
  return { amount, size, rest: after.trim().replace(link[language], '') }
}

function amountAtStart(text: string, language: Language): Start | null {
  const first = readAmounts(text, language)[0]
  if (!first || first.start > 0) return null
  const start = startOf(first, text, language)
  const inside = /\(([^()]*\d[^()]*)\)/.exec(text.slice(0, first.end))?.[1]
  return inside === undefined ? withSize(start, language) : { ...start, size: inside }
}

function startOf(first: Amount, text: string, language: Language): Start {
  const after = text.slice(first.end)
  // "3 cloves": what looked like a measure is the thing itself.
  if (first.unit !== null && after.trim() === '') {
    const number = /^[\d\s.,/½⅓⅔¼¾⅛]+/.exec(text)?.[0] ?? ''
    return { amount: { ...first, unit: null }, rest: text.slice(number.length).trim() }
  }
  const rest = after.replace(/^[\s.]+(?:[-–:•]\s+)?/, '')
  return { amount: first, rest: first.unit === null ? rest : rest.replace(link[language], '') }
}

/** "1½-inch knob", "2 cm Ingwer": how large a thing is, and not how many. */
const length = /^[\d\s.,/½⅓⅔¼¾⅛-]+?[\s-]?(?:inch(?:es)?|in\.|cm|mm|pouces?|pulgadas?|Zoll|″|")(?!\p{L})/iu

const bare: readonly (string | undefined)[] = ['pinch', 'handful', 'dash', 'bunch', 'sprig']

/** "Pinch of salt" means one. */
function unitAtStart(text: string, language: Language): { amount: Amount; rest: string } | null {
  const [written = ''] = new RegExp(`^(?:${unitPattern[language]})(?!\\p{L})`, 'iu').exec(text) ?? []
  const after = text.slice(written.length)
  const unit = written ? toUnit(written, language, after) : null
  const rest = after.trim().replace(link[language], '')
  if (!unit || !bare.includes(unit.unit) || rest === '') return null
  return { amount: { amount: unit.factor, unit: unit.unit, start: 0, end: written.length }, rest }
}

function amountAtEnd(text: string, language: Language): { amount: Amount; rest: string } | null {
  const last = readAmounts(text, language).at(-1)
  if (!last || last.start === 0 || text.slice(last.end).replace(/[).\s]/g, '') !== '') return null
  return { amount: last, rest: text.slice(0, last.start).replace(/[\s:(–—-]+$/, '') }
}

const words = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')

const rounded = (amount: number) => Math.min(Math.round(amount * 1000) / 1000, 1_000_000)

/** The second measure of a line: what stands beside its amount, or behind a counted thing, as in "2 onions (300 g)". */
function measureOf(
  amount: Amount | null,
  size: string | undefined,
  note: string | null,
  language: Language,
): { measure: Measure; of: 'size' | 'note' } | null {
  if (!amount) return null
  // "2 x 15 ml tablespoons" tells the size of the spoon.
  const isOfSpoon = (amount.unit === 'tbsp' || amount.unit === 'tsp') && amount.amount > 1
  const beside = size === undefined ? null : measureIn(size, language, isOfSpoon || countsPieces(amount.unit))
  if (beside) return { measure: beside, of: 'size' }
  const behind =
    note === null || size !== undefined || amount.unit !== null ? null : measureIn(note, language, false)
  return behind && { measure: behind, of: 'note' }
}

/** Reads one line of a list of ingredients; null for a line that says nothing. */
export function readItemLine(
  line: string,
  language: Language,
  group: string | null,
): RecipeIngredient | null {
  const whole = singleSpaces(undressed(cut(line, 600).replace(bullet, '')).replace(lead, '')).trim()
  const [free = ''] = toTaste[language].exec(whole) ?? []
  const text = whole.slice(0, whole.length - free.length)
  const read: Start | null = length.test(text)
    ? null
    : (amountAtStart(text, language) ??
      unitAtStart(text, language) ??
      (free === '' ? amountAtEnd(text, language) : null))
  const { item, note: told } = splitNote((read?.rest ?? text).replace(/[.;]$/, ''))
  // An amount "or to taste" says both.
  const size = read?.size
  const measure = measureOf(read?.amount ?? null, size, told, language)
  const said = [measure?.of === 'size' ? '' : size, measure?.of === 'note' ? '' : told]
  const note = [...said, read ? words(free) : ''].filter(Boolean).join(', ') || null
  const name = cut(item || whole, 200)
  if (!/\p{L}/u.test(name)) return null
  const amount = read?.amount
  const unit = amount && isUnitOfHerb(amount, name, language) ? 'sprig' : (amount?.unit ?? null)
  return {
    amount: amount ? rounded(amount.amount) : null,
    ...(amount?.amountMax && { amountMax: rounded(amount.amountMax) }),
    unit: unit === 'piece' ? null : unit,
    ...(measure && { measure: measure.measure }),
    item: name,
    note: note ? cut(note, 300) : null,
    group,
    scales: true,
  }
}
