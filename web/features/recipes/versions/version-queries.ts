import { useMutation, useQueryClient } from '@tanstack/react-query'
import { diffVersions, listVersions, recipeFamily } from '#shared/contract/recipe-versions.ts'
import { deleteRecipe, remixRecipe, restoreVersion } from '#shared/contract/recipes.ts'
import { everyConfirmation } from '#shared/contract/safety-finding.ts'
import { call } from '../../../lib/api.ts'
import { askQuery } from '../../../lib/ask-query.ts'
import { changeRecipe, recipeById, recipeLists } from '../recipe-cache.ts'

const historyKey = (id: string) => ['recipe history', id] as const

/** Not from the cache: an edit or a comment elsewhere may have added a version. */
export const versionsOf = (id: string) => ({
  ...askQuery([...historyKey(id), 'versions'], listVersions, { params: { id } }),
  staleTime: 0,
})

/** `from` is a number, or `parent` for the version that the recipe was made from. */
export const diffOf = (id: string, from: number | 'parent', to: number) => ({
  ...askQuery([...historyKey(id), 'diff', from, to], diffVersions, { params: { id }, query: { from, to } }),
  staleTime: 0,
})

export const familyOf = (id: string) => ({
  ...askQuery([...historyKey(id), 'family'], recipeFamily, { params: { id } }),
  staleTime: 0,
})

export function useRestoreVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (number: number) => call(restoreVersion, { params: { id, number: String(number) } }),
    onSuccess: async (restored) => {
      changeRecipe(client, id, restored)
      await client.invalidateQueries({ queryKey: historyKey(id) })
    },
  })
}

/** Makes a variant and puts it into the cache, so that the editor opens with it at once. */
export function useRemix(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      wish,
      isConfirmed,
      idempotencyKey,
    }: {
      wish: string
      /** The user has read that somebody must not have it. */
      isConfirmed: boolean
      idempotencyKey: string
    }) => {
      const confirmedAllergens = isConfirmed ? [...everyConfirmation] : undefined
      return call(remixRecipe, {
        params: { id },
        body: wish === '' ? {} : { wish, confirmedAllergens },
        idempotencyKey,
      })
    },
    onSuccess: async (variant) => {
      client.setQueryData(recipeById(variant.id).queryKey, variant)
      await client.invalidateQueries({ queryKey: [recipeLists.mine] })
    },
  })
}

/** Throws away a variant that was just made. */
export function useDiscardVariant(onDiscarded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteRecipe, { params: { id } }),
    onSuccess: async () => {
      onDiscarded()
      await client.invalidateQueries({ queryKey: [recipeLists.mine] })
    },
  })
}
