import type { Recipe } from '#shared/contract/recipes.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { PictureCredit } from './public-recipe.tsx'
import type { StepPictureProps } from './within-recipe.tsx'

/** The picture behind a signed link, which private recipes have too, and which the device stores. */
export function StoredPicture({ recipe }: { recipe: Recipe }) {
  const words = recipePageWords[useLanguage()]
  if (recipe.imageKey === null) return <p className="recipe-no-image">{words.noImage}</p>
  return (
    <figure className="recipe-figure">
      <SignedImage
        image={recipe.imageKey}
        alt={recipe.title}
        width={1200}
        height={900}
        sizes="(width >= 48rem) 24rem, 92vw"
        eager
        className="text-ink-faint"
        fallback={words.noImage}
      />
      <PictureCredit recipe={recipe} />
    </figure>
  )
}

/** The picture at a step likewise. */
export function StoredStepPicture({ image, alt }: StepPictureProps) {
  return <SignedImage {...{ image, alt }} width={800} height={600} sizes="(width >= 48rem) 24rem, 86vw" />
}
