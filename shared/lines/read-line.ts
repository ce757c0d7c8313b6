import type { Language } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import type { RecipeIngredient } from '../contract/recipe-structure.ts'
import { readAmounts, type Amount } from './amounts.ts'
import { bullet, cut, picture, singleSpaces, undressed } from './marks.ts'
import { countsPieces, isMeasured, measureIn, type Measure } from './measure.ts'
import { patternsOf } from './patterns.ts'
import { inUnit } from './sums.ts'
import { toUnit } from './unit-names.ts'

/** The first comma that is not between the digits of a number nor inside brackets. */
function commaIn(text: string): number {
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === ',' && depth === 0 && !/^\d/.test(text.slice(place + 1))) return place
  }
  return -1
}

function splitNote(text: string, language: Language): { item: string; note: string | null } {
  const comma = commaIn(text)
  if (comma > 0) {
    const [item, note] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()]
    const [, name, size] = /^(.+?)\s*\(([^()]+)\)$/.exec(item) ?? []
    // "2 onions (300 g), diced": how much they are is no part of the name.
    return name && size && measureIn(size, language, false)
      ? { item: name, note: [size, note].filter(Boolean).join(', ') }
      : { item, note: note || null }
  }
  const more = patternsOf(language).more.exec(text)
  if (more && more.index > 0)
    return { item: text.slice(0, more.index).trim(), note: text.slice(more.index).trim() }
  const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  return before && inside ? { item: before, note: inside } : { item: text.trim(), note: null }
}

/** The beginning of a line as far as it is understood. */
interface Start {
  amount: Amount
  rest: string
  /** How much one of them is: "14-ounce" of a can, or the same amount in another measure. */
  size?: string
  /** Words that say more of the amount: "heaping", "+ 6 tablespoons". */
  beside: string[]
}

const sized =
  /^\(?(?<size>\d[\d.,/½⅓⅔¼¾⅛ -]*(?:fl\.? ?)?(?:oz|ounces?|grams?|g|kg|ml|cl|dl|l|lbs?|pounds?|inch(?:es)?|in|cm|mm|Zoll|pouces?|pulgadas?)\.?)\)?\s+(?=\p{L})/iu
const bracketed = /^\((?<size>[^()]+)\)\s*(?=\S)/u

/** "2 (14-ounce) cans", "1 12 oz can": the unit stands behind the size of one. */
function withSize(start: Start, language: Language): Start {
  const found = (start.amount.unit === null ? sized : bracketed).exec(start.rest)
  const size = found?.groups?.size
  if (!found || size === undefined) return start
  const { unit: units, of } = patternsOf(language)
  const rest = start.rest.slice(found[0].length)
  const [written = ''] = units.exec(rest) ?? []
  const after = rest.slice(written.length)
  const unit = start.amount.unit === null && written ? toUnit(written, language, after) : null
  if (!unit || after.trim() === '') return { ...start, size, rest: rest.replace(of, '') }
  const amount = { ...start.amount, amount: start.amount.amount * unit.factor, unit: unit.unit }
  return { ...start, amount, size, rest: after.trim().replace(of, '') }
}

/** "250 g / 9 oz flour": the same in another measure. */
function withOther(start: Start, language: Language): Start {
  const [sign = ''] = /^\s*[/|]\s*/.exec(start.rest) ?? []
  if (sign === '' || start.size !== undefined || !isMeasured(start.amount.unit)) return start
  const text = start.rest.slice(sign.length)
  const [other] = readAmounts(text, language)
  if (!other || other.start !== 0 || !isMeasured(other.unit)) return start
  const rest = text.slice(other.end).replace(/^[\s.]+/, '')
  return { ...start, size: text.slice(0, other.end), rest: rest.replace(patternsOf(language).of, '') }
}

/** "1 cup plus 2 tablespoons", "200 g – 250 g": a second amount of the same, to add or as the upper end. */
function withSecond(start: Start, language: Language): Start {
  const { plus, range, of } = patternsOf(language)
  const { amount, rest } = start
  if (amount.unit === null) return start
  const isMore = plus.exec(rest)?.[0]
  const sign = isMore ?? range.exec(rest)?.[0]
  if (sign === undefined) return start
  const text = rest.slice(sign.length)
  const [second] = readAmounts(text, language)
  if (!second || second.start !== 0 || second.unit === null) return start
  const after = text
    .slice(second.end)
    .replace(/^[\s.]+/, '')
    .replace(of, '')
  if (after === '') return start
  const same = inUnit(second.amount, second.unit, amount.unit)
  if (isMore === undefined)
    return same !== null && same > amount.amount
      ? { ...start, amount: { ...amount, amountMax: same }, rest: after }
      : start
  if (same !== null && !amount.amountMax && !second.amountMax)
    return { ...start, amount: { ...amount, amount: amount.amount + same }, rest: after }
  const words = `+ ${text.slice(0, second.end).trim()}`
  return { ...start, rest: after, beside: [...start.beside, words] }
}

