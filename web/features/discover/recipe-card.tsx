import { Clock, GitFork, Heart } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard as Card } from '#shared/contract/recipe-cards.ts'
import { ui } from '#shared/constants/ui.ts'
import { dishTypeWords, type DishType } from '#shared/words/dish-types.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Stars } from '../../ui/stars.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardPicture } from '../recipes/card-picture.tsx'

interface RecipeCardProps {
  /** Null for one that is no longer shared. */
  recipe: Card | null
  /** A drawn picture exists for public recipes only. */
  isPublic: boolean
  /** Above the title. */
  dishType: DishType | null
  /** What opens the recipe, across the whole card. */
  title: ReactNode
  by: ReactNode
  heading?: 'h2' | 'h3'
  /** The displayed width of the picture. */
  sizes: string
  eager?: boolean
  /** On the picture. */
  corner?: ReactNode
  /** Below everything. */
  children?: ReactNode
}

/** A recipe as a card, in every list of cards. */
export function RecipeCard(props: RecipeCardProps) {
  const { recipe, isPublic, dishType, title, by, heading: Heading = 'h3', sizes, eager = false } = props
  const language = useLanguage()
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="group relative flex flex-col">
      <div className="overflow-hidden rounded-2xl">
        <CardPicture
          recipe={recipe}
          isPublic={isPublic}
          alt=""
          width={640}
          height={480}
          sizes={sizes}
          eager={eager}
          className="aspect-[4/3] w-full text-sm text-ink-faint transition-transform duration-500 ease-standard group-hover:scale-103"
        />
      </div>
      {dishType && (
        <p className="mt-4 text-xs font-semibold tracking-wide text-brand uppercase">
          {dishTypeWords[language][dishType]}
        </p>
      )}
      <Heading id={titleId} className={dishType ? 'mt-1 text-xl leading-snug' : 'mt-3 text-xl leading-snug'}>
        {title}
      </Heading>
      <p className="mt-1 text-sm text-ink-soft empty:hidden">{by}</p>
      {recipe && <Figures recipe={recipe} />}
      {recipe && <AllergyNotice recipe={recipe} className="mt-2" />}
      {props.corner}
      {props.children}
    </article>
  )
}

/** Rating, likes, time and variants. */
function Figures({ recipe }: { recipe: Card }) {
  const { t } = useTranslation(['discover', 'recipes'])
  const language = useLanguage()
  const format = useFormat()
  const time = formatDuration(recipe.minutes, language)
  const mark = 'size-4 shrink-0'
  const figure = 'inline-flex items-center gap-1.5'
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <Stars {...recipe.rating} decimals={ui.ratingDecimals.onCards} />
      <span className={figure}>
        <Heart className={`${mark} text-brand`} />
        <span className="sr-only">{t('recipes:likes')}</span>
        {format.number(recipe.likes)}
      </span>
      {time && (
        <span className={figure}>
          <Clock className={mark} />
          <span className="sr-only">{t('recipes:time')}</span>
          {time}
        </span>
      )}
      {recipe.variants && (
        <span className={figure}>
          <GitFork className={mark} />
          {t('variants', { count: recipe.variants })}
        </span>
      )}
    </div>
  )
}
