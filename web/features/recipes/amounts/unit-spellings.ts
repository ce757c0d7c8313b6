import type { Language } from '#shared/constants/languages.ts'
import { unitWords, units, type Unit } from '#shared/words/units.ts'

/** Spellings of units in running text, in addition to the short forms of ingredient lists. */
const spelledOut: Record<Language, Partial<Record<Unit, readonly string[]>>> = {
  en: {
    g: ['gram', 'grams'],
    kg: ['kilo', 'kilos', 'kilogram', 'kilograms'],
    ml: ['millilitre', 'millilitres', 'milliliter', 'milliliters'],
    l: ['litre', 'litres', 'liter', 'liters'],
    tsp: ['teaspoon', 'teaspoons'],
    tbsp: ['tablespoon', 'tablespoons'],
    oz: ['ounce', 'ounces'],
    lb: ['lbs', 'pound', 'pounds'],
  },
  fr: {
    g: ['gramme', 'grammes'],
    kg: ['kilo', 'kilos'],
    ml: ['millilitre', 'millilitres'],
    cl: ['centilitre', 'centilitres'],
    dl: ['décilitre', 'décilitres'],
    l: ['litre', 'litres'],
    tsp: ['cuillère à café', 'cuillères à café', 'cuillerée à café', 'cuillerées à café'],
    tbsp: ['cuillère à soupe', 'cuillères à soupe', 'cuillerée à soupe', 'cuillerées à soupe'],
  },
  es: {
    g: ['gramo', 'gramos'],
    kg: ['kilo', 'kilos'],
    ml: ['mililitro', 'mililitros'],
    l: ['litro', 'litros'],
    tsp: ['cucharadita', 'cucharaditas'],
    tbsp: ['cucharada', 'cucharadas'],
  },
  de: {
    g: ['Gramm'],
    kg: ['Kilo', 'Kilogramm'],
    ml: ['Milliliter'],
    l: ['Liter'],
    tsp: ['Teelöffel'],
    tbsp: ['Esslöffel'],
  },
}

/** Every spelling of a language with its unit, the longest first, so that "grams" matches before "g". */
export const unitSpellings: Record<Language, ReadonlyMap<string, Unit>> = {
  en: spellingsOf('en'),
  fr: spellingsOf('fr'),
  es: spellingsOf('es'),
  de: spellingsOf('de'),
}

function spellingsOf(language: Language): ReadonlyMap<string, Unit> {
  const pairs = units.flatMap((unit) =>
    [...unitWords[language][unit], ...(spelledOut[language][unit] ?? [])]
      .filter((word) => word !== '')
      .map((word): [string, Unit] => [word.toLowerCase(), unit]),
  )
  return new Map(pairs.toSorted(([a], [b]) => b.length - a.length))
}
