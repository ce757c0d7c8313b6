import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#shared/contract/photos.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SignedImage } from '../../../lib/signed-image.tsx'

/** Thumbnails; each is a button that opens the lightbox, the user's own also have a Delete button. */
export function PhotoGrid({
  photos,
  onShow,
  onDelete,
}: {
  photos: readonly Photo[]
  onShow: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}) {
  const { t } = useTranslation(['recipeView', 'recipes', 'ui'])
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
              {t('hiddenNote')}
            </Badge>
          )}
          {photo.mine && (
            <button
              type="button"
              aria-label={t('deletePhoto', { number: index + 1 })}
              title={t('recipes:delete')}
              onClick={() => onDelete(photo)}
              className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-ink transition-colors hover:text-danger"
            >
              <span className="inline-flex size-8 items-center justify-center rounded-full bg-card/90 shadow-card">
                <Trash2 aria-hidden="true" className="size-4" />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
