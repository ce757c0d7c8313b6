import { Clock, Heart, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { ui } from '#shared/constants/ui.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import {
  EntryState,
  EntryTitle,
  EntryVisibility,
  RemoveEntry,
  useEntryTitle,
  type EntryProps,
} from './recipe-parts.tsx'
import { SelectBox } from './select-box.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'

/** Own and saved recipes together. On a phone the styles turn each row into a block of a few lines. */
export function RecipeTable({ entries, actions, withDishType, selection }: RecipeListProps) {
  const { t } = useTranslation(['recipes', 'saved', 'words'])
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
          {withDishType && <th scope="col">{t('words:dishType')}</th>}
          <th scope="col">{t('words:rating')}</th>
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
        {entries.map((entry) => (
          <RecipeRow key={entry.id} {...{ entry, actions, withDishType, selection }} />
        ))}
      </tbody>
    </table>
  )
}

function RecipeRow({ entry, actions, withDishType, selection }: EntryProps & { withDishType: boolean }) {
  const { t } = useTranslation(['recipes', 'saved'])
  const language = useLanguage()
  const format = useFormat()
  const title = useEntryTitle(entry)
  const { id, card, own } = entry
  return (
    <tr>
      {selection && (
        <td className="binder-select">
          <SelectBox id={id} title={title} selection={selection} />
        </td>
      )}
      <td className="binder-thumb">
        <CardThumb
          picture={card?.picture ?? null}
          of={own?.isPublic === false || own?.hidden ? null : card}
        />
      </td>
      <th scope="row">
        <EntryTitle {...{ entry, actions, selection }} className="binder-title" />
        <span className="block font-sans font-normal empty:hidden">
          <EntryState entry={entry} />
        </span>
        {card && <AllergyNotice recipe={card} className="mt-1 font-sans" />}
      </th>
      {withDishType && <td>{dishTypeWords[language][entry.dishType]}</td>}
      {card ? <Figures recipe={card} /> : <td colSpan={3}>–</td>}
      <td className="binder-date">
        {!own && <span className="sr-only">{t('saved:savedOn')} </span>}
        <time dateTime={entry.date}>{format.shortDate(entry.date)}</time>
      </td>
      <td className="binder-switch">
        <EntryVisibility {...{ entry, actions }} labelHidden />
        {own && (
          <span aria-hidden="true" className="binder-switch-label">
            {t('public')}
          </span>
        )}
      </td>
      <td className="binder-delete">
        <RemoveEntry {...{ entry, actions }} />
      </td>
    </tr>
  )
}

/** Rating, likes and time. */
function Figures({ recipe }: { recipe: RecipeCard }) {
  const language = useLanguage()
  const format = useFormat()
  const words = recipePageWords[language]
  const { mean, count } = recipe.rating
  return (
    <>
      <td className="binder-rating" data-none={mean === 0 || undefined}>
        <Star className="binder-mark fill-current text-accent" />
        {mean > 0 ? format.number(mean, ui.ratingDecimals.onCards) : words.noRatings}
        {count > 0 && (
          <span className="text-ink-faint">
            <span className="sr-only">, {words.ratings(count)}</span>
            <span aria-hidden="true"> ({format.number(count)})</span>
          </span>
        )}
      </td>
      <td data-none={recipe.likes === 0 || undefined}>
        <Heart className="binder-mark text-brand" />
        {format.number(recipe.likes)}
      </td>
      <td>
        <Clock className="binder-mark text-ink-faint" />
        {formatDuration(recipe.minutes, language) ?? '–'}
      </td>
    </>
  )
}
