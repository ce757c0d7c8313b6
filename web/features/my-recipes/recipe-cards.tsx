import { Clock, Heart, Star, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import { ui } from '#shared/constants/ui.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Switch } from '../../ui/switch.tsx'
import { RecipeTitle } from './recipe-title.tsx'
import { SelectBox } from './select-box.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'
import { CardPicture } from '../recipes/card-picture.tsx'

export function RecipeCards({ recipes, ...rest }: RecipeListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {recipes.map((recipe) => (
        <li key={recipe.id} className="grid">
          <RecipeCard recipe={recipe} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function RecipeCard({
  recipe,
  actions,
  withDishType,
  selection,
}: Omit<RecipeListProps, 'recipes'> & { recipe: OwnRecipeCard }) {
  const { t } = useTranslation(['recipes', 'ui'])
  const language = useLanguage()
  const format = useFormat()
  const titleId = useId()
  const time = formatDuration(recipe.minutes, language)
  const mark = 'size-4 shrink-0'
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-paper transition-shadow hover:shadow-card"
    >
      <CardPicture
        recipe={recipe}
        isPublic={recipe.isPublic && !recipe.hidden}
        alt=""
        width={640}
        height={480}
        sizes="(width >= 80rem) 19rem, (width >= 40rem) 45vw, 90vw"
        className="aspect-[4/3] w-full text-sm text-ink-faint"
      />
      {selection && (
        <div className="absolute top-3 left-3 z-10 grid size-11 place-items-center rounded-full bg-card shadow-card">
          <SelectBox id={recipe.id} title={recipe.title} selection={selection} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        {withDishType && (
          <p className="text-xs font-semibold tracking-wide text-brand uppercase">
            {dishTypeWords[language][recipe.dishType]}
          </p>
        )}
        <h3 id={titleId} className="text-xl leading-snug">
          <RecipeTitle
            {...{ recipe, actions, selection }}
            className="text-left wrap-anywhere after:absolute after:inset-0 hover:text-brand"
          />
        </h3>
        {recipe.hidden && (
          <p>
            <Badge tone="warning">{t('hidden')}</Badge>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Star aria-hidden="true" className={`${mark} fill-current text-accent`} />
            {recipe.rating.mean > 0 && <span className="sr-only">{t('rating')}</span>}
            {recipe.rating.mean > 0
              ? format.number(recipe.rating.mean, ui.ratingDecimals.onCards)
              : recipePageWords[language].noRatings}
            {recipe.rating.count > 0 && (
              <span className="text-ink-faint">
                <span className="sr-only">{recipePageWords[language].ratings(recipe.rating.count)}</span>
                <span aria-hidden="true">({format.number(recipe.rating.count)})</span>
              </span>
            )}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Heart aria-hidden="true" className={`${mark} text-brand`} />
            <span className="sr-only">{t('likes')}</span>
            {format.number(recipe.likes)}
          </span>
          {time && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className={mark} />
              <span className="sr-only">{t('time')}</span>
              {time}
            </span>
          )}
        </p>
        <AllergyNotice recipe={recipe} />
        <div className="relative z-10 mt-auto flex items-center justify-between pt-2">
          <Switch
            label={t('public')}
            checked={recipe.isPublic}
            onChange={(isPublic) => actions.setVisibility(recipe, isPublic)}
          />
          <IconButton
            label={t('delete')}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => actions.askToDelete(recipe)}
          />
        </div>
      </div>
    </article>
  )
}
