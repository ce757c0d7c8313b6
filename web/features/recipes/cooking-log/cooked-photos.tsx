import { useTranslation } from 'react-i18next'
import type { Photo } from '#shared/contract/photos.ts'
import { SignedImage } from '../../../lib/signed-image.tsx'

/** A strip of photos that scrolls sideways; each opens the lightbox. */
export function CookedPhotos({ photos, onShow }: { photos: readonly Photo[]; onShow: (id: string) => void }) {
  const { t } = useTranslation(['cookingLog', 'ui'])
  return (
    <ul className="-mx-1 mt-4 flex snap-x gap-2 overflow-x-auto px-1 py-1 sm:gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="shrink-0 snap-start">
          <button
            type="button"
            aria-label={t('openPhoto', { number: index + 1, name: photo.author ?? t('ui:unnamedUser') })}
            onClick={() => onShow(photo.id)}
            className="block overflow-hidden rounded-2xl bg-cover bg-center"
            style={{ backgroundImage: `url("${photo.placeholder}")` }}
          >
            <SignedImage
              image={photo.objectName}
              alt=""
              width={320}
              height={320}
              sizes="10rem"
              className="size-32 sm:size-40"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
