import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  putCollectionRecipe,
  removeCollectionRecipe,
  updateCollection,
  type Collection,
} from '#shared/contract/collections.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { allOrStored } from '../../lib/paging.ts'
import type { Stored } from '../../lib/replica/stored.ts'
import { askList } from '../../lib/ask-query.ts'

const all = ['collections'] as const

/** Own collections, then those of the user's groups. */
export const collections = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) =>
    allOrStored(
      listCollections,
      ({ id }) => id,
      { query: {}, signal },
      ({ list }) => list('collections'),
    ),
})

/** The same, each with whether it contains the recipe. */
export const collectionsWith = (recipe: string) =>
  queryOptions({
    queryKey: [...all, 'with', recipe],
    queryFn: ({ signal }) =>
      allOrStored(
        listCollections,
        ({ id }) => id,
        { query: { recipe }, signal },
        (stored) => storedWith(stored, recipe),
      ),
  })

export const collectionsOfGroup = (group: string) =>
  askList([...all, 'group', group], listCollections, ({ id }) => id, { query: { group } })

export const collectionById = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      callOrStored(getCollection, { params: { id }, signal }, async ({ list }) =>
        (await list('collections')).find((each) => each.id === id),
      ),
  })

async function storedWith({ list }: Stored, recipe: string) {
  const contains = (entries: unknown) =>
    Array.isArray(entries) && entries.some((entry: { recipeId?: unknown }) => entry.recipeId === recipe)
  return (await list('collections')).map((each) => ({ ...each, contains: contains(each.recipes) }))
}

/** A mutation after which all queries of collections are refetched, also after a failure. */
function useCollectionMutation<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'collections' },
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

export type NewCollection = BodyOf<typeof createCollection>

export const useCreateCollection = () =>
  useCollectionMutation((body: NewCollection) => call(createCollection, { body }))

export const useUpdateCollection = (id: string) =>
  useCollectionMutation((body: BodyOf<typeof updateCollection>) =>
    call(updateCollection, { params: { id }, body }),
  )

export const useDeleteCollection = () =>
  useCollectionMutation((id: string) => call(deleteCollection, { params: { id } }))

export const putInCollection = (
  id: string,
  recipeId: string,
  body: BodyOf<typeof putCollectionRecipe> = {},
) => call(putCollectionRecipe, { params: { id, recipeId }, body })

/** Changes the note or the place of a recipe in a collection. */
export const useChangeEntry = (id: string) =>
  useCollectionMutation(({ recipeId, ...body }: { recipeId: string } & BodyOf<typeof putCollectionRecipe>) =>
    putInCollection(id, recipeId, body),
  )

export const useTakeOut = (id: string) =>
  useCollectionMutation((recipeId: string) => call(removeCollectionRecipe, { params: { id, recipeId } }))

/** Puts a recipe in a collection, or takes it out. Optimistic in the list of `collectionsWith`. */
export function useToggleInCollection(recipeId: string) {
  const client = useQueryClient()
  const { queryKey } = collectionsWith(recipeId)
  const show = (id: string, contains: boolean) =>
    client.setQueryData<Collection[]>(queryKey, (list) =>
      list?.map((each) => (each.id === id ? { ...each, contains } : each)),
    )
  return useMutation({
    scope: { id: `collections of ${recipeId}` },
    mutationFn: async ({ id, contains }: { id: string; contains: boolean }) => {
      if (contains) await putInCollection(id, recipeId)
      else await call(removeCollectionRecipe, { params: { id, recipeId } })
    },
    onMutate: ({ id, contains }) => void show(id, contains),
    onError: (_, { id, contains }) => void show(id, !contains),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** After changes of several recipes at once. */
export function useRefreshCollections() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}
