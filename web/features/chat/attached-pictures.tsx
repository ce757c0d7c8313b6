import { useMutation } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { useId, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadChatPicture } from '#shared/contract/chat-pictures.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { isPictureFile, pictureTypes } from '../../lib/picture-file.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useChefSees } from '../recipe-import/use-chef-sees.ts'
import type { Chat } from './use-chat.ts'

/** Pictures for the next message, which are stored as soon as they are chosen. */
export function useAttaching({ attached, attach }: Pick<Chat, 'attached' | 'attach'>) {
  const sees = useChefSees()
  const room = limits.chat.pictures.perMessage - attached.length
  const uploading = useMutation({
    async mutationFn(files: readonly File[]) {
      // One after the other: the server decodes one at a time, and the order stays.
      for (const file of files) attach((await call(uploadChatPicture, { form: { file } })).name)
    },
  })
  const add = (files: Iterable<File>) => {
    const pictures = [...files].filter(isPictureFile).slice(0, room)
    if (pictures.length > 0) uploading.mutate(pictures)
  }
  return {
    isOffered: sees,
    isBusy: uploading.isPending,
    isFull: room <= 0,
    error: uploading.error,
    add,
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files].filter(isPictureFile)
      if (!sees || files.length === 0) return
      event.preventDefault()
      add(files)
    },
  }
}

export type Attaching = ReturnType<typeof useAttaching>

/** The button within the text area, at its beginning; absent where the chef cannot see. */
export function AttachButton({ of: { isOffered, isBusy, isFull, add } }: { of: Attaching }) {
  const { t } = useTranslation('chat')
  const id = useId()
  if (!isOffered) return null
  return (
    <div className="absolute top-0 left-0">
      <input
        id={id}
        type="file"
        multiple
        accept={pictureTypes}
        disabled={isBusy || isFull}
        title={t('attach')}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <label
        htmlFor={id}
        className="grid size-12 place-items-center rounded-xl text-ink-soft transition-colors peer-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-50"
      >
        {isBusy ? <Spinner /> : <ImagePlus className="size-5" />}
        <span className="sr-only">{t('attach')}</span>
      </label>
    </div>
  )
}

interface AttachedPicturesProps {
  names: readonly string[]
  onRemove: (name: string) => void
  error: unknown
}

/** Above the composer: what goes along with the next message, and why a picture does not. */
export function AttachedPictures({ names, onRemove, error }: AttachedPicturesProps) {
  const { t } = useTranslation(['chat', 'recipeView'])
  return (
    <>
      {names.length > 0 && (
        <ul aria-label={t('attached')} className="flex flex-wrap gap-2">
          {names.map((name, index) => (
            <li key={name} className="relative">
              <ChatPicture name={name} number={index + 1} className="size-16" />
              <button
                type="button"
                onClick={() => onRemove(name)}
                aria-label={t('detach', { number: index + 1 })}
                className="absolute inset-0 grid place-items-end rounded-lg p-0.5"
              >
                <X className="size-6 rounded-full border border-line bg-paper p-1 text-ink" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ErrorAlert
        error={error}
        texts={{ failed: t('attachFailed'), 'too large': t('recipeView:photoTooLarge') }}
      />
    </>
  )
}

interface ChatPictureProps {
  name: string
  number: number
  className: string
}

/** A picture that somebody showed the chef. */
export function ChatPicture({ name, number, className }: ChatPictureProps) {
  const { t } = useTranslation('chat')
  const missing = <span className="p-1 text-center text-xs text-ink-soft">{t('imageMissing')}</span>
  return (
    <SignedImage
      image={name}
      alt={t('picture', { number })}
      width={160}
      height={160}
      sizes="160px"
      fallback={missing}
      className={`rounded-lg ${className}`}
    />
  )
}
