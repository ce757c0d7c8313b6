import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import type { SavedRecipe } from '#shared/contract/saved-recipes.ts'
import { focusAfterDialog } from '../../lib/focus.ts'
import {
  useDeleteRecipe,
  useRestoreRecipe,
  useSetVisibility,
  useVisibilityErrorMessage,
} from '../recipes/my-recipes-queries.ts'
import type { BinderEntry } from './binder-entries.ts'
import type { Selection } from './selection.ts'
import { whenSettled } from '../../lib/when-settled.ts'

interface RecipeActions {
  open: (id: string) => void
  setVisibility: (recipe: OwnRecipeCard, isPublic: boolean) => void
  askToDelete: (recipe: OwnRecipeCard) => void
}

export interface RecipeListProps {
  entries: readonly BinderEntry[]
  actions: RecipeActions & { unsave: (saved: SavedRecipe) => void }
  /** Shows the dish type of each recipe, for search results from all tabs. */
  withDishType: boolean
  /** While several recipes are being chosen. */
  selection: Selection | null
}

export interface Message {
  tone: 'error' | 'success'
  text: string
  /** Restores the recipe that was deleted. */
  undo?: () => void
}

/** Publishing, deleting and restoring, and one message with the result of the last action. */
export function useRecipeActions(open: (id: string) => void, messageArea: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('recipes')
  const [message, setMessage] = useState<Message | null>(null)
  // The recipe stays set while the dialog closes, because the dialog shows its title.
  const [pendingDelete, setPendingDelete] = useState<{ recipe: OwnRecipeCard; open: boolean } | null>(null)
  const visibility = useSetVisibility()
  const removal = useDeleteRecipe()
  const restoral = useRestoreRecipe()
  const visibilityFailure = useVisibilityErrorMessage()

  const actions: RecipeActions = {
    open,
    askToDelete: (recipe) => setPendingDelete({ recipe, open: true }),
    setVisibility: (recipe, isPublic) => {
      setMessage(null)
      void whenSettled(visibility.mutateAsync({ recipe, isPublic }), {
        onError: (error) => setMessage({ tone: 'error', text: visibilityFailure(error) }),
      })
    },
  }

  function remove() {
    if (!pendingDelete) return
    const { recipe } = pendingDelete
    setMessage(null)
    void whenSettled(removal.mutateAsync(recipe), {
      onSuccess: () =>
        setMessage({
          tone: 'success',
          text: t('deleted', { title: recipe.title }),
          undo: () => restore(recipe),
        }),
      onError: () => setMessage({ tone: 'error', text: t('deleteFailed') }),
      onSettled: () => {
        setPendingDelete({ recipe, open: false })
        // The Delete button disappears with its row, so the message takes the focus.
        focusAfterDialog(messageArea)
      },
    })
  }

  function restore(recipe: OwnRecipeCard) {
    setMessage(null)
    void whenSettled(restoral.mutateAsync(recipe), {
      onSuccess: () => setMessage({ tone: 'success', text: t('restored', { title: recipe.title }) }),
      onError: () => setMessage({ tone: 'error', text: t('restoreFailed') }),
      onSettled: () => messageArea.current?.focus(),
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
