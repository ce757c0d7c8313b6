import type { Language } from '../constants/languages.ts'
import type { Unit } from '../words/units.ts'
import { digitPattern, numberPattern, readNumber } from './numbers.ts'
import { toUnit, unitPattern } from './unit-names.ts'
import { inAllLanguages, lineWords } from './words/index.ts'

/** An amount as it stands in a text; `unit` is null where things are counted. */
export interface Amount {
  amount: number
  /** The upper end of a range. */
  amountMax?: number
  unit: Unit | null
  /** How many of the unit what was written is, where it is not one: a dozen is 12 pieces. */
  factor?: number
  /** How large or how full: "heaping". */
  beside?: string
  start: number
  end: number
}

/** "Zehe/n", "Prise(n)", "TL gehäuft": what forms and levels leave behind the unit. */
const ending = `(?:[/(]\\p{L}{1,2}\\)?(?!\\p{L}))?(?:,?\\s+(?<level>${inAllLanguages(({ levels }) => levels)})(?!\\p{L}))?`
const size = `(?:(?<size>${inAllLanguages(({ sizes }) => sizes)})\\s+)?`

function patternOf(language: Language) {
  const number = numberPattern(language)
  const { ofUnit } = lineWords[language]
  const range = `(?:\\s*(?:-|–|—|${lineWords[language].range})\\s*(?<most>${digitPattern}))?`
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,/⁄])(?<number>${number})${range}(?:\\s*[x×](?!\\p{L})\\s*)?(?:(?:\\s*\\([^)]*\\))?(?:\\s*|(?<=\\p{L})-)${ofUnit === '' ? '' : `(?:${ofUnit})?`}${size}(?<unit>${unitPattern[language]})(?!\\p{L})${ending})?`,
    'giu',
  )
}

const patterns: Record<Language, RegExp> = {
  en: patternOf('en'),
  fr: patternOf('fr'),
  es: patternOf('es'),
  de: patternOf('de'),
}

const piecesOf = (language: Language) => new RegExp(`^(?:${lineWords[language].pieces})$`, 'iu')
const pieces: Record<Language, RegExp> = {
  en: piecesOf('en'),
  fr: piecesOf('fr'),
  es: piecesOf('es'),
  de: piecesOf('de'),
}

/** Every amount in a text, in order. Of a range the lower end is the amount: a cook can add, but not take away. */
export function readAmounts(text: string, language: Language): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(patterns[language])) {
    const { number = '', most, unit: written, size: large, level } = match.groups ?? {}
    const first = readNumber(number, language)
    const second = most === undefined ? 0 : readNumber(most, language)
    // "1-1/2" is one and a half.
    const isMixed = second > 0 && second < 1 && Number.isInteger(first)
    const value = isMixed ? first + second : first
    const end = match.index + match[0].length
    const unit = written ? toUnit(written, language, text.slice(end)) : null
    const amount = value * (unit?.factor ?? 1)
    if (!Number.isFinite(amount) || amount <= 0) continue
    const piece = written && pieces[language].test(written) ? written : undefined
    const beside = [large, piece, level].filter(Boolean).join(', ')
    const amountMax = second * (unit?.factor ?? 1)
    found.push({
      amount,
      ...(amountMax > amount && { amountMax }),
      unit: unit?.unit ?? null,
      ...(unit && unit.factor !== 1 && { factor: unit.factor }),
      ...(beside !== '' && { beside }),
      start: match.index,
      end,
    })
  }
  return found
}

/** The first amount in a text; null when it names none. */
export function readAmount(text: string, language: Language): Amount | null {
  return readAmounts(text, language)[0] ?? null
}
