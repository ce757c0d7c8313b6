import type { Language } from '#shared/constants/languages.ts'

interface BookWords {
  contents: string
  byIngredient: string
  byDiet: string
  recipes: (count: number) => string
}

/** The words of a book that are no recipe's. */
export const bookWords: Record<Language, BookWords> = {
  en: {
    contents: 'Contents',
    byIngredient: 'Recipes by ingredient',
    byDiet: 'Recipes by diet',
    recipes: (count) => (count === 1 ? '1 recipe' : `${count} recipes`),
  },
  fr: {
    contents: 'Table des matières',
    byIngredient: 'Les recettes par ingrédient',
    byDiet: 'Les recettes par régime',
    recipes: (count) => (count < 2 ? `${count} recette` : `${count} recettes`),
  },
  es: {
    contents: 'Índice',
    byIngredient: 'Recetas por ingrediente',
    byDiet: 'Recetas por dieta',
    recipes: (count) => (count === 1 ? '1 receta' : `${count} recetas`),
  },
  de: {
    contents: 'Inhalt',
    byIngredient: 'Rezepte nach Zutaten',
    byDiet: 'Rezepte nach Ernährungsweise',
    recipes: (count) => (count === 1 ? '1 Rezept' : `${count} Rezepte`),
  },
}
