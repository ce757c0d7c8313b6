import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deletePhoto, listPhotos, type Photo } from '#shared/contract/photos.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../../lib/api.ts'
import { focusAfterDialog } from '../../../lib/focus.ts'
import { loadedItems, pagedQuery, reloadPages, removeItem } from '../../../lib/paging.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { NextPage } from '../../../ui/show-more.tsx'
import { SignedImage } from '../../../lib/signed-image.tsx'
import { refreshRecipe } from '../recipe-cache.ts'
import { Lightbox } from './lightbox.tsx'
import { PhotoUpload } from './photo-upload.tsx'
import { whenSettled } from '../../../lib/when-settled.ts'

/** Members' photos of a recipe: a gallery, a lightbox, and uploading. */
export function Photos({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['recipeView', 'words'])
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { list, photos, remove, reload } = usePhotos(recipe.id)
  const [shown, setShown] = useState<string | null>(null)
  // The photo stays set while the dialog closes.
  const [pendingDelete, setPendingDelete] = useState<{ photo: Photo; open: boolean } | null>(null)

  function confirmDelete() {
    if (!pendingDelete) return
    void whenSettled(remove.mutateAsync(pendingDelete.photo), {
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
      {list.isError && !photos && <LoadError query={list}>{t('photosFailed')}</LoadError>}
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
          <NextPage list={list} />
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
        confirmLabel={t('words:delete')}
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

interface PhotoGridProps {
  photos: readonly Photo[]
  onShow: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

/** Thumbnails; each is a button that opens the lightbox, the user's own also have a Delete button. */
function PhotoGrid({ photos, onShow, onDelete }: PhotoGridProps) {
  const { t } = useTranslation(['recipeView', 'ui', 'words'])
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="relative">
          <button
            type="button"
            aria-label={t('openPhoto', {
              number: index + 1,
              name: photo.description ?? photo.author ?? t('ui:unnamedUser'),
            })}
            onClick={() => onShow(photo)}
            className="block w-full overflow-hidden rounded-2xl bg-cover bg-center"
            style={{ backgroundImage: `url("${photo.placeholder}")` }}
          >
            <SignedImage
              image={photo.objectName}
              alt=""
              width={320}
              height={320}
              sizes="(width >= 40rem) 12rem, 30vw"
              className="aspect-square w-full transition-transform duration-300 hover:scale-103"
            />
          </button>
          {photo.hidden && (
            <Badge tone="warning" className="absolute inset-x-1 bottom-1 justify-center whitespace-normal">
              {t('words:hiddenNote')}
            </Badge>
          )}
          {photo.mine && (
            <button
              type="button"
              aria-label={t('deletePhoto', { number: index + 1 })}
              title={t('words:delete')}
              onClick={() => onDelete(photo)}
              className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-ink transition-colors hover:text-danger"
            >
              <span className="inline-flex size-8 items-center justify-center rounded-full bg-card/90 shadow-card">
                <Trash2 className="size-4" />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
