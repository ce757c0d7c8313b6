import type { Language } from '../constants/languages.ts'

/** Stored in English, shown translated; also the tabs of the binder. */
export const dishTypes = ['Starters', 'Mains', 'Desserts', 'Cocktails'] as const

export type DishType = (typeof dishTypes)[number]

export const defaultDishType: DishType = 'Mains'

export const dishTypeWords: Record<Language, Record<DishType, string>> = {
  en: { Starters: 'Starters', Mains: 'Mains', Desserts: 'Desserts', Cocktails: 'Cocktails' },
  fr: { Starters: 'Entrées', Mains: 'Plats', Desserts: 'Desserts', Cocktails: 'Cocktails' },
  es: { Starters: 'Entrantes', Mains: 'Platos principales', Desserts: 'Postres', Cocktails: 'Cócteles' },
  de: { Starters: 'Vorspeisen', Mains: 'Hauptgerichte', Desserts: 'Desserts', Cocktails: 'Cocktails' },
}

/** Matched without case; anything else, or nothing, is a main. */
export function toDishType(value: unknown): DishType {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return dishTypes.find((type) => type.toLowerCase() === wanted) ?? defaultDishType
}
