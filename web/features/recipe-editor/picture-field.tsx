import { useMutation } from '@tanstack/react-query'
import { Brush, Trash2, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paintDish } from '#shared/contract/chef.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FilePreview } from '../../ui/file-preview.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { SignedImage } from '../../lib/signed-image.tsx'
import type { DraftPicture, RecipeDraft } from './recipe-draft.ts'
import { problemsOf, structureOf } from './draft-to-recipe.ts'

interface PictureFieldProps {
  draft: RecipeDraft
  /** The key of the image of the saved recipe. */
  former: string | null
  /** The chosen photo; lost on a reload. */
  photo: File | null
  onChange: (picture: DraftPicture, photo: File | null) => void
}

/** The image of the recipe: a photo, a generated image, the former one or none. */
export function PictureField({ draft, former, photo, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['recipeEditor', 'recipeView'])
  const titleId = useId()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const { picture } = draft
  const dish = draft.plating.trim() || draft.title.trim()
  const painting = useMutation({
    mutationFn: () =>
      call(paintDish, {
        body: { prompt: dish, recipe: problemsOf(draft).size === 0 ? structureOf(draft) : null },
      }),
    onMutate: () => setIsTooLarge(false),
    onSuccess: ({ key }) => onChange({ kind: 'painted', key }, null),
  })

  function choose(next: DraftPicture, file: File | null = null) {
    painting.reset()
    setIsTooLarge(false)
    onChange(next, file)
  }

  function choosePhoto(file: File) {
    if (file.size > limits.imageUpload.maxBytes) setIsTooLarge(true)
    else choose({ kind: 'photo', name: file.name }, file)
  }

  const hasPicture =
    picture.kind === 'painted' || photo !== null || (picture.kind !== 'none' && former !== null)
  const icon = 'size-5'
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-heading">
        {t('picture')}
      </h3>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Preview picture={picture} former={former} photo={photo} title={draft.title.trim() || t('picture')} />
        <div className="grid gap-3">
          <p className="text-sm text-ink-soft">{t('pictureHint')}</p>
          <div className="flex flex-wrap gap-2">
            <PictureInput label={t('choosePicture')} busy={painting.isPending} onPicture={choosePhoto} />
            <Button
              variant="secondary"
              busy={painting.isPending}
              disabled={dish === ''}
              icon={<Brush className={icon} />}
              onClick={() => painting.mutate()}
            >
              {t('paintPicture')}
            </Button>
            {hasPicture && (
              <Button
                variant="quiet"
                disabled={painting.isPending}
                icon={<Trash2 className={icon} />}
                onClick={() => choose({ kind: 'none' })}
              >
                {t('removePicture')}
              </Button>
            )}
            {former !== null && picture.kind !== 'kept' && (
              <Button
                variant="quiet"
                disabled={painting.isPending}
                icon={<Undo2 className={icon} />}
                onClick={() => choose({ kind: 'kept' })}
              >
                {t('formerPicture')}
              </Button>
            )}
          </div>
          <output className="text-sm text-ink-soft empty:hidden">{painting.isSuccess && t('painted')}</output>
          {picture.kind === 'photo' && photo === null && (
            <Alert tone="info">{t('photoGone', { name: picture.name })}</Alert>
          )}
          {isTooLarge && <Alert tone="error">{t('recipeView:photoTooLarge')}</Alert>}
          <ErrorAlert error={painting.error} texts={{ failed: t('paintFailed') }} />
        </div>
      </div>
    </section>
  )
}

function Preview({
  picture,
  former,
  photo,
  title,
}: Pick<PictureFieldProps, 'former' | 'photo'> & { picture: DraftPicture; title: string }) {
  const { t } = useTranslation('recipeEditor')
  const box = 'aspect-[4/3] w-full rounded-2xl'
  if (photo) return <FilePreview file={photo} alt={title} width={320} height={240} className={box} />
  const key = picture.kind === 'painted' ? picture.key : picture.kind === 'none' ? null : former
  return (
    <SignedImage
      image={key}
      alt={title}
      width={320}
      height={240}
      sizes="14rem"
      eager
      className={`${box} text-sm text-ink-faint`}
      fallback={t('noPicture')}
    />
  )
}
