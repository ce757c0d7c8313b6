import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  decideCorrection,
  deleteCorrection,
  listCorrections,
  proposeCorrection,
  setTranslatable,
} from '#shared/contract/recipe-translations.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { call } from '../../../lib/api.ts'
import { changeRecipe, refreshRecipe } from '../recipe-cache.ts'
import { askQuery } from '../../../lib/ask-query.ts'

const keyOf = (id: string) => ['corrections', id] as const

export const correctionsOf = (id: string) => askQuery(keyOf(id), listCorrections, { params: { id } })

/** After a change the list is fetched again, and the recipe with the number of its proposals. */
function useRefresh(id: string) {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(id) })
    await refreshRecipe(client, id)
  }
}

export function useProposeCorrection(id: string, language: Language) {
  return useMutation({
    mutationFn: (body: { key: string; text: string }) =>
      call(proposeCorrection, { params: { id, language }, body }),
    onSuccess: useRefresh(id),
  })
}

export function useDecideCorrection(recipeId: string) {
  return useMutation({
    mutationFn: ({ id, accepted }: { id: string; accepted: boolean }) =>
      call(decideCorrection, { params: { id }, body: { accepted } }),
    onSuccess: useRefresh(recipeId),
  })
}

export function useDeleteCorrection(recipeId: string) {
  return useMutation({
    mutationFn: (id: string) => call(deleteCorrection, { params: { id } }),
    onSuccess: useRefresh(recipeId),
  })
}

/** Optimistic: a refusal restores the former state. */
export function useSetTranslatable({ id, translations }: Recipe) {
  const client = useQueryClient()
  const show = (areAllowed: boolean) =>
    changeRecipe(client, id, { translations: { proposals: 0, ...translations, areAllowed } })
  return useMutation({
    mutationFn: (translatable: boolean) => call(setTranslatable, { params: { id }, body: { translatable } }),
    onMutate: show,
    onError: (_, translatable) => show(!translatable),
  })
}
