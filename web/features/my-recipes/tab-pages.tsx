import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import type { SavedRecipe } from '#shared/contract/saved-recipes.ts'
import { dishTypeWords, type DishType } from '#shared/words/dish-types.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { ListView } from './list-controls.tsx'
import type { RecipeActions } from './use-recipe-actions.ts'
import { RecipeList, RecipeListSkeleton } from './recipe-list.tsx'
import { SavedSection, type SavedActions } from './saved-list.tsx'
import type { Selection } from './selection.ts'

interface PageProps {
  view: ListView
  actions: RecipeActions
  /** The saved recipes below the own ones. */
  saved: readonly SavedRecipe[]
  savedActions: SavedActions
  selection: Selection | null
}

/** The recipes of one tab. */
export function TabPage({
  tab,
  mine,
  own,
  isFiltered,
  tools,
  filter,
  view,
  actions,
  saved,
  savedActions,
  selection,
}: PageProps & {
  tab: DishType
  mine: UseQueryResult<OwnRecipeCard[]>
  /** Of `mine` those in this tab, sorted and filtered. */
  own: readonly OwnRecipeCard[] | undefined
  /** Whether only recipes with a tag are shown. */
  isFiltered: boolean
  /** Beside the heading. */
  tools: ReactNode
  /** Above the list. */
  filter: ReactNode
}) {
  const { t } = useTranslation(['recipes', 'saved'])
  const language = useLanguage()
  const isEmpty = own?.length === 0 && saved.length === 0
  return (
    <div aria-busy={mine.isPending}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 className="binder-heading">{dishTypeWords[language][tab]}</h2>
        {(!isEmpty || isFiltered) && tools}
      </div>
      {filter}
      {mine.isPending && <RecipeListSkeleton view={view} />}
      {mine.isError && !mine.data && (
        <LoadError className="my-4" onRetry={() => void mine.refetch()} busy={mine.isFetching}>
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {isEmpty && isFiltered && <p className="py-6 text-ink-soft">{t('saved:noneWithTag')}</p>}
      {isEmpty && !isFiltered && (
        <EmptyState
          title={t('emptyTab')}
          heading="h3"
          action={<LinkButton to={paths.chat(language)}>{t('toChef')}</LinkButton>}
        >
          {t('emptyTabText')}
        </EmptyState>
      )}
      {own && own.length > 0 && (
        <RecipeList key={tab} withDishType={false} recipes={own} {...{ view, actions, selection }} />
      )}
      <SavedSection actions={savedActions} {...{ saved, view, selection }} />
    </div>
  )
}

/** The results of a search in all tabs. */
export function ResultsPage({
  found,
  view,
  actions,
  saved,
  savedActions,
  selection,
  onShowAll,
}: PageProps & { found: UseQueryResult<OwnRecipeCard[]>; onShowAll: () => void }) {
  const { t } = useTranslation('recipes')
  const recipes = found.data
  return (
    <section aria-label={t('results')} aria-busy={found.isFetching}>
      <h2 className="binder-heading">{t('results')}</h2>
      <output className="mb-4 block text-ink-soft">
        {recipes && !found.isFetching && t('found', { count: recipes.length + saved.length })}
      </output>
      {found.isPending && <RecipeListSkeleton view={view} />}
      {found.isError && !recipes && (
        <LoadError className="my-4" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {recipes?.length === 0 && saved.length === 0 && !found.isFetching && (
        <EmptyState
          title={t('noneFound')}
          heading="h3"
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('showAll')}
            </Button>
          }
        >
          {t('noneFoundText')}
        </EmptyState>
      )}
      {recipes && recipes.length > 0 && (
        <RecipeList withDishType {...{ view, recipes, actions, selection }} />
      )}
      <SavedSection actions={savedActions} {...{ saved, view, selection }} />
    </section>
  )
}
