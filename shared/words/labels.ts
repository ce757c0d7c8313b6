import type { Language } from '../constants/languages.ts'

/** The headings and phrases of a written recipe, for its text, its public page and its print. */
export const recipeLabels = {
  en: {
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    plating: 'Plating',
    notes: 'Good to know',
    source: 'Source',
    serves: (n: number) => `Serves ${n}`,
    makes: (n: number, what: string) => `Makes ${n} ${what}`,
    prep: 'Preparation',
    cook: 'Cooking',
    total: 'Total',
    toTaste: 'to taste',
    allergens: 'Contains',
    diets: 'Suitable for',
    stated: 'Stated by the author',
    minutes: (n: number) => `${n} min`,
    hours: (h: number, m: number) => (m ? `${h} h ${m} min` : `${h} h`),
  },
  fr: {
    ingredients: 'Ingrédients',
    instructions: 'Préparation',
    plating: 'Dressage',
    notes: 'Bon à savoir',
    source: 'Source',
    serves: (n: number) => `Pour ${n} ${n === 1 ? 'personne' : 'personnes'}`,
    makes: (n: number, what: string) => `Donne ${n} ${what}`,
    prep: 'Préparation',
    cook: 'Cuisson',
    total: 'Total',
    toTaste: 'à votre goût',
    allergens: 'Contient',
    diets: 'Régimes',
    stated: 'Selon l’auteur',
    minutes: (n: number) => `${n} min`,
    hours: (h: number, m: number) => (m ? `${h} h ${m} min` : `${h} h`),
  },
  es: {
    ingredients: 'Ingredientes',
    instructions: 'Preparación',
    plating: 'Emplatado',
    notes: 'Conviene saber',
    source: 'Fuente',
    serves: (n: number) => `Para ${n} ${n === 1 ? 'persona' : 'personas'}`,
    makes: (n: number, what: string) => `Salen ${n} ${what}`,
    prep: 'Preparación',
    cook: 'Cocción',
    total: 'Total',
    toTaste: 'al gusto',
    allergens: 'Contiene',
    diets: 'Apto para dietas',
    stated: 'Según quien la escribió',
    minutes: (n: number) => `${n} min`,
    hours: (h: number, m: number) => (m ? `${h} h ${m} min` : `${h} h`),
  },
  de: {
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    plating: 'Anrichten',
    notes: 'Gut zu wissen',
    source: 'Quelle',
    serves: (n: number) => `Für ${n} ${n === 1 ? 'Person' : 'Personen'}`,
    makes: (n: number, what: string) => `Ergibt ${n} ${what}`,
    prep: 'Vorbereitung',
    cook: 'Garzeit',
    total: 'Gesamt',
    toTaste: 'nach Geschmack',
    allergens: 'Enthält',
    diets: 'Ernährung',
    stated: 'Laut Verfasser',
    minutes: (n: number) => `${n} Min.`,
    hours: (h: number, m: number) => (m ? `${h} Std. ${m} Min.` : `${h} Std.`),
  },
} as const satisfies Record<Language, RecipeLabels>

interface RecipeLabels {
  ingredients: string
  instructions: string
  plating: string
  notes: string
  source: string
  serves: (guests: number) => string
  makes: (servings: number, what: string) => string
  prep: string
  cook: string
  total: string
  toTaste: string
  allergens: string
  diets: string
  /** Before diets that the author claims and the ingredients do not prove. */
  stated: string
  minutes: (minutes: number) => string
  hours: (hours: number, minutes: number) => string
}
