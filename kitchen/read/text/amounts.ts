import type { Language } from '#shared/constants/languages.ts'
import { readAmounts, type Amount } from '#shared/lines/amounts.ts'
import { digitPattern, numberPattern, readNumber } from '#shared/lines/numbers.ts'
import { lineWords } from '#shared/lines/words/index.ts'

const between: Record<Language, RegExp> = {
  en: /^[\s(]*(?:(?:\([^)]*\)|x|of|the|an?|fresh|large|small|medium|ripe|heaped|good|cooked|dried|frozen|free-range|organic|tinned|canned|finely|chopped|pieces?|joint|chunk|lump|block)[\s,]+)*$/i,
  fr: /^[\s(]*(?:(?:\([^)]*\)|x|gros|grosses?|petite?s?|beaux|belles?|bonnes?|grande?s?|moyen(?:ne)?s?|de|du|des|la|les|le)\s+|d[’']|l[’'])*$/i,
  es: /^[\s(]*(?:(?:\([^)]*\)|x|de|del|la|el|los|las|grandes?|pequeñ[oa]s?|median[oa]s?|buen|frescos?|frescas?)\s+)*$/i,
  de: /^[\s(]*(?:(?:\([^)]*\)|x|große?[rsn]?|kleine?[rsn]?|mittelgroße?[rsn]?|mittlere?[rsn]?|frische?[rsn]?|reife?[rsn]?|gehackte?[rsn]?|gekochte?[rsn]?|getrocknete?[rsn]?|geschälte?[rsn]?|TK|Bio)[\s-]+)*$/i,
}

/** The amount that belongs to what begins at `at`: "2 c. à s. d’" before "huile"; null when none stands there. */
export function amountBefore(text: string, at: number, language: Language): Amount | null {
  const from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 80)
  const near = readAmounts(text.slice(from, at + 40), language).findLast(({ start }) => from + start < at)
  if (!near) return null
  // A name may begin with its measure ("gousses d'ail"): then the amount reaches into it.
  const end = Math.min(from + near.end, at)
  const gap = text.slice(end, at)
  const belongs = between[language].test(gap) || (near.unit !== null && described.test(gap))
  return belongs ? { ...near, start: from + near.start, end } : null
}

/** "2 lb peeled shrimp", "500 g vom guten Schinken": what has a weight may have two words of its own. */
const described =
  /^ (?:of |de |d['’]|vom |von )?(?!(?:and|or|with|for|in|on|to|but|et|ou|avec|pour|dans|mais|y|o|con|para|en|pero|und|oder|mit|fur|für|in|im|aber)\b)\p{L}+ (?:(?!(?:and|or|with|for|in|on|to|but|et|ou|avec|pour|dans|mais|y|o|con|para|en|pero|und|oder|mit|fur|für|in|im|aber)\b)\p{L}+ )?$/u

const hour: Record<Language, string> = {
  en: 'h|hrs?|hours?',
  fr: 'h|heures?',
  es: 'h|hs|horas?',
  de: 'h|Std\\.?|Stunden?|Stdn\\.?',
}
const minute: Record<Language, string> = {
  en: 'min\\.?|mins|minutes?|m',
  fr: 'min\\.?|mn|minutes?|m',
  es: 'min\\.?|mins|minutos?|m',
  de: 'Min\\.?|Minuten?|m',
}

const halves: Record<Language, RegExp> = {
  en: /\bhalf an hour\b/i,
  fr: /\b(?:une )?demi-heure\b/i,
  es: /\bmedia hora\b/i,
  de: /\b(?:eine )?halbe Stunde\b/i,
}
const quarters: Record<Language, RegExp> = {
  en: /\b(?:a )?quarter of an hour\b/i,
  fr: /\bquart d[’']heure\b/i,
  es: /\bcuarto de hora\b/i,
  de: /\bViertelstunde\b/i,
}
const andHalf: Record<Language, string> = {
  en: ' and a half',
  fr: ' et demie',
  es: ' y media',
  de: ' einhalb',
}

function minutesPattern(language: Language) {
  const number = `(?<hours>${numberPattern(language)})(?:\\s*(?:-|–|${lineWords[language].range})\\s*(?<hoursAtMost>${digitPattern}))?`
  const rest = `(?:\\s*(?:et|and|y|und|,)?\\s*(?<rest>\\d{1,3})\\s*(?:${minute[language]})?(?!\\p{L}|\\p{N}))?`
  const only = `(?<minutes>${numberPattern(language)})(?:\\s*(?:-|–|${lineWords[language].range})\\s*(?<minutesAtMost>${digitPattern}))?\\s*(?:${minute[language]})(?!\\p{L})`
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,/])(?:${number}\\s*(?:${hour[language]})(?!\\p{L})(?<half>${andHalf[language]})?${rest}|${only})`,
    'giu',
  )
}

const minutePatterns: Record<Language, RegExp> = {
  en: minutesPattern('en'),
  fr: minutesPattern('fr'),
  es: minutesPattern('es'),
  de: minutesPattern('de'),
}

/** Minutes of the first stretch of time in a text, hours ×60 ("1 h 30", "anderthalb Stunden"), the longer of "35-40 min"; null when there is none. */
export function readMinutes(text: string, language: Language): number | null {
  const candidates: { at: number; minutes: number }[] = []
  for (const match of text.matchAll(minutePatterns[language])) {
    const { hours, hoursAtMost, half, rest, minutes, minutesAtMost } = match.groups ?? {}
    const value = hours
      ? readNumber(hoursAtMost ?? hours, language) * 60 + (half ? 30 : 0) + Number(rest ?? 0)
      : readNumber(minutesAtMost ?? minutes ?? '', language)
    if (Number.isFinite(value) && value > 0) {
      candidates.push({ at: match.index, minutes: value })
      break
    }
  }
  const half = halves[language].exec(text)
  if (half) candidates.push({ at: half.index, minutes: 30 })
  const quarter = quarters[language].exec(text)
  if (quarter) candidates.push({ at: quarter.index, minutes: 15 })
  const first = candidates.toSorted((a, b) => a.at - b.at || a.minutes - b.minutes)[0]
  return first ? Math.round(first.minutes * 100) / 100 : null
}
