import { Clock, Heart, Star, Trash2 } from 'lucide-react'
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
import type { Selection } from './selection.ts'
import type { RecipeActions, RecipeListProps } from './use-recipe-actions.ts'
import { CardThumb } from '../recipes/recipe-thumb.tsx'

/** On a phone the styles turn each row into a block of a few lines. */
export function RecipeTable({ recipes, actions, withDishType, selection }: RecipeListProps) {
  const { t } = useTranslation(['recipes', 'saved'])
  return (
    <table className="binder-table" data-selecting={selection ? '' : undefined}>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <span className="sr-only">{t('saved:select')}</span>
            </th>
          )}
          <th scope="col">
            <span className="sr-only">{t('picture')}</span>
          </th>
          <th scope="col">{t('recipe')}</th>
          {withDishType && <th scope="col">{t('dishType')}</th>}
          <th scope="col">{t('rating')}</th>
          <th scope="col">{t('likes')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('public')}</th>
          <th scope="col">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <RecipeRow key={recipe.id} {...{ recipe, actions, withDishType, selection }} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  recipe: OwnRecipeCard
  actions: RecipeActions
  withDishType: boolean
  selection: Selection | null
}

function RecipeRow({ recipe, actions, withDishType, selection }: RowProps) {
  const { t } = useTranslation('recipes')
  const language = useLanguage()
  const format = useFormat()
  return (
    <tr>
      {selection && (
        <td className="binder-select">
          <SelectBox id={recipe.id} title={recipe.title} selection={selection} />
        </td>
      )}
      <td className="binder-thumb">
        <CardThumb picture={recipe.picture} />
      </td>
      <th scope="row">
        <RecipeTitle {...{ recipe, actions, selection }} className="binder-title" />
        {recipe.hidden && <Badge tone="warning">{t('hidden')}</Badge>}
        <AllergyNotice recipe={recipe} className="mt-1 font-sans" />
      </th>
      {withDishType && <td>{dishTypeWords[language][recipe.dishType]}</td>}
      <td className="binder-rating">
        <Star aria-hidden="true" className="binder-mark fill-current text-accent" />
        {recipe.rating.mean > 0
          ? format.number(recipe.rating.mean, ui.ratingDecimals.onCards)
          : recipePageWords[language].noRatings}
        {recipe.rating.count > 0 && (
          <span className="text-ink-faint">
            <span className="sr-only">, {recipePageWords[language].ratings(recipe.rating.count)}</span>
            <span aria-hidden="true"> ({format.number(recipe.rating.count)})</span>
          </span>
        )}
      </td>
      <td>
        <Heart aria-hidden="true" className="binder-mark text-brand" />
        {format.number(recipe.likes)}
      </td>
      <td>
        <Clock aria-hidden="true" className="binder-mark text-ink-faint" />
        {formatDuration(recipe.minutes, language) ?? '–'}
      </td>
      <td className="binder-date">
        <time dateTime={recipe.createdAt}>{format.shortDate(recipe.createdAt)}</time>
      </td>
      <td className="binder-switch">
        <Switch
          label={t('public')}
          labelHidden
          checked={recipe.isPublic}
          onChange={(isPublic) => actions.setVisibility(recipe, isPublic)}
        />
        <span aria-hidden="true" className="binder-switch-label">
          {t('public')}
        </span>
      </td>
      <td className="binder-delete">
        <IconButton
          label={t('delete')}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => actions.askToDelete(recipe)}
        />
      </td>
    </tr>
  )
}
