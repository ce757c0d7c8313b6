import type { Language } from '../constants/languages.ts'

/** What sources state of a serving, by the names of schema.org. */
export const nutrientWords = {
  servingSize: { en: 'Serving size', fr: 'Portion', es: 'Ración', de: 'Portionsgröße' },
  calories: { en: 'Energy', fr: 'Énergie', es: 'Energía', de: 'Energie' },
  fatContent: { en: 'Fat', fr: 'Matières grasses', es: 'Grasas', de: 'Fett' },
  saturatedFatContent: {
    en: 'Saturated fat',
    fr: 'Acides gras saturés',
    es: 'Grasas saturadas',
    de: 'Gesättigte Fettsäuren',
  },
  unsaturatedFatContent: {
    en: 'Unsaturated fat',
    fr: 'Acides gras insaturés',
    es: 'Grasas insaturadas',
    de: 'Ungesättigte Fettsäuren',
  },
  transFatContent: { en: 'Trans fat', fr: 'Acides gras trans', es: 'Grasas trans', de: 'Transfette' },
  carbohydrateContent: {
    en: 'Carbohydrate',
    fr: 'Glucides',
    es: 'Hidratos de carbono',
    de: 'Kohlenhydrate',
  },
  sugarContent: { en: 'Sugars', fr: 'Sucres', es: 'Azúcares', de: 'Zucker' },
  fiberContent: { en: 'Fibre', fr: 'Fibres', es: 'Fibra', de: 'Ballaststoffe' },
  proteinContent: { en: 'Protein', fr: 'Protéines', es: 'Proteínas', de: 'Eiweiß' },
  sodiumContent: { en: 'Sodium', fr: 'Sodium', es: 'Sodio', de: 'Natrium' },
  cholesterolContent: { en: 'Cholesterol', fr: 'Cholestérol', es: 'Colesterol', de: 'Cholesterin' },
} as const satisfies Record<string, Record<Language, string>>

export type Nutrient = keyof typeof nutrientWords
export const nutrients = Object.keys(nutrientWords) as Nutrient[]
