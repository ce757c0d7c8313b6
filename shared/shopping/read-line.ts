import { isSingleLine } from '../contract/wire.ts'
import { limits } from '../constants/limits.ts'
import type { Language } from '../constants/languages.ts'
import type { Unit } from '../words/units.ts'
import { unitAt } from './unit-spellings.ts'

/** What somebody typed for a shopping list. */
export interface TypedLine {
  item: string
  amount: number | null
  unit: Unit | null
}

const fractions: Record<string, number> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 }
const number = /^(?:(\d+)\s+)?(\d+)\s?\/\s?(\d+)|^(\d+(?:[.,]\d+)?)?\s?([½⅓⅔¼¾])|^(\d+(?:[.,]\d+)?)/
/** Between unit and food. */
const links: Record<Language, RegExp> = {
  en: /^of\s+/i,
  fr: /^(?:de\s+la\s+|de\s+l['’]\s?|du\s+|des\s+|de\s+|d['’]\s?)/i,
  es: /^(?:de\s+la\s+|de\s+los\s+|de\s+las\s+|del\s+|de\s+)/i,
  de: /^(?:von\s+|an\s+)/i,
}

const decimal = (text: string | undefined) => Number((text ?? '0').replace(',', '.'))

function readNumber(text: string): { amount: number; rest: string } | null {
  const found = number.exec(text)
  if (!found) return null
  const [all, whole, above, below, before, sign, plain] = found
  const amount =
    above !== undefined
      ? decimal(whole) + decimal(above) / decimal(below)
      : sign !== undefined
        ? decimal(before) + (fractions[sign] ?? 0)
        : decimal(plain)
  return { amount, rest: text.slice(all.length) }
}

/** An amount at the end: "milk 2 l", "eggs x 6". */
const atEnd = /^(.*?\p{L}\)?)[\s:]+(?:[x×]\s?)?(\d+(?:[.,]\d+)?\s?[½⅓⅔¼¾]?|[½⅓⅔¼¾])\s?(\p{L}{1,3}\.?)?$/u

function readParts(text: string, language: Language): TypedLine | null {
  const read = readNumber(text)
  if (!read || !(read.amount > 0) || read.amount > 1_000_000) return null
  const words = read.rest
    .replace(/^\s?[x×]\s+/, ' ')
    .trim()
    .split(/\s+/)
  const unit = unitAt(words, language)
  const rest = words.slice(unit?.length ?? 0).join(' ')
  const item = unit ? rest.replace(links[language], '') : rest
  // "7up" and "00 flour" begin with a number that is no amount; "500 g" is of nothing.
  const isAttached = /^\p{L}/u.test(read.rest) && !unit
  if (item === '' || isAttached || /^0\d/.test(text) || !/\p{L}/u.test(item)) return null
  return { item, amount: Number(read.amount.toPrecision(6)), unit: unit?.unit ?? null }
}

/** One line, with its amount where it has one. */
export function readTypedLine(text: string, language: Language): TypedLine | null {
  const plain = text
    .replace(/^[\s•*\-–—·]*(?:\[[ x]?\]\s*)?/iu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  if (!plain || !isSingleLine(plain)) return null
  const cut = plain.slice(0, limits.shoppingList.itemMax).trim()
  const read = readParts(cut, language)
  if (read) return read
  const [, item = '', amount = '', unit = ''] = atEnd.exec(cut) ?? []
  const behind = item === '' ? null : readParts(`${amount} ${unit} ${item}`.replace(/\s+/g, ' '), language)
  const isUnderstood = behind !== null && (unit === '' || behind.unit !== null)
  return isUnderstood ? behind : { item: cut, amount: null, unit: null }
}

/** Lines as people type and paste them: one below the other, or with commas ("2 onions, milk"); "1,5 l" is a number. */
export function readTypedLines(text: string, language: Language): TypedLine[] {
  return text.split(/[\n\r;]+|,(?!\d)|(?<!\d),/u).flatMap((part) => readTypedLine(part, language) ?? [])
}
