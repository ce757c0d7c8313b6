import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '../../../lib/picture-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ChosenPhotos, type ChosenPhoto } from './chosen-photos.tsx'
import { rejectReason, useUploads, type Upload } from './use-uploads.ts'

/** Choosing, describing and uploading photos; each upload shows its progress and can be cancelled. */
export function PhotoUpload({ recipeId, onUploaded }: { recipeId: string; onUploaded: () => void }) {
  const { t } = useTranslation('recipeView')
  const [chosen, setChosen] = useState<ChosenPhoto[]>([])
  const lastKey = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  const [isDone, setDone] = useState(false)
  const { uploads, add, cancel } = useUploads(recipeId, () => {
    setDone(true)
    onUploaded()
  })

  function choose(files: File[]) {
    setDone(false)
    const photos = files.map((file) => ({ key: (lastKey.current += 1), file, description: '' }))
    const isRejected = ({ file }: ChosenPhoto) => rejectReason(file) !== null
    // `add` shows the rejected ones with the reason; it uploads none of them.
    add(photos.filter(isRejected))
    setChosen((all) => [...all, ...photos.filter((photo) => !isRejected(photo))])
  }

  function send() {
    add(chosen)
    setChosen([])
    // The focused button disappears with the chosen photos.
    input.current?.focus()
  }

  return (
    <div className="mt-5 grid gap-3">
      <ChosenPhotos photos={chosen} onChange={setChosen} onSend={send} />
      <div className="flex">
        <FileInput
          ref={input}
          label={t('addPhotos')}
          accept={pictureTypes}
          icon={Camera}
          multiple
          onFile={(_, all) => choose(all)}
        />
      </div>
      {uploads.length > 0 && (
        <ul className="grid gap-3">
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadRow upload={upload} onCancel={() => cancel(upload.key)} />
            </li>
          ))}
        </ul>
      )}
      {isDone && uploads.every(({ failure }) => failure) && (
        <Alert tone="success">{t('photosArrived')}</Alert>
      )}
    </div>
  )
}

function UploadRow({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const errorMessage = useUploadErrorMessage()
  if (upload.failure) {
    return (
      <Alert
        tone="error"
        action={
          <IconButton
            label={t('ui:remove', { name: upload.name })}
            icon={X}
            onClick={onCancel}
            className="-my-2 -mr-2"
          />
        }
      >
        <span className="font-semibold break-all">{upload.name}</span>: {errorMessage(upload.failure)}
      </Alert>
    )
  }
  return (
    <div className="flex items-center gap-2">
      <Progress label={upload.name} value={upload.percent} className="min-w-0 flex-1" />
      <IconButton label={t('cancelUpload', { name: upload.name })} icon={X} onClick={onCancel} />
    </div>
  )
}

function useUploadErrorMessage(): (failure: NonNullable<Upload['failure']>) => string {
  const { t } = useTranslation(['recipeView', 'errors'])
  return (failure) => {
    if (failure === 'network') return t('photoNotSent')
    if (failure === 'not a picture') return t('errors:not an image')
    return failure === 'too large' ? t('photoTooLarge') : t(`errors:${failure}`)
  }
}
