import { createContext, use, type ReactNode } from 'react'
import type { ChosenRecipe } from './drafts.ts'

interface DialogSlot {
  open: boolean
  onClose: () => void
}

/** What the forum shows of recipes without knowing them; handed down by the page, which knows both. */
export interface RecipeSlots {
  /** A search for a recipe to attach; choosing one closes it. */
  picker: (dialog: DialogSlot & { onChoose: (recipe: ChosenRecipe) => void }) => ReactNode
  /** A recipe laid over the page. */
  viewer: (dialog: DialogSlot & { recipeId: string; title: string }) => ReactNode
  /** The small picture beside a title. */
  thumb: (imageName: string | null) => ReactNode
}

export const RecipeSlotsContext = createContext<RecipeSlots | null>(null)

export function useRecipeSlots(): RecipeSlots {
  const slots = use(RecipeSlotsContext)
  if (!slots) throw new Error('the forum stands outside RecipeSlotsContext')
  return slots
}
