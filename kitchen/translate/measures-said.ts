import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import { numberPattern, readNumber } from '#shared/lines/numbers.ts'
import { toUnit, unitPattern } from '#shared/lines/unit-names.ts'

/** Units that a translation may not change. A clove or a slice may become a piece: languages count differently. */
const measures: ReadonlySet<Unit> = new Set([
  'g',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'oz',
  'lb',
])

const range: Record<Language, string> = { en: 'to|or', fr: 'à|ou', es: 'a|o|u', de: 'bis|oder' }

const times: Record<Language, readonly (readonly [kind: string, words: string])[]> = {
  en: [
    ['min', 'minutes?|mins?\\.?'],
    ['h', 'hours?|hrs?\\.?|h'],
    ['s', 'seconds?|secs?\\.?|s'],
    ['d', 'days?'],
    ['w', 'weeks?'],
  ],
  fr: [
    ['min', 'minutes?|min\\.?|mn'],
    ['h', 'heures?|h'],
    ['s', 'secondes?|s'],
    ['d', 'jours?'],
    ['w', 'semaines?'],
  ],
  es: [
    ['min', 'minutos?|mins?\\.?'],
    ['h', 'horas?|h'],
    ['s', 'segundos?|s'],
    ['d', 'días?'],
    ['w', 'semanas?'],
  ],
  de: [
    ['min', 'Minuten?|Min\\.?'],
    ['h', 'Stunden?|Std\\.?|h'],
    ['s', 'Sekunden?|Sek\\.?|s'],
    ['d', 'Tage?n?'],
    ['w', 'Wochen?'],
  ],
}

const degrees: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['°F', /^\s*(?:°\s*F|degrees? F(?:ahrenheit)?|F)(?!\p{L})/iu],
  [
    '°C',
    /^\s*(?:°\s*C|degrees? C(?:elsius)?|grad(?: celsius)?|degrés?(?: celsius)?|grados?(?: (?:c|celsius|centígrados))?|°)(?!\p{L})/iu,
  ],
  ['%', /^\s*%/],
  ['cm', /^\s*(?:cm|centimet(?:re|er)s?|centimètres?|centímetros?|Zentimetern?)(?!\p{L})/iu],
  ['mm', /^\s*(?:mm|millimet(?:re|er)s?|millimètres?|milímetros?|Millimetern?)(?!\p{L})/iu],
  ['inch', /^\s*(?:inch(?:es)?|pouces?|pulgadas?|Zoll|["”″])(?!\p{L})/iu],
]

/** What a number measures, by what stands right behind it: "min", "°C", "1 g"; empty where it counts things. */
export function kindBehind(text: string, language: Language): string {
  for (const [kind, pattern] of degrees) if (pattern.test(text)) return kind
  for (const [kind, words] of times[language])
    if (new RegExp(`^[\\s-]*(?:${words})(?!\\p{L})`, 'iu').test(text)) return kind
  const [said = '', written = ''] =
    new RegExp(`^\\s*(${unitPattern[language]})(?!\\p{L})`, 'iu').exec(text) ?? []
  const unit = written ? toUnit(written, language, text.slice(said.length)) : null
  return unit && measures.has(unit.unit) ? `${unit.factor} ${unit.unit}` : ''
}

/** What stands for a number only beside other words: "an onion", "half the dough". */
const vagueWords =
  /^(?:an?|one|une?|uno|una|un|ein(?:e[nrms]?)?)$|half|moiti|demi|medi[oa]|halb|quarter|quart|cuarto|viertel|couple/i

/**
 * Every number of a text with what it measures, in order of size: "2–3 EL" is 2 and 3 tablespoons, "1 1/2 h" is 1.5
 * hours. Words for numbers above one count as much as digits.
 */
export function measuresSaid(text: string, language: Language): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${numberPattern(language)}(?![\\p{N}])`, 'giu')
  const found = [...text.matchAll(pattern)].filter(([number]) => !vagueWords.test(number.trim()))
  const kinds = found.map(({ 0: number, index }) => kindBehind(text.slice(index + number.length), language))
  return found
    .map(({ 0: number, index }, place) => {
      const next = found[place + 1]
      const between = next ? text.slice(index + number.length, next.index) : ''
      // Of "2–3 tbsp" both numbers are spoons.
      const isRange = new RegExp(`^\\s*(?:-|–|—|x|×|${range[language]})\\s*$`, 'iu').test(between)
      const kind = kinds[place] || (isRange ? (kinds[place + 1] ?? '') : '')
      return `${Math.round(readNumber(number, language) * 1000) / 1000} ${kind}`.trim()
    })
    .toSorted()
}
