import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#shared/contract/photos.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { SignedImage } from '../../../lib/signed-image.tsx'
import { useLastNonNull } from '../../../lib/use-last-non-null.ts'
import { useSwipe } from '../../../lib/use-swipe.ts'

interface LightboxProps {
  photos: readonly Photo[]
  /** The id of the photo that is shown; null while the lightbox is closed. */
  shown: string | null
  onShow: (id: string | null) => void
}

/** One photo across the whole screen, with buttons, arrow keys and swipes for the others; the first follows the last. */
export function Lightbox({ photos, shown, onShow }: LightboxProps) {
  const { t } = useTranslation(['recipeView', 'ui', 'words'])
  const index = photos.findIndex(({ id }) => id === shown)
  const photo = useLastNonNull(photos[index] ?? null)

  function turn(by: number) {
    if (index < 0) return
    onShow(photos[(index + by + photos.length) % photos.length]?.id ?? null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

  const swipe = useSwipe(turn)
  const contentActions = useContentActions()
  return (
    <Dialog.Root open={index >= 0} onOpenChange={(open) => !open && onShow(null)}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          {...swipe}
          className="fixed inset-0 z-50 grid touch-pan-y grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-[#120c09] text-[#f5ebdd] outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 p-3">
            <Dialog.Title className="sr-only">
              {photo?.description ?? t('photoBy', { name: photo?.author ?? t('ui:unnamedUser') })}
            </Dialog.Title>
            <output className="px-2 text-sm tabular-nums">
              {photo && photos.includes(photo) && `${photos.indexOf(photo) + 1} / ${photos.length}`}
            </output>
            <Dialog.Close aria-label={t('ui:close')} className={round}>
              <X className="size-6" />
            </Dialog.Close>
          </div>
          <div className="relative flex min-h-0 items-center justify-center px-2 sm:px-20">
            {photo && (
              <SignedImage
                key={photo.id}
                image={photo.objectName}
                alt={photo.description ?? t('photoBy', { name: photo.author ?? t('ui:unnamedUser') })}
                width={photo.width}
                height={photo.height}
                sizes="100vw"
                eager
                className="max-h-full w-auto rounded-lg bg-transparent !object-contain"
              />
            )}
            <Turn label={t('previous')} onClick={() => turn(-1)} side="left-2">
              <ChevronLeft className="size-7" />
            </Turn>
            <Turn label={t('next')} onClick={() => turn(1)} side="right-2">
              <ChevronRight className="size-7" />
            </Turn>
          </div>
          <div className="mx-auto max-w-text px-5 pt-3 pb-6 text-center text-[0.9375rem]">
            {photo?.description && <p>{photo.description}</p>}
            <p className="text-sm text-[#cdbdab]">
              {t('photoBy', { name: photo?.author ?? t('ui:unnamedUser') })}
            </p>
            {photo?.hidden && <p className="text-sm text-[#cdbdab]">{t('words:hiddenNote')}</p>}
            {photo &&
              !photo.mine &&
              contentActions.reportButton({
                kind: 'photo',
                id: photo.id,
                authorId: photo.authorId,
                author: photo.author ?? t('ui:unnamedUser'),
              })}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const round =
  'inline-flex size-11 items-center justify-center rounded-full bg-[rgb(18_12_9/0.6)] text-[#f5ebdd] transition-colors hover:bg-[#3b3029]'

interface TurnProps {
  label: string
  side: string
  onClick: () => void
  children: ReactNode
}

function Turn({ label, side, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 -translate-y-1/2 ${side} ${round}`}
    >
      {children}
    </button>
  )
}
