import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

interface FilePreviewProps {
  file: File
  alt: string
  width: number
  height: number
  className: string
}

/** A chosen picture before it is sent; its name where the browser cannot show it, as most cannot show HEIC. */
export function FilePreview({ file, alt, width, height, className }: FilePreviewProps) {
  const url = useObjectUrl(file)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  if (unreadable === file) {
    return (
      <span
        className={classNames(
          className,
          'grid place-items-center overflow-hidden bg-surface-sunken p-1 text-center text-xs break-all text-ink-soft',
        )}
      >
        {file.name}
      </span>
    )
  }
  if (url === null) return <span className={classNames(className, 'bg-surface-sunken')} />
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      onError={() => setUnreadable(file)}
      className={classNames(className, 'bg-surface-sunken object-cover')}
    />
  )
}

/** An object URL of the file while the component is mounted. */
function useObjectUrl(file: File): string | null {
  const [created, setCreated] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setCreated({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return created?.file === file ? created.url : null
}
