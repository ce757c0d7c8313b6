import { UtensilsCrossed } from 'lucide-react'
import type { CardPicture } from '#shared/contract/recipe-cards.ts'
import { CardImage } from '../../lib/card-image.tsx'
import { SignedImage } from '../../lib/signed-image.tsx'

const thumb = {
  alt: '',
  width: 80,
  height: 60,
  sizes: '80px',
  className: 'h-12 w-16 max-w-none shrink-0 rounded-xl text-ink-faint lg:h-15 lg:w-20',
  fallback: <UtensilsCrossed aria-hidden="true" className="size-5" />,
}

/** A thumbnail next to the title, so its alternative text is empty; an icon when there is no image. */
export function RecipeThumb({ image }: { image: string | null }) {
  return <SignedImage image={image} {...thumb} />
}

/** The same with the picture of a card. */
export function CardThumb({ picture }: { picture: CardPicture | null }) {
  return <CardImage picture={picture} {...thumb} />
}
