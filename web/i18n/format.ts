import type { Language } from '#shared/constants/languages.ts'
import { useLanguage } from './language.ts'

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es', de: 'de' }

/** Made when it is first used: one takes a tenth of a millisecond, and several on a slow phone. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function makeFormat(language: Language) {
  const locale = locales[language]
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const lists = (type: Intl.ListFormatOptions['type'] & string) =>
    once(() => new Intl.ListFormat(locale, { type }))
  const day = dates({ dateStyle: 'long' })
  const shortDay = dates({ dateStyle: 'medium' })
  const time = dates({ timeStyle: 'short' })
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long' })
  const weekdayName = dates({ weekday: 'long' })
  const dayAndMonth = dates({ day: 'numeric', month: 'long' })
  const shortDayAndMonth = dates({ day: 'numeric', month: 'short' })
  const rangeOfDays = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const list = lists('conjunction')
  const alternatives = lists('disjunction')
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const numbers = new Map<number | undefined, Intl.NumberFormat>()
  const numberWith = (decimals: number | undefined) => {
    const known = numbers.get(decimals)
    if (known) return known
    const made = new Intl.NumberFormat(
      locale,
      decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    )
    numbers.set(decimals, made)
    return made
  }
  const sizes = new Map<string, Intl.NumberFormat>()
  const sized = (unit: 'megabyte' | 'gigabyte') => {
    const known =
      sizes.get(unit) ??
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        maximumFractionDigits: unit === 'gigabyte' ? 1 : 0,
      })
    sizes.set(unit, known)
    return known
  }
  return {
    /** "4 September 2025" */
    date: (iso: string) => day().format(new Date(iso)),
    /** "4 Sep 2025" */
    shortDate: (iso: string) => shortDay().format(new Date(iso)),
    /** "4 Sep 2025, 14:05" */
    dateTime: (iso: string) => moment().format(new Date(iso)),
    /** "now", "5 minutes ago", "yesterday"; the short date after a week. */
    ago: (iso: string, now = Date.now()) => {
      const at = new Date(iso)
      const minutes = Math.floor((now - at.getTime()) / 60_000)
      if (minutes < 1) return relative().format(0, 'second')
      if (minutes < 60) return relative().format(-minutes, 'minute')
      if (minutes < 24 * 60) return relative().format(-Math.floor(minutes / 60), 'hour')
      const days = Math.round((new Date(now).setHours(12, 0, 0, 0) - at.setHours(12, 0, 0, 0)) / 86_400_000)
      return days < 7 ? relative().format(-days, 'day') : shortDay().format(new Date(iso))
    },
    /** "14:05", with the day unless it is today. */
    timeOrDay: (at: number, now = Date.now()) =>
      (new Date(at).toDateString() === new Date(now).toDateString() ? time() : moment()).format(at),
    /** "Monday 23 November" */
    weekday: (date: Date) => weekday().format(date),
    /** "Monday" */
    weekdayName: (date: Date) => weekdayName().format(date),
    /** "23 November" */
    dayAndMonth: (date: Date) => dayAndMonth().format(date),
    /** "23 Nov" */
    shortDayAndMonth: (date: Date) => shortDayAndMonth().format(date),
    /** "23 – 29 Nov 2026" */
    range: (from: Date, to: Date) => rangeOfDays().formatRange(from, to),
    /** "November 2026" */
    month: (date: Date) => month().format(date),
    /** A number, optionally with a fixed number of decimals. */
    number: (value: number, decimals?: number) => numberWith(decimals).format(value),
    /** "12 MB", "1.4 GB" */
    bytes: (value: number) => {
      const isLarge = value >= 1024 ** 3
      return sized(isLarge ? 'gigabyte' : 'megabyte').format(value / 1024 ** (isLarge ? 3 : 2))
    },
    /** "eggs, milk and flour" */
    list: (items: readonly string[]) => list().format(items),
    /** After "without": "eggs, milk or flour", in French and Spanish with "ni" before the last. */
    excluded: (items: readonly string[]) =>
      alternatives()
        .formatToParts(items)
        .map(({ type, value }) => (type === 'literal' ? value.replace(/ (?:ou|o|u) $/, ' ni ') : value))
        .join(''),
  }
}

export type Format = ReturnType<typeof makeFormat>

const formats = new Map<Language, Format>()

/** Formats numbers, and ISO dates in the reader's time zone. */
export function formatIn(language: Language): Format {
  const format = formats.get(language) ?? makeFormat(language)
  formats.set(language, format)
  return format
}

/** `formatIn` for the language of the interface. */
export const useFormat = (): Format => formatIn(useLanguage())
