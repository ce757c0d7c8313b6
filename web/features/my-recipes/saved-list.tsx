import { Bookmark, BookmarkX, Clock, Heart, Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { SavedRecipe } from '#shared/contract/saved-recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardPicture } from '../recipes/card-picture.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import type { ListView } from './list-controls.tsx'
import { SelectBox, selectBoxId } from './select-box.tsx'
import type { Selection } from './selection.ts'

export interface SavedActions {
  open: (recipeId: string) => void
  remove: (saved: SavedRecipe) => void
}

interface SavedListProps {
  saved: readonly SavedRecipe[]
  view: ListView
  actions: SavedActions
  selection: Selection | null
}

/** The divider with the saved recipes of others. */
export function SavedSection({ saved, ...rest }: SavedListProps) {
  const { t } = useTranslation('saved')
  const title = useId()
  if (saved.length === 0) return null
  const List = rest.view === 'table' ? SavedTable : SavedCards
  return (
    <section aria-labelledby={title} className="binder-section">
      <h3 id={title} className="binder-divider">
        <Bookmark aria-hidden="true" className="size-4 fill-current text-success" />
        {t('saved')}
      </h3>
      <List saved={saved} {...rest} />
    </section>
  )
}

type ListProps = Omit<SavedListProps, 'view'>

function SavedTable({ saved, actions, selection }: ListProps) {
  const { t } = useTranslation(['saved', 'recipes'])
  return (
    <table className="binder-table binder-saved" data-selecting={selection ? '' : undefined}>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <span className="sr-only">{t('select')}</span>
            </th>
          )}
          <th scope="col">
            <span className="sr-only">{t('recipes:picture')}</span>
          </th>
          <th scope="col">{t('recipes:recipe')}</th>
          <th scope="col">{t('recipes:rating')}</th>
          <th scope="col">{t('recipes:likes')}</th>
          <th scope="col">{t('recipes:time')}</th>
          <th scope="col">{t('savedOn')}</th>
          <th scope="col">
            <span className="sr-only">{t('recipes:actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {saved.map((each) => (
          <SavedRow key={each.recipeId} saved={each} {...{ actions, selection }} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<ListProps, 'saved'> & { saved: SavedRecipe }

function SavedRow({ saved, actions, selection }: RowProps) {
  const format = useFormat()
  const title = useSavedTitle(saved)
  const { recipe, recipeId } = saved
  return (
    <tr>
      {selection && (
        <td className="binder-select">
          <SelectBox id={recipeId} title={title} selection={selection} />
        </td>
      )}
      <td className="binder-thumb">
        <CardThumb picture={recipe?.picture ?? null} />
      </td>
      <th scope="row">
        <SavedTitle {...{ saved, actions, selection }} className="binder-title" />
        {recipe && (
          <span className="block text-sm font-normal text-ink-soft">
            <Author recipe={recipe} />
          </span>
        )}
        {recipe && <AllergyNotice recipe={recipe} className="mt-1 font-sans" />}
      </th>
      <Figures recipe={recipe} />
      <td className="binder-date">
        <time dateTime={saved.savedAt}>{format.shortDate(saved.savedAt)}</time>
      </td>
      <td className="binder-delete">
        <RemoveButton {...{ saved, actions }} />
      </td>
    </tr>
  )
}

/** Rating, likes and time, or that the recipe is no longer shared. */
function Figures({ recipe }: { recipe: RecipeCard | null }) {
  const language = useLanguage()
  const format = useFormat()
  if (!recipe) {
    return (
      <td colSpan={3}>
        <Author recipe={null} />
      </td>
    )
  }
  return (
    <>
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
    </>
  )
}

function SavedCards({ saved, actions, selection }: ListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {saved.map((each) => (
        <li key={each.recipeId} className="grid">
          <SavedCard saved={each} {...{ actions, selection }} />
        </li>
      ))}
    </ul>
  )
}

function SavedCard({ saved, actions, selection }: RowProps) {
  const titleId = useId()
  const title = useSavedTitle(saved)
  const { recipe } = saved
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-paper transition-shadow hover:shadow-card"
    >
      <CardPicture
        recipe={recipe}
        isPublic
        alt=""
        width={640}
        height={480}
        sizes="(width >= 80rem) 19rem, (width >= 40rem) 45vw, 90vw"
        className="aspect-[4/3] w-full text-sm text-ink-faint"
      />
      {selection && (
        <div className="absolute top-3 left-3 z-10 grid size-11 place-items-center rounded-full bg-card shadow-card">
          <SelectBox id={saved.recipeId} title={title} selection={selection} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h4 id={titleId} className="font-serif text-xl leading-snug">
          <SavedTitle
            {...{ saved, actions, selection }}
            className="text-left wrap-anywhere after:absolute after:inset-0 hover:text-brand"
          />
        </h4>
        {recipe && <AllergyNotice recipe={recipe} />}
        <div className="relative z-10 mt-auto flex items-center justify-between gap-2 text-sm text-ink-soft">
          <Author recipe={recipe} />
          <RemoveButton {...{ saved, actions }} />
        </div>
      </div>
    </article>
  )
}

function useSavedTitle({ recipe, title }: SavedRecipe): string {
  const { t } = useTranslation('saved')
  return recipe?.title ?? title ?? t('untitled')
}

/** Opens the recipe; one that is no longer shared opens the own words about it. While choosing, a label. */
function SavedTitle({ saved, actions, selection, className }: RowProps & { className: string }) {
  const language = useLanguage()
  const title = useSavedTitle(saved)
  const { recipe, recipeId } = saved
  const lang = !recipe || recipe.language === language ? undefined : recipe.language
  if (selection) {
    return (
      <label htmlFor={selectBoxId(recipeId)} lang={lang} className={className}>
        {title}
      </label>
    )
  }
  return (
    <button type="button" lang={lang} onClick={() => actions.open(recipeId)} className={className}>
      {title}
    </button>
  )
}

function Author({ recipe }: { recipe: RecipeCard | null }) {
  const { t } = useTranslation(['saved', 'ui'])
  const language = useLanguage()
  if (!recipe) return <Badge>{t('noLongerShared')}</Badge>
  return <span>{recipePageWords[language].by(recipe.owner.name ?? t('ui:unnamedUser'))}</span>
}

function RemoveButton({ saved, actions }: Pick<RowProps, 'saved' | 'actions'>) {
  const { t } = useTranslation('saved')
  return (
    <IconButton
      label={t('remove')}
      icon={<BookmarkX aria-hidden="true" className="size-5" />}
      onClick={() => actions.remove(saved)}
    />
  )
}
