import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatMean, recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { RecipeBodyProps } from './recipe-body.tsx'
import type { ShownRecipe } from './translations/shown-texts.tsx'
import { LineageLine, PublicOriginLink } from './versions/lineage-line.tsx'

interface PublicRecipeProps {
  recipe: ShownRecipe
  /** Renders the recipe below title and picture: the server without controls, the browser with them. */
  view: ComponentType<RecipeBodyProps>
  /** In the browser: a way to the recipe in the reader's language. The server leaves room for it. */
  note?: ReactNode
  /** What the browser adds below the recipe. */
  children?: ReactNode
}

/** The public page of a recipe, on the server and in the browser. Styles reserve the space of controls. */
export function PublicRecipe({ recipe, view: View, note, children }: PublicRecipeProps) {
  return (
    <div className="recipe-page">
      <article>
        <div className="recipe-opening">
          <Head recipe={recipe} note={note} />
          <Picture recipe={recipe} />
        </div>
        <View recipe={recipe} level={2} />
      </article>
      {children}
    </div>
  )
}

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

/** Title, author, rating and likes. */
function Head({ recipe, note }: Pick<PublicRecipeProps, 'recipe' | 'note'>) {
  const language = useLanguage()
  const words = recipePageWords[language]
  const own = recipe.language === language ? undefined : recipe.language
  const { translation } = recipe
  const langOf = (key: string) =>
    translation?.untranslated.includes(key) ? translation.original.language : own
  const meta = [
    ...(recipe.ownerName ? [words.by(recipe.ownerName)] : []),
    words.rating(formatMean(recipe.rating, language)),
    ...(recipe.rating === 0 ? [words.noRatings] : []),
    ...(recipe.ratingCount > 0 ? [words.ratings(recipe.ratingCount)] : []),
    words.likes(recipe.likeCount),
  ]
  return (
    <div className="recipe-head">
      <p className="recipe-kind">{dishTypeWords[language][recipe.dishType]}</p>
      <h1 lang={langOf('title')}>{recipe.title}</h1>
      {recipe.taste && (
        <p className="recipe-taste" lang={langOf('taste')}>
          {recipe.taste}
        </p>
      )}
      <p className="recipe-meta">
        {/* The spaces are for readers without styles. */}
        {meta.map((each) => (
          <Fragment key={each}>
            <span>{each}</span>{' '}
          </Fragment>
        ))}
        <LineageLine recipe={recipe} link={PublicOriginLink} />
      </p>
      {(note || ((own || translation) && recipe.translatable)) && (
        <p className="recipe-translation">{note}</p>
      )}
    </div>
  )
}

function Picture({ recipe }: { recipe: Recipe }) {
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

/** The credit of a generated image; nothing for a photo of the owner. */
export function PictureCredit({ recipe: { pictureMaker } }: { recipe: Pick<Recipe, 'pictureMaker'> }) {
  const credits = recipePageWords[useLanguage()].madeBy
  const credit = pictureMaker && credits[pictureMaker]
  return credit && <figcaption>{credit}</figcaption>
}
