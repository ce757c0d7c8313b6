import type { CardPicture as Picture, RecipeCard } from '#shared/contract/recipe-cards.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { LaidPlate } from '../../ui/empty-plate.tsx'
import { CardPicture } from './card-picture.tsx'

const thumb = {
  alt: '',
  width: 80,
  height: 60,
  sizes: '80px',
  className: 'h-12 w-16 max-w-none shrink-0 rounded-xl text-ink-faint lg:h-15 lg:w-20',
}

/** A thumbnail next to the title, so its alternative text is empty; a laid plate when there is no image. */
export function RecipeThumb({ image }: { image: string | null }) {
  return <SignedImage image={image} {...thumb} fallback={<LaidPlate />} />
}

interface CardThumbProps {
  picture: Picture | null
  of?: Pick<RecipeCard, 'uuid'> | null
}

/** The same with the picture of a card; of a public recipe without one, the drawn one. */
export function CardThumb({ picture, of = null }: CardThumbProps) {
  const recipe = { uuid: of?.uuid ?? '', picture }
  return <CardPicture recipe={recipe} isPublic={of !== null} {...thumb} />
}
