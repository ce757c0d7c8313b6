import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useDeleteRecipe, useRestoreRecipe, useSetVisibility } from '../recipes/my-recipes-queries.ts'
import type { RecipeActions } from './recipe-actions.ts'
import { useVisibilityErrorMessage } from '../recipes/visibility-error.ts'

interface Message {
  tone: 'error' | 'success'
  text: string
  /** What was thrown away a moment ago can be had back from the message itself. */
  undo?: () => void
}

/** Publishing, throwing away and taking back, and the one message that says how the last of them went. */
export function useRecipeActions(open: (id: string) => void, toTop: () => void) {
  const { t } = useTranslation('recipes')
  const [message, setMessage] = useState<Message | null>(null)
  // It stays known while its dialog closes, so that nothing vanishes under somebody's eyes.
  const [pendingDelete, setPendingDelete] = useState<{ recipe: Recipe; open: boolean } | null>(null)
  const visibility = useSetVisibility()
  const removal = useDeleteRecipe()
  const restoral = useRestoreRecipe()
  const visibilityFailure = useVisibilityErrorMessage()

  const actions: RecipeActions = {
    open: (recipe) => open(recipe.id),
    askToDelete: (recipe) => setPendingDelete({ recipe, open: true }),
    setVisibility: (recipe, isPublic) => {
      setMessage(null)
      visibility.mutate(
        { recipe, isPublic },
        { onError: (error) => setMessage({ tone: 'error', text: visibilityFailure(error) }) },
      )
    },
  }

  function remove() {
    if (!pendingDelete) return
    const { recipe } = pendingDelete
    setMessage(null)
    removal.mutate(recipe, {
      onSuccess: () =>
        setMessage({
          tone: 'success',
          text: t('deleted', { title: recipe.title }),
          undo: () => restore(recipe),
        }),
      onError: () => setMessage({ tone: 'error', text: t('deleteFailed') }),
      onSettled: () => {
        setPendingDelete({ recipe, open: false })
        // The button that asked is gone with its row; the message is where one goes on from.
        setTimeout(toTop, 200)
      },
    })
  }

  function restore(recipe: Recipe) {
    setMessage(null)
    restoral.mutate(recipe, {
      onSuccess: () => setMessage({ tone: 'success', text: t('restored', { title: recipe.title }) }),
      onError: () => setMessage({ tone: 'error', text: t('restoreFailed') }),
      onSettled: toTop,
    })
  }

  return {
    actions,
    message,
    showMessage: setMessage,
    dismiss: () => setMessage(null),
    asked: pendingDelete?.recipe ?? null,
    isAsking: pendingDelete?.open ?? false,
    isRemoving: removal.isPending,
    cancelDelete: () => setPendingDelete((now) => now && { ...now, open: false }),
    remove,
    restore,
    restoring: restoral.isPending ? (restoral.variables?.id ?? null) : null,
  }
}
