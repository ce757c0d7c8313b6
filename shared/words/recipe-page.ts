import type { Finding } from '../finding.ts'
import type { Language } from '../languages.ts'
import { limits } from '../limits.ts'
import type { PictureMaker, RecipeIngredient, RecipeStructure } from '../recipe.ts'
import { recipeLabels } from './labels.ts'

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es', de: 'de' }

/** What the public page of a recipe says beside the recipe; server and browser draw the same page with it. */
export const recipePageWords: Record<
  Language,
  {
    noImage: string
    rating: (mean: string) => string
    noRatings: string
    likes: (count: number) => string
    by: (name: string) => string
    servings: string
    /** Below a picture that a program made; a person's own photo needs no such words. */
    madeBy: Record<PictureMaker, string | null>
  }
> = {
  en: {
    noImage: 'No image available',
    rating: (mean) => `Rating ${mean}`,
    noRatings: 'No ratings yet',
    likes: (count) => (count === 1 ? '1 like' : `${count} likes`),
    by: (name) => `by ${name}`,
    servings: 'Servings',
    madeBy: {
      house: 'Illustration drawn by the house painter (a program)',
      model: 'Picture painted by an AI',
      person: null,
    },
  },
  fr: {
    noImage: 'Aucune image disponible',
    rating: (mean) => `Note ${mean}`,
    noRatings: 'Pas encore de note',
    likes: (count) => `${count} j’aime`,
    by: (name) => `par ${name}`,
    servings: 'Portions',
    madeBy: {
      house: 'Illustration du peintre de la maison (un programme)',
      model: 'Image peinte par une IA',
      person: null,
    },
  },
  es: {
    noImage: 'No hay imagen disponible',
    rating: (mean) => `Valoración ${mean}`,
    noRatings: 'Aún sin valoraciones',
    likes: (count) => `${count} me gusta`,
    by: (name) => `de ${name}`,
    servings: 'Raciones',
    madeBy: {
      house: 'Ilustración del pintor de la casa (un programa)',
      model: 'Imagen pintada por una IA',
      person: null,
    },
  },
  de: {
    noImage: 'Kein Bild verfügbar',
    rating: (mean) => `Bewertung ${mean}`,
    noRatings: 'Noch nicht bewertet',
    likes: (count) => `${count} Gefällt mir`,
    by: (name) => `von ${name}`,
    servings: 'Portionen',
    madeBy: {
      house: 'Illustration unseres Hausmalers (ein Programm)',
      model: 'Von einer KI gemaltes Bild',
      person: null,
    },
  },
}

/** The mean as the public page writes it: two decimals, with the language's own decimal sign. */
export function meanOnPublicPage(mean: number, language: Language): string {
  const digits = limits.rating.decimalsOnPublicPage
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(mean)
}

/** "1 h 10 min"; null where nobody knows. */
export function durationWords(minutes: number | null, language: Language): string | null {
  if (!minutes) return null
  const labels = recipeLabels[language]
  return minutes < 60 ? labels.minutes(minutes) : labels.hours(Math.floor(minutes / 60), minutes % 60)
}

export interface IngredientGroup {
  /** Null names the main list. */
  name: string | null
  /** Each with its place in the whole recipe. */
  lines: { place: number; ingredient: RecipeIngredient }[]
}

/** The ingredients under their headings, in the recipe's order. */
export function ingredientGroups(recipe: RecipeStructure): IngredientGroup[] {
  const groups: IngredientGroup[] = []
  for (const [place, ingredient] of recipe.ingredients.entries()) {
    const last = groups.at(-1)
    if (last?.name === ingredient.group) last.lines.push({ place, ingredient })
    else groups.push({ name: ingredient.group, lines: [{ place, ingredient }] })
  }
  return groups
}

const gravity = { dangerous: 0, warning: 1, note: 2 } as const

/** What chef and taster say about a recipe, the gravest first and nothing twice. */
export function recipeRemarks(
  recipe: RecipeStructure | null,
  findings: readonly Finding[],
): Pick<Finding, 'sentence' | 'severity'>[] {
  const said = (recipe?.safety ?? []).map((sentence) => ({ sentence, severity: 'note' as const }))
  const all = [...findings, ...said].toSorted((a, b) => gravity[a.severity] - gravity[b.severity])
  return all.filter(({ sentence }, place) => all.findIndex((each) => each.sentence === sentence) === place)
}
