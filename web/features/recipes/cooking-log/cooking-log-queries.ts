import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  deleteCooked,
  editCooked,
  listCooked,
  listMyCooked,
  logCooked,
  type OwnEntry,
} from '#shared/contract/cooking-log.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { call } from '../../../lib/api.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { callOrStored, orLater } from '../../../lib/or-stored.ts'
import { allOrStored } from '../../../lib/paging.ts'
import { ownTables } from '../../../lib/replica/refused-rows.ts'
import type { Edit } from '../../../lib/replica/replica.ts'
import { cachedTitle, refreshRecipe } from '../recipe-cache.ts'
import { storedDiary } from '../stored-recipes.ts'
import { askQuery } from '../../../lib/ask-query.ts'

export const diaryKey = 'my cooked'
export const homeKey = 'home'
const belowRecipe = (recipeId: string) => ['cooked', recipeId] as const

/** The first entries below a recipe; `count` of them. */
export const cookedOf = (recipeId: string, count: number) =>
  askQuery([...belowRecipe(recipeId), count], listCooked, {
    params: { id: recipeId },
    query: { limit: count },
  })

/** All own entries between two days, or around a day in the years before. */
export const diaryOf = (range: { from?: string; to?: string; around?: string }) =>
  queryOptions({
    queryKey: [diaryKey, range],
    queryFn: ({ signal }) =>
      allOrStored(
        listMyCooked,
        ({ id }) => id,
        { query: range, signal },
        (stored) => storedDiary(stored, range),
      ),
  })

/** The own entry of the latest day; null before the first. */
export const latestEntry = queryOptions({
  queryKey: [diaryKey, 'latest'],
  queryFn: async ({ signal }) => {
    const [latest] = await callOrStored(listMyCooked, { query: { limit: 1 }, signal }, async (stored) =>
      (await storedDiary(stored, {})).slice(0, 1),
    )
    return latest ?? null
  },
})

type Fields = BodyOf<typeof editCooked>

export interface EntryToSave {
  /** Of a new entry: chosen by the page, so that sending it twice makes one. */
  id: string
  isNew: boolean
  recipeId: string | null
  fields: Fields
  photo: File | null
}

/** The photo did not arrive; everything else is stored. */
export class PhotoNotSent extends Error {}

export function useSaveEntry() {
  const client = useQueryClient()
  // A second try after a failed photo changes the entry that is stored by now.
  const stored = useRef<string | null>(null)
  return useMutation({
    mutationFn: async ({ id, isNew, recipeId, fields, photo }: EntryToSave) => {
      const isFirst = isNew && recipeId !== null && stored.current !== id
      const send = (): Promise<unknown> =>
        isFirst
          ? call(logCooked, { params: { id: recipeId }, body: { id, ...fields } })
          : call(editCooked, { params: { id }, body: fields })
      const set = { ...(isFirst && { recipeId }), ...fields }
      await orLater(send, editsOf(client, id, set), () => undefined)
      stored.current = id
      if (!photo || recipeId === null) return
      try {
        await call(uploadPhoto, { params: { id: recipeId }, form: { file: photo, cooking_log_id: id } })
      } catch (cause) {
        throw new PhotoNotSent('the photo was not sent', { cause })
      }
    },
    onSettled: (_, error, { recipeId }) => {
      if (!error || error instanceof PhotoNotSent) refreshEntries(client, recipeId)
    },
  })
}

function editsOf(client: QueryClient, row: string, fields: Record<string, unknown>): Edit[] {
  const entries = client
    .getQueriesData<OwnEntry[]>({ queryKey: [diaryKey] })
    .flatMap(([, list]) => (Array.isArray(list) ? list : []))
  const about =
    entries.find(({ id }) => id === row)?.title ?? cachedTitle(client, String(fields.recipeId ?? ''))
  return Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [{ table: ownTables.diary, row, field, value: value as FieldValue, about }],
  )
}

export function useDeleteEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; recipeId: string | null }) =>
      orLater<unknown>(
        () => call(deleteCooked, { params: { id } }),
        editsOf(client, id, { [deletedField]: true }),
        () => undefined,
      ),
    onSuccess: (_, { id, recipeId }) => {
      client.setQueriesData<OwnEntry[]>({ queryKey: [diaryKey] }, (list) =>
        Array.isArray(list) ? list.filter((entry) => entry.id !== id) : list,
      )
      refreshEntries(client, recipeId)
    },
  })
}

/** Not awaited: the dialog closes as soon as the server has the change. */
function refreshEntries(client: QueryClient, recipeId: string | null) {
  void client.invalidateQueries({ queryKey: [diaryKey] })
  void client.invalidateQueries({ queryKey: [homeKey] })
  if (recipeId === null) return
  void client.invalidateQueries({ queryKey: belowRecipe(recipeId) })
  void client.invalidateQueries({ queryKey: ['photos', recipeId] })
  void client.invalidateQueries({ queryKey: ['my ratings'] })
  void refreshRecipe(client, recipeId)
}
