import { createContext, type ReactNode } from 'react'
import type { ShownRecipe } from './translations/shown-texts.tsx'

/** Renders what a member sees above a recipe, such as for whom it is not. Without a provider there is nothing. */
export const RecipeNoticeContext = createContext<((recipe: ShownRecipe) => ReactNode) | null>(null)
