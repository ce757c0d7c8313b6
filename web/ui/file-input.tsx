import { useId, type Ref } from 'react'
import { drawn, type IconProp } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface FileInputProps {
  label: string
  accept: string
  icon: IconProp
  busy?: boolean | undefined
  multiple?: boolean
  ref?: Ref<HTMLInputElement>
  onFile: (first: File, all: File[]) => void
}

/** A button that chooses one file, or several. */
export function FileInput({ label, icon, busy, onFile, ...rest }: FileInputProps) {
  const id = useId()
  return (
    <div className="relative inline-flex">
      <input
        id={id}
        type="file"
        {...rest}
        disabled={busy}
        onChange={(event) => {
          const all = [...(event.currentTarget.files ?? [])]
          if (all[0]) onFile(all[0], all)
          // Reset, so that the same file can be chosen again after a failure.
          event.currentTarget.value = ''
        }}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-5 text-[0.9375rem] font-semibold transition-colors peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      >
        {busy ? <Spinner /> : drawn(icon)}
        {label}
      </label>
    </div>
  )
}
