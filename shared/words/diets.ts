import type { Language } from '../constants/languages.ts'

export const diets = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'glutenFree',
  'lactoseFree',
  'halal',
  'kosherStyle',
  'lowSugar',
] as const

export type Diet = (typeof diets)[number]

/** What suits a stricter diet suits these too. */
export const includedDiets: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'lactoseFree'],
  vegetarian: ['pescatarian'],
}

export function withIncludedDiets(stated: readonly Diet[]): Set<Diet> {
  return new Set(stated.flatMap((diet) => [diet, ...(includedDiets[diet] ?? [])]))
}

export const dietWords: Record<Language, Record<Diet, string>> = {
  en: {
    vegan: 'vegan',
    vegetarian: 'vegetarian',
    pescatarian: 'pescatarian',
    glutenFree: 'gluten-free',
    lactoseFree: 'lactose-free',
    halal: 'halal',
    kosherStyle: 'kosher-style',
    lowSugar: 'low in sugar',
  },
  fr: {
    vegan: 'végan',
    vegetarian: 'végétarien',
    pescatarian: 'pescétarien',
    glutenFree: 'sans gluten',
    lactoseFree: 'sans lactose',
    halal: 'halal',
    kosherStyle: 'de type casher',
    lowSugar: 'peu sucré',
  },
  es: {
    vegan: 'vegana',
    vegetarian: 'vegetariana',
    pescatarian: 'pescetariana',
    glutenFree: 'sin gluten',
    lactoseFree: 'sin lactosa',
    halal: 'halal',
    kosherStyle: 'de estilo kosher',
    lowSugar: 'baja en azúcar',
  },
  de: {
    vegan: 'vegan',
    vegetarian: 'vegetarisch',
    pescatarian: 'pescetarisch',
    glutenFree: 'glutenfrei',
    lactoseFree: 'laktosefrei',
    halal: 'halal',
    kosherStyle: 'koscher (angelehnt)',
    lowSugar: 'zuckerarm',
  },
}
