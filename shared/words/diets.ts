import type { Language } from '../languages.ts'

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
    vegan: 'végane',
    vegetarian: 'végétarien',
    pescatarian: 'pescétarien',
    glutenFree: 'sans gluten',
    lactoseFree: 'sans lactose',
    halal: 'halal',
    kosherStyle: 'style casher',
    lowSugar: 'peu sucré',
  },
  es: {
    vegan: 'vegano',
    vegetarian: 'vegetariano',
    pescatarian: 'pescetariano',
    glutenFree: 'sin gluten',
    lactoseFree: 'sin lactosa',
    halal: 'halal',
    kosherStyle: 'estilo kosher',
    lowSugar: 'bajo en azúcar',
  },
  de: {
    vegan: 'vegan',
    vegetarian: 'vegetarisch',
    pescatarian: 'pescetarisch',
    glutenFree: 'glutenfrei',
    lactoseFree: 'laktosefrei',
    halal: 'halal',
    kosherStyle: 'nach koscherer Art',
    lowSugar: 'zuckerarm',
  },
}
