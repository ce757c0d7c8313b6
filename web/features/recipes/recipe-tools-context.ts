import { createContext, type ReactNode } from 'react'
import type { ShownRecipe } from './translations/shown-texts.tsx'

/** Renders what a member can do with a recipe and the chosen servings, such as shopping for it. */
export const RecipeToolsContext = createContext<
  ((recipe: ShownRecipe, servings: number) => ReactNode) | null
>(null)
