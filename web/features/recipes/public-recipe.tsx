import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { formatMean, recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Rating } from './mean-stars.tsx'
import type { RecipeBodyProps } from './recipe-body.tsx'
import type { ShownRecipe } from './translations/shown-texts.tsx'
import type { StepPictureProps } from './within-recipe.tsx'
import { PublicOriginLink } from './versions/lineage-line.tsx'

/** The page of a recipe around its article. Styles reserve the space of controls. */
export function RecipePage({ article, children }: { article: ReactNode; children?: ReactNode }) {
  return (
    <div className="recipe-page">
      <article>{article}</article>
      {children}
    </div>
  )
}

/** What the server and the browser of a visitor put into a public recipe. */
export const publicParts = (recipe: ShownRecipe, language: Language) => ({
  recipe,
  titleAs: 'h1' as const,
  picture: <PagePicture recipe={recipe} />,
  meta: pageMeta(recipe, language),
  lineage: PublicOriginLink,
  stepPicture: PublicStepPicture,
})

/** Author, rating with two decimals, and likes. */
function pageMeta(recipe: Recipe, language: Language): RecipeBodyProps['meta'] {
  const words = recipePageWords[language]
  return [
    ...(recipe.ownerName ? [{ text: words.by(recipe.ownerName) }] : []),
    { rating: pageRating(recipe, language) },
    { text: words.likes(recipe.likeCount) },
  ]
}

export const pageRating = ({ rating, ratingCount }: Recipe, language: Language): Rating => ({
  mean: rating,
  text: formatMean(rating, language),
  count: ratingCount,
})

/** Instead of a recipe that does not exist or that nobody but its owner may see; the same for both. */
export function RecipeNotFound({ action }: { action?: ReactNode }) {
  const words = recipePageWords[useLanguage()]
  return (
    <div className="recipe-page">
      <div className="mx-auto grid max-w-md justify-items-center gap-3 py-14 text-center">
        <h1 className="text-heading">{words.notFound}</h1>
        <p className="text-ink-soft">{words.notFoundText}</p>
        {action && <p className="mt-2">{action}</p>}
      </div>
    </div>
  )
}

/** The picture by its lasting address. */
export function PagePicture({ recipe }: { recipe: Recipe }) {
  const words = recipePageWords[useLanguage()]
  if (recipe.imageKey === null) return <p className="recipe-no-image">{words.noImage}</p>
  return (
    <figure className="recipe-figure">
      <img
        src={paths.recipePicture(recipe.uuid)}
        srcSet={limits.imageWidths
          .map((width) => `${paths.recipePicture(recipe.uuid, width)} ${width}w`)
          .join(', ')}
        // A little less than shown: the next width up has twice the bytes.
        sizes="(width >= 60rem) 40rem, 86vw"
        alt={recipe.title}
        width={1200}
        height={900}
        fetchPriority="high"
      />
      <PictureCredit recipe={recipe} />
    </figure>
  )
}

/** The picture at a step by its lasting address. */
function PublicStepPicture({ uuid, step, alt }: StepPictureProps) {
  const page = paths.recipe(uuid)
  return (
    <img
      src={paths.stepPicture(page, step)}
      srcSet={limits.imageWidths
        .map((width) => `${paths.stepPicture(page, step, width)} ${width}w`)
        .join(', ')}
      sizes="(width >= 48rem) 24rem, 86vw"
      alt={alt}
      width={800}
      height={600}
      loading="lazy"
    />
  )
}

/** The credit of a generated image; nothing for a photo of the owner. */
export function PictureCredit({ recipe: { pictureMaker } }: { recipe: Pick<Recipe, 'pictureMaker'> }) {
  const credits = recipePageWords[useLanguage()].madeBy
  const credit = pictureMaker && credits[pictureMaker]
  return credit && <figcaption>{credit}</figcaption>
}
