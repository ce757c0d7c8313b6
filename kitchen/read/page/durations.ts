import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { readMinutes } from '../text/amounts.ts'
import { lineOf } from './html-text.ts'
import { isNode } from './linked-data.ts'

const iso = /^P(?:([\d.,]+)W)?(?:([\d.,]+)D)?T?(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?$/i
const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/

function minutesIn(text: string, language: Language): number | null {
  const [, ...parts] = iso.exec(text) ?? []
  if (parts.length > 0) {
    const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((each) =>
      Number((each ?? '0').replace(',', '.')),
    )
    return ((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60
  }
  const [, hours, minutes, seconds = '0'] = clock.exec(text) ?? []
  if (minutes !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
  return /^\d+$/.test(text) ? Number(text) : readMinutes(text, language)
}

/**
 * Minutes of a time as pages declare it: an ISO 8601 duration, also without its T, a clock, a number of minutes, words,
 * an object with one of these or with a least and a most (the most counts), or a list of which the first tells. Null
 * when there are none, or more than a recipe may have.
 */
export function minutesOf(value: unknown, language: Language): number | null {
  if (Array.isArray(value)) {
    for (const each of value.slice(0, 10)) {
      const minutes = minutesOf(each, language)
      if (minutes !== null) return minutes
    }
    return null
  }
  if (isNode(value)) {
    const written = ['maxValue', '@value', 'value', 'duration', 'minValue', 'name'].map((key) => value[key])
    return minutesOf(
      written.filter((each) => typeof each === 'string' || typeof each === 'number'),
      language,
    )
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const minutes = Math.round(minutesIn(lineOf(String(value)), language) ?? 0)
  return minutes > 0 && minutes <= limits.recipe.minutesMax ? minutes : null
}
