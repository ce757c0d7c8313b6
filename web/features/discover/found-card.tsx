import { Clock, GitFork, Heart } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { foundCardSizes } from '#shared/picture-widths.ts'
import { ui } from '#shared/constants/ui.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Stars } from '../../ui/stars.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardPicture } from '../recipes/card-picture.tsx'
import { SaveOnCard } from '../recipes/saved/save-button.tsx'

/** A recipe in the list: image, title, author, rating, likes and time. */
export function FoundCard({
  recipe,
  to,
  state,
  eager,
  heading: Heading = 'h2',
}: {
  recipe: RecipeCard
  to: To
  state?: object
  eager: boolean
  heading?: 'h2' | 'h3'
}) {
  const { t } = useTranslation(['discover', 'recipes', 'ui'])
  const language = useLanguage()
  const format = useFormat()
  const titleId = useId()
  const time = formatDuration(recipe.minutes, language)
  const mark = 'size-4 shrink-0'
  return (
    <article aria-labelledby={titleId} className="group relative flex flex-col">
      <div className="overflow-hidden rounded-2xl">
        <CardPicture
          recipe={recipe}
          isPublic
          alt=""
          width={640}
          height={480}
          sizes={foundCardSizes}
          eager={eager}
          className="aspect-[4/3] w-full text-sm text-ink-faint transition-transform duration-500 ease-standard group-hover:scale-103"
        />
      </div>
      <p className="mt-4 text-xs font-semibold tracking-wide text-brand uppercase">
        {dishTypeWords[language][recipe.dishType]}
      </p>
      <Heading id={titleId} className="mt-1 text-xl leading-snug">
        <Link
          to={to}
          state={state}
          preventScrollReset
          lang={recipe.language === language ? undefined : recipe.language}
          className="after:absolute after:inset-0 after:rounded-2xl hover:text-brand"
        >
          {recipe.title}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-ink-soft">
        {t('by', { name: recipe.owner.name ?? t('ui:unnamedUser') })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Stars {...recipe.rating} decimals={ui.ratingDecimals.onCards} />
        <span className="inline-flex items-center gap-1.5">
          <Heart aria-hidden="true" className={`${mark} text-brand`} />
          <span className="sr-only">{t('recipes:likes')}</span>
          {format.number(recipe.likes)}
        </span>
        {time && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className={mark} />
            <span className="sr-only">{t('recipes:time')}</span>
            {time}
          </span>
        )}
        {recipe.variants && (
          <span className="inline-flex items-center gap-1.5">
            <GitFork aria-hidden="true" className={mark} />
            {t('variants', { count: recipe.variants })}
          </span>
        )}
      </div>
      <AllergyNotice recipe={recipe} className="mt-2" />
      <SaveOnCard recipe={recipe} />
    </article>
  )
}