/** "1 kg 200", "1 cup and a half", "a dozen leaves". */
function withRest(start: Start, language: Language): Start {
  const { amount, rest } = start
  const { of, andHalf, unit: units } = patternsOf(language)
  const [thousandths, , part] = /^\s*((\d{3}))(?=\s+\p{L})/u.exec(rest) ?? []
  if (thousandths !== undefined && (amount.unit === 'kg' || amount.unit === 'l'))
    return {
      ...start,
      amount: { ...amount, amount: amount.amount + Number(part) / 1000 },
      rest: rest.slice(thousandths.length).trim().replace(of, ''),
    }
  const [half] = amount.unit === null ? [] : (andHalf.exec(rest) ?? [])
  if (half !== undefined)
    return {
      ...start,
      amount: { ...amount, amount: amount.amount + 0.5 * (amount.factor ?? 1) },
      rest: rest.slice(half.length).replace(of, ''),
    }
  const [written = ''] = amount.unit === 'piece' && amount.factor ? (units.exec(rest) ?? []) : []
  const after = rest.slice(written.length)
  const unit = written ? toUnit(written, language, after) : null
  if (!unit || after.trim() === '') return start
  return {
    ...start,
    amount: { ...amount, unit: unit.unit, amount: amount.amount * unit.factor },
    rest: after.trim().replace(of, ''),
  }
}

/** "Tuna: 2 cans of 140 g": the name stands first. */
function nameFirst(text: string, language: Language): Start | null {
  const [, name = '', said = ''] = /^(\p{L}[^:\d]{1,80}?)\s?:\s+(\S.*)$/u.exec(text) ?? []
  const [amount] = said === '' ? [] : readAmounts(said, language)
  if (!amount || amount.start !== 0) return null
  const rest = said.slice(amount.end).trim().replace(patternsOf(language).of, '').replace(/[()]/g, '')
  const isRead = rest === '' || measureIn(rest, language, true) !== null
  return isRead ? { amount, rest: name, beside: [], ...(rest !== '' && { size: rest }) } : null
}

function amountAtStart(text: string, language: Language): Start | null {
  const first = readAmounts(text, language)[0]
  if (!first || first.start > 0) return null
  const start = startOf(first, text, language)
  if (!start) return null
  const inside = /(?<!\p{L})\(([^()]*)\)/u.exec(text.slice(0, first.end))?.[1]
  if (inside !== undefined) return { ...start, size: inside }
  return withSecond(withOther(withSize(withRest(start, language), language), language), language)
}

function startOf(first: Amount, text: string, language: Language): Start | null {
  const after = text.slice(first.end)
  const beside = first.beside ? [first.beside] : []
  if (first.unit !== null && after.trim() === '') {
    // "3 cloves": what looked like a measure is the thing itself; "500 g" is of nothing.
    if (isMeasured(first.unit)) return null
    const number = /^[\d\s.,/½⅓⅔¼¾⅛]+/.exec(text)?.[0] ?? ''
    const amount = readAmounts(number, language)[0]
    return amount ? { amount, rest: text.slice(number.length).trim(), beside: [] } : null
  }
  // "7up" is a name.
  if (first.unit === null && /^\p{L}{1,2}(?!\p{L})/u.test(after) && /\d$/.test(text.slice(0, first.end)))
    return null
  const rest = after.replace(/^[\s.,]+(?:[-–:•]\s+)?|^-(?=\p{L})/u, '')
  const { of, short } = patternsOf(language)
  const brief = first.unit === null ? short.exec(rest) : null
  if (brief) {
    const unit = short.unitOf(brief[1] ?? '')
    return { amount: { ...first, unit }, rest: rest.slice(brief[0].length).replace(of, ''), beside }
  }
  return { amount: first, rest: first.unit === null ? rest : rest.replace(of, ''), beside }
}

const bare: readonly (string | undefined)[] = ['pinch', 'handful', 'dash', 'bunch', 'sprig']

/** "Pinch of salt" means one. */
function unitAtStart(text: string, language: Language): Start | null {
  const { unit: units, of } = patternsOf(language)
  const [written = ''] = units.exec(text) ?? []
  const after = text.slice(written.length)
  const unit = written ? toUnit(written, language, after) : null
  const rest = after.trim().replace(of, '')
  if (!unit || !bare.includes(unit.unit) || rest === '') return null
  return { amount: { amount: unit.factor, unit: unit.unit, start: 0, end: written.length }, rest, beside: [] }
}

