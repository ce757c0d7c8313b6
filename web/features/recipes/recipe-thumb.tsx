import { UtensilsCrossed } from 'lucide-react'
import { SignedImage } from '../../lib/signed-image.tsx'

/** A thumbnail next to the title, so its alternative text is empty; an icon when there is no image. */
export function RecipeThumb({ image }: { image: string | null }) {
  return (
    <SignedImage
      image={image}
      alt=""
      width={80}
      height={60}
      sizes="80px"
      className="h-12 w-16 max-w-none shrink-0 rounded-xl text-ink-faint lg:h-15 lg:w-20"
      fallback={<UtensilsCrossed aria-hidden="true" className="size-5" />}
    />
  )
}
