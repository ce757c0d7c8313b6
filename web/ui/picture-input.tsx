import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { isPictureFile, pictureTypes } from '../lib/picture-file.ts'
import { Spinner } from './spinner.tsx'

/** A button that chooses one picture; other file types are ignored. */
export function PictureInput({
  label,
  busy,
  onPicture,
}: {
  label: string
  busy?: boolean
  onPicture: (file: File) => void
}) {
  const id = useId()
  return (
    <div className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept={pictureTypes}
        disabled={busy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file && isPictureFile(file)) onPicture(file)
          // Reset, so that the same file can be chosen again after a failure.
          event.currentTarget.value = ''
        }}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-5 text-[0.9375rem] font-semibold transition-colors peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      >
        {busy ? <Spinner /> : <ImagePlus aria-hidden="true" className="size-5" />}
        {label}
      </label>
    </div>
  )
}