/** "Milk 2 l", "eggs x 6". */
function amountAtEnd(text: string, language: Language): Start | null {
  const last = readAmounts(text, language).at(-1)
  if (!last || last.start === 0 || text.slice(last.end).replace(/[).\s]/g, '') !== '') return null
  const rest = text.slice(0, last.start).replace(/(?:\s[x×])?[\s:(–—-]+$/u, '')
  return { amount: last, rest, beside: last.beside ? [last.beside] : [] }
}

const words = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')

const rounded = (amount: number) => Math.min(Math.round(amount * 1000) / 1000, 1_000_000)

/** What one holds, in millilitres. */
const spoons: Partial<Record<string, number>> = { tbsp: 15, tsp: 5 }

/** The second measure of a line: what stands beside its amount, or behind the food, as in "2 onions (300 g)". */
function measureOf(
  amount: Amount | null,
  size: string | undefined,
  note: string | null,
  language: Language,
): { measure: Measure; note: string | null } | null {
  if (!amount) return null
  // "2 x 15 ml tablespoons" tells the size of the spoon.
  const beside = size === undefined ? null : measureIn(size, language, countsPieces(amount.unit))
  const isOfSpoon = beside?.unit === 'ml' && beside.amount === spoons[amount.unit ?? ''] && amount.amount > 1
  if (beside) return { measure: isOfSpoon ? { ...beside, each: true } : beside, note }
  if (note === null || size !== undefined) return null
  const [first = '', ...others] = note.split(', ')
  const behind = measureIn(first, language, false)
  // "2 cans of tomatoes, 400 g" may mean all of them or each.
  const mayFollow = amount.unit === null || isMeasured(amount.unit) || behind?.each
  return behind && mayFollow ? { measure: behind, note: others.join(', ') } : null
}

/** "Juice of 1 lemon": so many of the fruit, and what is taken of it. */
function partOfFruit(text: string, language: Language): { start: Start; part: string } | null {
  const found = patternsOf(language).part.exec(text)
  const rest = found ? text.slice(found[0].length) : ''
  const start = rest === '' ? null : amountAtStart(rest, language)
  return found && start?.amount.unit === null ? { start, part: (found.groups?.part ?? '').trim() } : null
}

/**
 * Reads one line of a list of ingredients or of a shopping list; null for a line that says nothing. No word is dropped:
 * what is not understood stays in the item or its note.
 */
export function readLine(
  line: string,
  language: Language,
  group: string | null = null,
): RecipeIngredient | null {
  const { about, from, toTaste, tasteFirst, length } = patternsOf(language)
  const dressed = singleSpaces(undressed(cut(line, 600).replace(bullet, '').replace(picture, '')))
    .trim()
    .replace(/^\.(?=\d)/, '0.')
  const [guess = ''] = about.exec(dressed) ?? []
  const whole = dressed.slice(guess.length).replace(from, '')
  const [free = ''] = toTaste.exec(whole) ?? tasteFirst.exec(whole) ?? []
  const text = whole.startsWith(free) ? whole.slice(free.length) : whole.slice(0, whole.length - free.length)
  const fruit = partOfFruit(text, language)
  const read: Start | null = length.test(text)
    ? null
    : (fruit?.start ??
      amountAtStart(text, language) ??
      unitAtStart(text, language) ??
      nameFirst(text, language) ??
      (free === '' ? amountAtEnd(text, language) : null))
  const parted = splitNote((read?.rest ?? text).replace(/[.;]$/, ''), language)
  const isNamed = /\p{L}/u.test(parted.item)
  const { item, note: told } = isNamed ? parted : { item: text, note: null }
  const size = read?.size
  const measure = measureOf(read?.amount ?? null, size, told, language)
  const notes = [
    read ? guess.trim() : '',
    fruit?.part,
    measure ? '' : size,
    ...(read?.beside ?? []),
    measure ? measure.note : told,
    // An amount "or to taste" says both.
    read ? words(free) : '',
  ]
  const name = cut(item || whole, limits.recipe.ingredientNameMax)
  if (!/\p{L}/u.test(name)) return null
  const amount = read?.amount
  const note = notes.filter(Boolean).join(', ')
  return {
    amount: amount ? rounded(amount.amount) : null,
    ...(amount?.amountMax && { amountMax: rounded(amount.amountMax) }),
    unit: amount?.unit === 'piece' ? null : (amount?.unit ?? null),
    ...(measure && { measure: measure.measure }),
    ...(!amount && free === '' && { toTaste: false }),
    item: read || guess === '' ? name : cut(`${guess}${name}`, limits.recipe.ingredientNameMax),
    note: note === '' ? null : cut(note, limits.recipe.ingredientNoteMax),
    group,
    scales: true,
  }
}
