import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { keptSession } from './cook/cooking-session.ts'
import { myRecipes, useDeleteRecipe, useRestoreRecipe, useSetVisibility } from './my-recipes.ts'
import type { RecipeDeeds } from './recipe-deeds.ts'
import { useVisibilityFailure } from './visibility-failure.ts'

interface Message {
  tone: 'error' | 'success'
  text: string
  /** What was thrown away a moment ago can be had back from the message itself. */
  undo?: () => void
}

/** Opening, publishing, throwing away and taking back, and the one message that says how the last of them went. */
export function useBinderDeeds(toTop: () => void) {
  const { t } = useTranslation('recipes')
  const mine = useQuery(myRecipes)
  const [message, setMessage] = useState<Message | null>(null)
  // Both stay known while their dialogs close, so that nothing vanishes under somebody's eyes.
  const [chosen, setChosen] = useState<{ recipe: Recipe; open: boolean } | null>(null)
  // A reload in the middle of cooking comes back to the stove.
  const [cooking, setCooking] = useState(() => keptSession()?.recipeId ?? null)
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

  const wanted = chosen?.recipe.id ?? cooking
  const opened = mine.data?.find(({ id }) => id === wanted) ?? chosen?.recipe ?? null

  function close() {
    setCooking(null)
    if (opened) setChosen({ recipe: opened, open: false })
  }

  function remove() {
    if (!doubted) return
    const { recipe } = doubted
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
    tell: setMessage,
    dismiss: () => setMessage(null),
    /** As the lists know it now, so that what was published from the dialog shows there too. */
    opened,
    isOpen: chosen?.open ?? cooking !== null,
    close,
    asked: doubted?.recipe ?? null,
    isAsking: doubted?.open ?? false,
    isRemoving: removal.isPending,
    keep: () => setDoubted((now) => now && { ...now, open: false }),
    remove,
    restore,
    restoring: restoral.isPending ? (restoral.variables?.id ?? null) : null,
  }
}
