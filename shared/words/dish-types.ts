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

/**
 * What people who look for a dish of this type write, besides the words above; singular and plural. A word that another language knows as well has the meaning of the reader's language.
 */
export const dishTypeSearchWords: Record<Language, Record<DishType, readonly string[]>> = {
  en: {
    Starters: [
      'starter',
      'appetizer',
      'appetizers',
      'appetiser',
      'appetisers',
      'first course',
      'first courses',
    ],
    Mains: ['main', 'main course', 'main courses', 'main dish', 'main dishes'],
    Desserts: ['dessert', 'afters', 'sweet course'],
    Cocktails: ['cocktail', 'mocktail', 'mocktails', 'drink', 'drinks'],
  },
  fr: {
    Starters: [
      'entrée',
      'hors-d’œuvre',
      'amuse-bouche',
      'amuse-bouches',
      'mise en bouche',
      'mises en bouche',
    ],
    Mains: ['plat', 'plat principal', 'plats principaux', 'plat de résistance', 'plats de résistance'],
    Desserts: ['dessert'],
    Cocktails: ['cocktail', 'boisson', 'boissons'],
  },
  es: {
    Starters: [
      'entrante',
      'entremés',
      'entremeses',
      'primer plato',
      'primeros platos',
      'entrada',
      'entradas',
    ],
    Mains: [
      'principal',
      'principales',
      'plato principal',
      'plato fuerte',
      'segundo plato',
      'segundos platos',
    ],
    Desserts: ['postre'],
    Cocktails: ['cóctel', 'coctel', 'cocteles', 'bebida', 'bebidas'],
  },
  de: {
    Starters: ['Vorspeise', 'Vorgericht', 'Vorgerichte'],
    Mains: ['Hauptgericht', 'Hauptspeise', 'Hauptspeisen', 'Hauptgang', 'Hauptgänge'],
    Desserts: ['Dessert', 'Nachtisch', 'Nachtische', 'Nachspeise', 'Nachspeisen', 'Süßspeise', 'Süßspeisen'],
    Cocktails: ['Cocktail', 'Mixgetränk', 'Mixgetränke', 'Getränk', 'Getränke'],
  },
}
