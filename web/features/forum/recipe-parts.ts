import { createContext, use, type ReactNode } from 'react'
import type { ChosenRecipe } from './drafts.ts'

interface DialogState {
  open: boolean
  onClose: () => void
}

/** What the forum shows of recipes without knowing them; handed down by the page, which knows both. */
export interface RecipeParts {
  /** A search for a recipe to attach; choosing one closes it. */
  picker: (dialog: DialogState & { onChoose: (recipe: ChosenRecipe) => void }) => ReactNode
  /** A recipe laid over the page. */
  viewer: (dialog: DialogState & { recipeId: string; title: string }) => ReactNode
  /** The small picture beside a title. */
  thumb: (imageName: string | null) => ReactNode
}

export const RecipePartsContext = createContext<RecipeParts | null>(null)

export function useRecipeParts(): RecipeParts {
  const parts = use(RecipePartsContext)
  if (!parts) throw new Error('useRecipeParts needs RecipePartsContext')
  return parts
}
