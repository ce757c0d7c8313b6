import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deletePhoto, listPhotos, type Photo } from '#shared/contract/photos.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../../lib/api.ts'
import { focusAfterDialog } from '../../../lib/focus.ts'
import { loadedItems, pagedQuery, reloadPages, removeItem } from '../../../lib/paging.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { refreshRecipe } from '../recipe-cache.ts'
import { Lightbox } from './lightbox.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoUpload } from './photo-upload.tsx'

/** Members' photos of a recipe: a gallery, a lightbox, and uploading. */
export function Photos({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['recipeView', 'recipes', 'ui'])
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { list, photos, remove, reload } = usePhotos(recipe.id)
  const [shown, setShown] = useState<string | null>(null)
  // The photo stays set while the dialog closes.
  const [pendingDelete, setPendingDelete] = useState<{ photo: Photo; open: boolean } | null>(null)

  function confirmDelete() {
    if (!pendingDelete) return
    remove.mutate(pendingDelete.photo, {
      // The Delete button disappears with the photo, so the heading takes the focus.
      onSuccess: () => focusAfterDialog(title),
      onSettled: () => setPendingDelete({ ...pendingDelete, open: false }),
    })
  }

  return (
    <section aria-labelledby={titleId} aria-busy={list.isPending}>
      <Heading ref={title} id={titleId} tabIndex={-1} className="outline-none">
        {t('photos')}
      </Heading>
      {list.isPending && (
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="aspect-square rounded-2xl" />
          ))}
        </div>
      )}
      {list.isError && !photos && (
        <LoadError busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('photosFailed')}
        </LoadError>
      )}
      {photos?.length === 0 && <p className="text-ink-soft">{t('noPhotos')}</p>}
      {photos && photos.length > 0 && (
        <PhotoGrid
          photos={photos}
          onShow={(photo) => setShown(photo.id)}
          onDelete={(photo) => setPendingDelete({ photo, open: true })}
        />
      )}
      {list.hasNextPage && (
        <p className="mt-4">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('loadMore')}
          </Button>
        </p>
      )}
      {remove.isError && (
        <Alert tone="error" className="mt-4">
          {t('photoNotDeleted')}
        </Alert>
      )}
      <PhotoUpload recipeId={recipe.id} onUploaded={() => void reload()} />
      <Lightbox photos={photos ?? []} shown={shown} onShow={setShown} />
      <ConfirmDialog
        open={pendingDelete?.open ?? false}
        onClose={() => setPendingDelete(pendingDelete && { ...pendingDelete, open: false })}
        onConfirm={confirmDelete}
        busy={remove.isPending}
        title={t('deletePhotoQuestion')}
        confirmLabel={t('recipes:delete')}
      />
    </section>
  )
}

function usePhotos(recipeId: string) {
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
