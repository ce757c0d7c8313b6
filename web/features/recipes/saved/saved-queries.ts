import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  addSavedRecipe,
  getSavedState,
  listLastCooked,
  listMyTags,
  listSavedIds,
  listSavedRecipes,
  removeSavedRecipe,
  setRecipeNote,
  setRecipeTags,
  type SavedState,
} from '#shared/contract/saved-recipes.ts'
import { call } from '../../../lib/api.ts'
import { callOrStored, orLater } from '../../../lib/or-stored.ts'
import { allOrStored } from '../../../lib/paging.ts'
import { ownTables } from '../../../lib/replica/refused-rows.ts'
import { diaryKey } from '../cooking-log/cooking-log-queries.ts'
import { cachedTitle } from '../recipe-cache.ts'
import { noteOf, storedState as readState } from '../stored-recipes.ts'

const all = ['saved'] as const

const savedIds = queryOptions({
  queryKey: [...all, 'ids'],
  queryFn: ({ signal }) =>
    allOrStored(
      listSavedIds,
      (id) => id,
      { signal },
      async ({ list }) => (await list('saved')).map(({ recipeId }) => recipeId),
    ),
})

export const savedRecipes = queryOptions({
  queryKey: [...all, 'recipes'],
  queryFn: ({ signal }) =>
    allOrStored(
      listSavedRecipes,
      ({ recipeId }) => recipeId,
      { signal },
      ({ list }) => list('saved'),
    ),
})

export const myTags = queryOptions({
  queryKey: [...all, 'tags'],
  queryFn: ({ signal }) =>
    allOrStored(
      listMyTags,
      ({ tag }) => tag,
      { signal },
      ({ list }) => list('tags'),
    ),
})

/** The last day on which the user cooked each recipe; refetched like the diary. */
export const lastCooked = queryOptions({
  queryKey: [diaryKey, 'last'],
  queryFn: ({ signal }) =>
    allOrStored(
      listLastCooked,
      ({ recipeId }) => recipeId,
      { signal },
      ({ list }) => list('lastCooked'),
    ),
})

/** What the user stores about one recipe; refused for a recipe that they may neither read nor have saved. */
export const savedState = (id: string) =>
  queryOptions({
    queryKey: [...all, 'state', id],
    queryFn: ({ signal }) =>
      callOrStored(getSavedState, { params: { id }, signal }, (stored) => readState(stored, id)),
  })

function changeState(client: QueryClient, id: string, fields: Partial<SavedState>) {
  client.setQueryData(savedState(id).queryKey, (state) => state && { ...state, ...fields })
}

function showSaved(client: QueryClient, id: string, savedAt: string | null) {
  client.setQueryData(savedIds.queryKey, (ids) => {
    const others = (ids ?? []).filter((each) => each !== id)
    return savedAt === null ? others : [id, ...others]
  })
  changeState(client, id, { savedAt })
}

/** Refetches the lists of saved recipes and tags. */
export const refreshSaved = (client: QueryClient) =>
  Promise.all([savedRecipes, savedIds, myTags].map(({ queryKey }) => client.invalidateQueries({ queryKey })))

export const saveRecipeById = (id: string) => call(addSavedRecipe, { params: { id } })

export const unsaveRecipeById = (id: string) => call(removeSavedRecipe, { params: { id } })

export const tagRecipe = (id: string, tags: string[]) =>
  call(setRecipeTags, { params: { id }, body: { tags } })

/** Whether the user has saved the recipe, and its toggle. Optimistic: a refusal restores the former state. */
export function useSaved(id: string) {
  const client = useQueryClient()
  const isSaved = useQuery(savedIds).data?.includes(id) ?? false
  const mutationKey = ['saved', id]
  const change = useMutation({
    mutationKey,
    // In sequence, so that of several taps the last one counts.
    scope: { id: `saved ${id}` },
    mutationFn: async (saves: boolean) => {
      if (saves) await saveRecipeById(id)
      else await unsaveRecipeById(id)
    },
    onMutate: async (saves) => {
      // Shown before anything is awaited, so that a second tap toggles what the first one did.
      showSaved(client, id, saves ? new Date().toISOString() : null)
      await client.cancelQueries({ queryKey: savedIds.queryKey })
      return { before: !saves }
    },
    onError: (error, _, context) => {
      console.warn('saving the recipe failed', error)
      showSaved(client, id, context?.before ? new Date().toISOString() : null)
    },
    // While another tap waits, a fresh list would show what it is about to change.
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : refreshSaved(client)),
  })
  const toggle = () => change.mutate(!client.getQueryData(savedIds.queryKey)?.includes(id))
  return { isSaved, hasFailed: change.isError, toggle }
}

/** Replaces the tags of a recipe. Optimistic: a refusal restores the former ones. */
export function useSetTags(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `tags ${id}` },
    mutationFn: (tags: string[]) => tagRecipe(id, tags),
    onMutate: (tags) => {
      const before = client.getQueryData(savedState(id).queryKey)?.tags
      changeState(client, id, { tags })
      return { before }
    },
    onError: (_, __, context) => context?.before && changeState(client, id, { tags: context.before }),
    onSuccess: ({ tags }) => {
      changeState(client, id, { tags })
      return client.invalidateQueries({ queryKey: myTags.queryKey })
    },
  })
}

export function useSetNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `note ${id}` },
    mutationFn: (text: string) =>
      orLater(
        () => call(setRecipeNote, { params: { id }, body: { text } }),
        [{ table: ownTables.notes, row: id, field: 'text', value: text, about: cachedTitle(client, id) }],
        () => ({ note: noteOf(text, Date.now()) }),
      ),
    onSuccess: ({ note }) => changeState(client, id, { note }),
  })
}
