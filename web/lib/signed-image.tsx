import { useEffect, useState, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { signedUrl, sourceSet, storedPictureUrl } from './signed-urls.ts'

export interface SignedImageProps {
  /** An image key, an object name or a URL; null for no picture. */
  image: string | null
  alt: string
  width: number
  height: number
  /** The displayed width, as in `<img sizes>`. */
  sizes: string
  /** Shown in the same box if there is no picture. */
  fallback?: ReactNode
  className?: string
  eager?: boolean
}

/** A stored picture in a box whose size does not depend on whether it loads. */
export function SignedImage({ image, fallback, className, ...rest }: SignedImageProps) {
  const { alt, width, height, sizes, eager } = rest
  const [got, setGot] = useState<{ image: string; url: string | null } | null>(null)

  useEffect(() => {
    if (image === null) return
    let gone = false
    void signedUrl(image).then((url) => gone || setGot({ image, url }))
    return () => {
      gone = true
    }
  }, [image])

  /** A link that cannot be opened may be too old, or there is no connection. */
  async function showStored(failed: string) {
    const stored = got?.url?.startsWith('blob:') ? null : await storedPictureUrl(failed)
    setGot((before) => (before?.image === failed ? { image: failed, url: stored } : before))
  }

  const box = classNames('block overflow-hidden bg-surface-sunken', className)
  const url = image !== null && got?.image === image ? got.url : undefined
  if (url) {
    return (
      <img
        src={url}
        srcSet={sourceSet(url)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => image !== null && void showStored(image)}
        className={classNames(box, 'picture-waits object-cover')}
      />
    )
  }
  const waiting = image !== null && url === undefined
  return (
    <div
      aria-busy={waiting || undefined}
      className={classNames(box, 'flex items-center justify-center', waiting && 'skeleton')}
    >
      {!waiting && fallback}
    </div>
  )
}
