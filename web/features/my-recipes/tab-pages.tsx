import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { BinderEntry } from './binder-entries.ts'
import type { BinderTab, ListView } from './list-controls.tsx'
import { RecipeList, RecipeListSkeleton } from './recipe-list.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'

interface PageProps extends Pick<RecipeListProps, 'actions' | 'selection'> {
  view: ListView
  /** Undefined until they have loaded. */
  entries: readonly BinderEntry[] | undefined
}

interface TabPageProps extends PageProps {
  tab: BinderTab
  mine: UseQueryResult<OwnRecipeCard[]>
  /** Whether only recipes with a tag are shown. */
  isFiltered: boolean
}

/** The recipes of one tab. */
export function TabPage({ tab, mine, isFiltered, entries, view, ...list }: TabPageProps) {
  const { t } = useTranslation(['recipes', 'saved'])
  const language = useLanguage()
  return (
    <div aria-busy={mine.isPending}>
      <h2 className="binder-heading">{tab === 'all' ? t('allTab') : dishTypeWords[language][tab]}</h2>
      {mine.isPending && <RecipeListSkeleton view={view} />}
      {mine.isError && !mine.data && (
        <LoadError query={mine} className="my-4">
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {entries?.length === 0 && isFiltered && <p className="py-6 text-ink-soft">{t('saved:noneWithTag')}</p>}
      {entries?.length === 0 && !isFiltered && (
        <EmptyState
          title={t('emptyTab')}
          heading="h3"
          action={<LinkButton to={paths.chat(language)}>{t('toChef')}</LinkButton>}
        >
          {t('emptyTabText')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <RecipeList key={tab} withDishType={tab === 'all'} {...{ ...list, entries, view }} />
      )}
    </div>
  )
}

/** The results of a search in all tabs. */
export function ResultsPage({
  found,
  entries,
  view,
  onShowAll,
  ...list
}: PageProps & { found: UseQueryResult<OwnRecipeCard[]>; onShowAll: () => void }) {
  const { t } = useTranslation(['recipes', 'words'])
  return (
    <section aria-label={t('results')} aria-busy={found.isFetching}>
      <h2 className="binder-heading">{t('results')}</h2>
      <output className="mb-4 block text-ink-soft">
        {entries && !found.isFetching && t('found', { count: entries.length })}
      </output>
      {found.isPending && <RecipeListSkeleton view={view} />}
      {found.isError && !found.data && (
        <LoadError query={found} className="my-4">
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {entries?.length === 0 && !found.isFetching && (
        <EmptyState
          title={t('words:noRecipes')}
          heading="h3"
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('words:showAll')}
            </Button>
          }
        >
          {t('noneFoundText')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <RecipeList withDishType {...{ ...list, entries, view }} />}
    </section>
  )
}
