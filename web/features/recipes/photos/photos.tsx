import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#shared/contract/photos.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Lightbox } from './lightbox.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoUpload } from './photo-upload.tsx'
import { usePhotos } from './recipe-photos.ts'

/** Real photos of a recipe: a gallery, a closer look, and adding one's own. */
export function Photos({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['recipeView', 'recipes', 'ui'])
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { list, photos, remove, reload } = usePhotos(recipe.id)
  const [shown, setShown] = useState<string | null>(null)
  // It stays known while the dialog closes.
  const [pendingDelete, setPendingDelete] = useState<{ photo: Photo; open: boolean } | null>(null)

  function confirmDelete() {
    if (!pendingDelete) return
    remove.mutate(pendingDelete.photo, {
      // The button that asked is gone with its photo; one goes on from the heading.
      onSuccess: () => setTimeout(() => title.current?.focus(), 200),
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
        <Alert
          tone="error"
          action={
            <Button
              variant="secondary"
              size="small"
              busy={list.isFetching}
              onClick={() => void list.refetch()}
            >
              {t('ui:tryAgain')}
            </Button>
          }
        >
          {t('photosFailed')}
        </Alert>
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
      <PhotoUpload recipeId={recipe.id} onArrived={() => void reload()} />
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
