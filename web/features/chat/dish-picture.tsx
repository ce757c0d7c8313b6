import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaintedImage } from './pending.ts'

interface DishPictureProps {
  image: PaintedImage
  title: string
  /** Shown once the link has ended: the same picture by its key. */
  whenExpired: ReactNode
}

/** The picture as it was just painted. Its link ends after an hour; then it is asked for anew. */
export function DishPicture({ image, title, whenExpired }: DishPictureProps) {
  const { t } = useTranslation('chat')
  const [expired, setExpired] = useState(false)
  if (expired) return whenExpired
  return (
    <img
      src={image.url}
      alt={t('imageAlt', { title })}
      width="1200"
      height="900"
      decoding="async"
      onError={() => setExpired(true)}
      className="aspect-4/3 w-full rounded-2xl bg-surface-sunken object-cover"
    />
  )
}
