import { Camera, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '../../../lib/picture-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { IconButton } from '../../../ui/button.tsx'
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
  const inputId = useId()
  const { uploads, add, cancel } = useUploads(recipeId, () => {
    setDone(true)
    onUploaded()
  })

  function choose(files: FileList | null) {
    if (!files || files.length === 0) return
    setDone(false)
    const photos = [...files].map((file) => ({ key: (lastKey.current += 1), file, description: '' }))
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
        <div className="relative">
          <input
            ref={input}
            id={inputId}
            type="file"
            accept={pictureTypes}
            multiple
            onChange={(event) => {
              choose(event.currentTarget.files)
              // Otherwise choosing the same file again would not be a change.
              event.currentTarget.value = ''
            }}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <label
            htmlFor={inputId}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-5 text-[0.9375rem] font-semibold transition-colors peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
          >
            <Camera className="size-5" />
            {t('addPhotos')}
          </label>
        </div>
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
