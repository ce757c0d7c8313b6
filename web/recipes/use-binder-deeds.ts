import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { myRecipes, useDeleteRecipe, useRestoreRecipe, useSetVisibility } from './my-recipes.ts'
import type { RecipeDeeds } from './recipe-deeds.ts'
import { useVisibilityFailure } from './visibility-failure.ts'

interface Message {
  tone: 'error' | 'success'
  text: string
}

/** Opening, publishing, throwing away and taking back, and the one message that says how the last of them went. */
export function useBinderDeeds(toTop: () => void) {
  const { t } = useTranslation('recipes')
  const mine = useQuery(myRecipes)
  const [message, setMessage] = useState<Message | null>(null)
  // Both stay known while their dialogs close, so that nothing vanishes under somebody's eyes.
  const [chosen, setChosen] = useState<{ recipe: Recipe; open: boolean } | null>(null)
  const [doubted, setDoubted] = useState<{ recipe: Recipe; open: boolean } | null>(null)
  const visibility = useSetVisibility()
  const removal = useDeleteRecipe()
  const restoral = useRestoreRecipe()
  const visibilityFailure = useVisibilityFailure()

  const deeds: RecipeDeeds = {
    open: (recipe) => setChosen({ recipe, open: true }),
    askToDelete: (recipe) => setDoubted({ recipe, open: true }),
    setVisibility: (recipe, isPublic) => {
      setMessage(null)
      visibility.mutate(
        { recipe, isPublic },
        { onError: (error) => setMessage({ tone: 'error', text: visibilityFailure(error) }) },
      )
    },
  }

  function remove() {
    if (!doubted) return
    const { recipe } = doubted
    setMessage(null)
    removal.mutate(recipe, {
      onSuccess: () => setMessage({ tone: 'success', text: t('deleted', { title: recipe.title }) }),
      onError: () => setMessage({ tone: 'error', text: t('deleteFailed') }),
      onSettled: () => {
        setDoubted({ recipe, open: false })
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
    deeds,
    message,
    dismiss: () => setMessage(null),
    /** As the lists know it now, so that what was published from the dialog shows there too. */
    opened: chosen && (mine.data?.find(({ id }) => id === chosen.recipe.id) ?? chosen.recipe),
    isOpen: chosen?.open ?? false,
    close: () => setChosen((now) => now && { ...now, open: false }),
    asked: doubted?.recipe ?? null,
    isAsking: doubted?.open ?? false,
    isRemoving: removal.isPending,
    keep: () => setDoubted((now) => now && { ...now, open: false }),
    remove,
    restore,
    restoring: restoral.isPending ? (restoral.variables?.id ?? null) : null,
  }
}
