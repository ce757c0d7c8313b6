import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SavedRecipe } from '#shared/contract/saved-recipes.ts'
import {
  refreshSaved,
  savedRecipes,
  saveRecipeById,
  unsaveRecipeById,
} from '../recipes/saved/saved-queries.ts'
import type { Message } from './use-recipe-actions.ts'

/** Taking saved recipes out of the binder, at once, with Undo while they can be saved again. */
export function useUnsave(showMessage: (message: Message | null) => void): (saved: SavedRecipe) => void {
  const { t } = useTranslation(['saved', 'words'])
  const client = useQueryClient()
  const { queryKey } = savedRecipes

  const removal = useMutation({
    mutationFn: ({ recipeId }: SavedRecipe) => unsaveRecipeById(recipeId),
    onMutate: ({ recipeId }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (list) => list?.filter((each) => each.recipeId !== recipeId))
      return { before }
    },
    onSuccess: (_, saved) => {
      const title = saved.recipe?.title ?? saved.title ?? t('untitled')
      const undo = saved.recipe ? () => restoral.mutate(saved.recipeId) : undefined
      showMessage({ tone: 'success', text: t('removed', { title }), ...(undo && { undo }) })
    },
    onError: (_, __, context) => {
      client.setQueryData(queryKey, context?.before)
      showMessage({ tone: 'error', text: t('removeFailed') })
    },
    onSettled: () => refreshSaved(client),
  })

  const restoral = useMutation({
    mutationFn: saveRecipeById,
    onSuccess: () => showMessage(null),
    onError: () => showMessage({ tone: 'error', text: t('words:notSaved') }),
    onSettled: () => refreshSaved(client),
  })

  return (saved) => removal.mutate(saved)
}
