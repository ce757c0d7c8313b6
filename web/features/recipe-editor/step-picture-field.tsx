import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadRecipePicture } from '#shared/contract/photos.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { IconButton } from '../../ui/button.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'

interface StepPictureFieldProps {
  /** The key of a stored picture; blank without one. */
  value: string
  onChange: (key: string) => void
  /** "Step 2", for the names of the controls. */
  name: string
}

/** A picture that shows a step; it is uploaded as soon as it is chosen. */
export function StepPictureField({ value, onChange, name }: StepPictureFieldProps) {
  const { t } = useTranslation(['recipeImport', 'recipeView'])
  const [isTooLarge, setIsTooLarge] = useState(false)
  const uploading = useMutation({
    mutationFn: (file: File) => call(uploadRecipePicture, { form: { file } }),
    onSuccess: ({ key }) => onChange(key),
  })

  function choose(file: File) {
    setIsTooLarge(file.size > limits.imageUpload.maxBytes)
    if (file.size <= limits.imageUpload.maxBytes) uploading.mutate(file)
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {value !== '' && (
          <SignedImage
            image={value}
            alt={t('stepPictureOf', { name })}
            width={96}
            height={72}
            sizes="6rem"
            className="h-18 w-24 rounded-xl"
          />
        )}
        <PictureInput
          label={value === '' ? t('stepPicture') : t('stepPictureOther')}
          busy={uploading.isPending}
          onPicture={choose}
        />
        {value !== '' && (
          <IconButton label={t('stepPictureRemove', { name })} icon={Trash2} onClick={() => onChange('')} />
        )}
      </div>
      {isTooLarge && <Alert tone="error">{t('recipeView:photoTooLarge')}</Alert>}
      <ErrorAlert error={uploading.error} texts={{ failed: t('stepPictureFailed') }} />
    </div>
  )
}
