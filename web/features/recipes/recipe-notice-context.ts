import { createContext, type ReactNode } from 'react'
import type { Measures } from '#shared/constants/measures.ts'
import type { ShownRecipe } from './translations/shown-texts.tsx'

export type RenderRecipeNotice = (
  recipe: ShownRecipe,
  onMeasures: (measures: Measures) => void,
  isShort?: boolean,
) => ReactNode

/**
 * Renders what a member sees above a recipe, such as for whom it is not, and reports the measures that the member's
 * household has chosen; the short one has the allergies alone. Without a provider there is nothing.
 */
export const RecipeNoticeContext = createContext<RenderRecipeNotice | null>(null)
