import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePhoto, listPhotos, type Photo } from '#shared/contract/photos.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../../lib/api.ts'
import { loadedItems, pagedQuery, reloadPages, removeItem } from '../../../lib/paging.ts'
import { refreshRecipe } from '../recipe-cache.ts'

/** The photos loaded so far, and what one can do with them. */
export function usePhotos(recipeId: string) {
  const client = useQueryClient()
  const key = ['photos', recipeId] as const
  const list = useInfiniteQuery(
    pagedQuery<Photo, typeof key>(key, limits.photos.pageSize, (query, signal) =>
      call(listPhotos, { params: { id: recipeId }, query, signal }),
    ),
  )
  const remove = useMutation({
    mutationFn: (photo: Photo) => call(deletePhoto, { params: { id: photo.id } }),
    onSuccess: (_, photo) => {
      removeItem<Photo>(client, key, photo.id)
      return refreshRecipe(client, recipeId)
    },
  })
  return {
    list,
    photos: loadedItems(list.data),
    remove,
    reload: async () => {
      await Promise.all([reloadPages<Photo>(client, key), refreshRecipe(client, recipeId)])
    },
  }
}
