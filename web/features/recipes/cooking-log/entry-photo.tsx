import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { PictureInput } from '../../../ui/picture-input.tsx'
import { PhotoPreview } from '../photos/chosen-photos.tsx'
import { rejectReason } from '../photos/use-uploads.ts'

interface EntryPhotoProps {
  photo: File | null
  onPhoto: (photo: File | null) => void
}

/** Chooses one photo and shows it before it is sent. */
export function EntryPhoto({ photo, onPhoto }: EntryPhotoProps) {
  const { t } = useTranslation(['cookingLog', 'recipeView'])
  const [isTooLarge, setIsTooLarge] = useState(false)

  function choose(file: File) {
    const isRejected = rejectReason(file) !== null
    setIsTooLarge(isRejected)
    if (!isRejected) onPhoto(file)
  }

  return (
    <div role="group" aria-label={t('chosenPhoto')} className="flex flex-wrap items-center gap-3">
      {photo && <PhotoPreview file={photo} />}
      <PictureInput label={t(photo ? 'anotherPhoto' : 'addPhoto')} onPicture={choose} />
      {photo && (
        <Button variant="quiet" icon={X} onClick={() => onPhoto(null)}>
          {t('removePhoto')}
        </Button>
      )}
      {isTooLarge && <p className="text-sm font-medium text-danger">{t('recipeView:photoTooLarge')}</p>}
    </div>
  )
}
