import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export interface ChosenPhoto {
  key: number
  file: File
  description: string
}

interface ChosenPhotosProps {
  photos: readonly ChosenPhoto[]
  onChange: (photos: ChosenPhoto[]) => void
  onSend: () => void
}

/** Photos that are chosen but not uploaded yet: a preview and a description of each. */
export function ChosenPhotos({ photos, onChange, onSend }: ChosenPhotosProps) {
  const { t } = useTranslation('recipeView')
  if (photos.length === 0) return null
  return (
    <div className="grid gap-4 rounded-3xl border border-line p-4">
      <ul className="grid gap-4">
        {photos.map((photo) => (
          <li key={photo.key}>
            <PhotoRow
              photo={photo}
              onDescribe={(description) =>
                onChange(photos.map((each) => (each.key === photo.key ? { ...each, description } : each)))
              }
              onRemove={() => onChange(photos.filter(({ key }) => key !== photo.key))}
            />
          </li>
        ))}
      </ul>
      <Button className="justify-self-end" onClick={onSend}>
        {t('sendPhotos', { count: photos.length })}
      </Button>
    </div>
  )
}

interface PhotoRowProps {
  photo: ChosenPhoto
  onDescribe: (description: string) => void
  onRemove: () => void
}

function PhotoRow({ photo: { file, description }, onDescribe, onRemove }: PhotoRowProps) {
  const { t } = useTranslation(['recipeView', 'ui', 'words'])
  return (
    <div role="group" aria-label={file.name} className="flex items-end gap-3">
      <PhotoPreview file={file} />
      <TextField
        label={t('words:description')}
        placeholder={t('ui:optional')}
        maxLength={limits.photos.descriptionMax}
        value={description}
        onChange={(event) => onDescribe(event.currentTarget.value)}
        fieldClassName="min-w-0 flex-1"
      />
      <IconButton label={t('ui:remove', { name: file.name })} icon={X} onClick={onRemove} className="-mr-2" />
    </div>
  )
}

/** A chosen file before it is sent. */
export function PhotoPreview({ file }: { file: File }) {
  // The group around it has the name of the file.
  return <FilePreview file={file} alt="" width={72} height={72} className="size-18 shrink-0 rounded-2xl" />
}
