import { languages, type Language } from '../constants/languages.ts'
import type { Unit } from '../words/units.ts'
import { lineWords } from './words/index.ts'
import type { UnitName } from './words/line-words.ts'

const everywhere: readonly UnitName[] = [
  ['kg', 1, 'kgs?|kilos?|kilogram+e?s?|kilogramos?|kilogramm'],
  ['g', 1, 'g|gr|grs|gram+e?s?|gramos?|gramm'],
  ['ml', 1, 'ml|millilit(?:re|er)s?|mililitros?|milliliter'],
  ['cl', 1, 'cl|centilit(?:re|er)s?|centilitros?|zentiliter'],
  ['dl', 1, 'dl|d[ée]cilit(?:re|er)s?|decilitros?|deziliter'],
  ['l', 1, 'l|lit(?:re|er)s?|litros?'],
  ['oz', 1, 'oz|ounces?|onces?|onzas?|unzen?'],
  ['lb', 1, 'lbs?|pounds?|libras?'],
]

/** The spellings of a language (and the measures all share), the more special first. */
function unitNames(language: Language): readonly UnitName[] {
  const { units, dozen, collective } = lineWords[language]
  const sets = collective.map(([spelling, value]): UnitName => ['piece', value, spelling])
  return [['piece', 12, dozen], ...sets, ...units, ...everywhere]
}

function patternOf(language: Language) {
  return unitNames(language)
    .map(([, , spelling]) => spelling)
    .join('|')
}

/** A pattern for any unit of the language; longer spellings are tried before what they begin with. */
export const unitPattern: Record<Language, string> = {
  en: patternOf('en'),
  fr: patternOf('fr'),
  es: patternOf('es'),
  de: patternOf('de'),
}

const exact = new Map(
  languages.map((language) => [
    language,
    unitNames(language).map(
      ([unit, factor, spelling]) =>
        [
          unit,
          factor,
          new RegExp(`^(?:${spelling.replace(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, '')})$`, 'iu'),
        ] as const,
    ),
  ]),
)

/** The unit a written word stands for, and how many of it; null when it is no unit. `after` is what follows it. */
export function toUnit(
  written: string,
  language: Language,
  after = '',
): { unit: Unit; factor: number } | null {
  for (const [place, [unit, factor, pattern]] of (exact.get(language) ?? []).entries()) {
    if (!pattern.test(written)) continue
    const spelling = unitNames(language)[place]?.[2] ?? ''
    const inPlace = new RegExp(`^(?:${spelling})(?!\\p{L})`, 'iu')
    if (!spelling.includes('(?') || inPlace.test(written + after)) return { unit, factor }
  }
  return null
}
