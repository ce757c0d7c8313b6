import type { Language } from '#shared/constants/languages.ts'

const signs: Record<string, number> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅛': 1 / 8,
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

function plainNumber(text: string, language: Language): number {
  const thousands = language === 'en' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/
  if (thousands.test(text)) return Number(text.replaceAll(/[.,]/g, ''))
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Parses a typed amount: "2", "1,5", "1 1/2", "1½". Null for blank text, NaN for anything but a number above 0. */
export function readAmountText(written: string, language: Language): number | null {
  const text = written.trim()
  if (text === '') return null
  const [, whole = '', above, below, sign] =
    /^(\d*)\s*(?:(?:\s|^)(\d+)\s*[/⁄]\s*(\d+)|([¼⅓½⅔¾⅛]))$/.exec(text) ?? []
  const part = sign ? signs[sign] : above && below ? Number(above) / Number(below) : undefined
  const value = part === undefined ? plainNumber(text, language) : Number(whole) + part
  return Number.isFinite(value) && rounded(value) > 0 && value <= 1_000_000 ? rounded(value) : Number.NaN
}

/** Parses "2" and "2–3"; NaN in either end for anything else, and for an upper end that is not above the lower one. */
export function readRangeText(
  written: string,
  language: Language,
): { amount: number | null; amountMax: number | null } {
  const [from = '', to] = written.split(/\s*[–—-]\s*/)
  const amount = readAmountText(from, language)
  if (to === undefined) return { amount, amountMax: null }
  const amountMax = readAmountText(to, language)
  const isRange = amount !== null && amountMax !== null && amountMax > amount
  return isRange ? { amount, amountMax } : { amount: Number.NaN, amountMax: Number.NaN }
}

/** "2–3", as `readRangeText` reads it. */
export function writeRangeText(
  amount: number | null,
  amountMax: number | null | undefined,
  language: Language,
) {
  const [from, to] = [writeAmountText(amount, language), writeAmountText(amountMax ?? null, language)]
  return to === '' ? from : `${from}–${to}`
}

/** Formats an amount for editing; `readAmountText` gives the same number again, to a thousandth. */
export function writeAmountText(value: number | null, language: Language): string {
  if (value === null) return ''
  const whole = Math.floor(value)
  const sign = Object.entries(signs).find(([, part]) => rounded(whole + part) === rounded(value))?.[0]
  if (sign) return `${whole || ''}${sign}`
  const text = String(rounded(value))
  return language === 'en' ? text : text.replace('.', ',')
}
