import { useState } from 'react'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { paths } from '#shared/paths.ts'
import { CardImage } from '../../lib/card-image.tsx'
import { SignedImage, type SignedImageProps } from '../../lib/signed-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LaidPlate } from '../../ui/empty-plate.tsx'

interface CardPictureProps extends Omit<SignedImageProps, 'image' | 'fallback'> {
  /** Null for one that is no longer shared. */
  recipe: Pick<RecipeCard, 'uuid' | 'picture'> | null
  /** A drawn picture exists for public recipes only. */
  isPublic: boolean
}

/** The picture of a card: that of the recipe, else the drawn one that previews show, else a laid plate. */
export function CardPicture({ recipe, isPublic, ...rest }: CardPictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const plate = <LaidPlate />
  if (recipe?.picture) return <CardImage picture={recipe.picture} fallback={plate} {...rest} />
  if (!recipe || !isPublic || hasFailed) return <SignedImage image={null} fallback={plate} {...rest} />
  const { alt, width, height, sizes, eager, className } = rest
  return (
    <img
      src={paths.recipePicture(recipe.uuid, 640)}
      srcSet={[320, 640, 960].map((each) => `${paths.recipePicture(recipe.uuid, each)} ${each}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setHasFailed(true)}
      className={classNames('block overflow-hidden picture-waits object-cover', className)}
    />
  )
}
