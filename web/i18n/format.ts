import { useMemo } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { useLanguage } from './language.ts'

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es', de: 'de' }

/** Formats numbers, and ISO dates in the reader's time zone. */
export function formatIn(language: Language) {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    /** "4 September 2025" */
    date: (iso: string) => day.format(new Date(iso)),
    /** "4 Sep 2025" */
    shortDate: (iso: string) => shortDay.format(new Date(iso)),
    /** "4 Sep 2025, 14:05" */
    dateTime: (iso: string) => moment.format(new Date(iso)),
    /** "14:05", with the day unless it is today. */
    timeOrDay: (at: number, now = Date.now()) =>
      (new Date(at).toDateString() === new Date(now).toDateString() ? time : moment).format(at),
    /** "Monday 23 November" */
    weekday: (date: Date) => weekday.format(date),
    /** "Monday" */
    weekdayName: (date: Date) => weekdayName.format(date),
    /** "23 November" */
    dayAndMonth: (date: Date) => dayAndMonth.format(date),
    /** "23 – 29 November 2026" */
    range: (from: Date, to: Date) => day.formatRange(from, to),
    /** "November 2026" */
    month: (date: Date) => month.format(date),
    /** A number, optionally with a fixed number of decimals. */
    number: (value: number, decimals?: number) =>
      new Intl.NumberFormat(
        locale,
        decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      ).format(value),
    /** "eggs, milk and flour" */
    list: (items: readonly string[]) => list.format(items),
    /** After "without": "eggs, milk or flour", in French and Spanish with "ni" before the last. */
    excluded: (items: readonly string[]) =>
      alternatives
        .formatToParts(items)
        .map(({ type, value }) => (type === 'literal' ? value.replace(/ (?:ou|o|u) $/, ' ni ') : value))
        .join(''),
  }
}

export type Format = ReturnType<typeof formatIn>

/** `formatIn` for the language of the interface. */
export function useFormat(): Format {
  const language = useLanguage()
  return useMemo(() => formatIn(language), [language])
}
