import { use } from 'react'
import type { Group } from '#shared/contract/groups.ts'
import { StoredImageContext } from './stored-image.ts'
import { Tablecloth } from './tablecloth.tsx'

interface GroupPictureProps {
  group: Pick<Group, 'id' | 'pictureName'>
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  eager?: boolean
}

/** A group's picture, or its tablecloth. It is decoration: the name stands beside it. */
export function GroupPicture({ group, sizes, className = '', eager }: GroupPictureProps) {
  const renderImage = use(StoredImageContext)
  const cloth = <Tablecloth id={group.id} className="size-full" />
  if (!renderImage || group.pictureName === null)
    return <div className={`overflow-hidden ${className}`}>{cloth}</div>
  return renderImage({
    image: group.pictureName,
    alt: '',
    width: 960,
    height: 540,
    sizes,
    eager,
    fallback: cloth,
    className,
  })
}
