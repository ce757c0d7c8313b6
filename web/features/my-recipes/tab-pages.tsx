import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import { dishTypeWords, type DishType } from '#shared/words/dish-types.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { ListView } from './list-controls.tsx'
import type { RecipeActions } from './use-recipe-actions.ts'
import { RecipeList, RecipeListSkeleton } from './recipe-list.tsx'

interface PageProps {
  view: ListView
  actions: RecipeActions
}

/** The recipes of one tab. */
export function TabPage({
  tab,
  mine,
  view,
  actions,
}: PageProps & { tab: DishType; mine: UseQueryResult<OwnRecipeCard[]> }) {
  const { t } = useTranslation('recipes')
  const language = useLanguage()
  const recipes = mine.data?.filter(({ dishType }) => dishType === tab)
  return (
    <div aria-busy={mine.isPending}>
      <h2 className="binder-heading">{dishTypeWords[language][tab]}</h2>
      {mine.isPending && <RecipeListSkeleton view={view} />}
      {mine.isError && !mine.data && (
        <LoadError className="my-4" onRetry={() => void mine.refetch()} busy={mine.isFetching}>
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {recipes?.length === 0 && (
        <EmptyState
          title={t('emptyTab')}
          heading="h3"
          action={<LinkButton to={paths.chat(language)}>{t('toChef')}</LinkButton>}
        >
          {t('emptyTabText')}
        </EmptyState>
      )}
      {recipes && recipes.length > 0 && (
        <RecipeList key={tab} withDishType={false} {...{ view, recipes, actions }} />
      )}
    </div>
  )
}

/** The results of a search in all tabs. */
export function ResultsPage({
  found,
  view,
  actions,
  onShowAll,
}: PageProps & { found: UseQueryResult<OwnRecipeCard[]>; onShowAll: () => void }) {
  const { t } = useTranslation('recipes')
  const recipes = found.data
  return (
    <section aria-label={t('results')} aria-busy={found.isFetching}>
      <h2 className="binder-heading">{t('results')}</h2>
      <output className="mb-4 block text-ink-soft">
        {recipes && !found.isFetching && t('found', { count: recipes.length })}
      </output>
      {found.isPending && <RecipeListSkeleton view={view} />}
      {found.isError && !recipes && (
        <LoadError className="my-4" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {t('failedToLoadRecipes')}
        </LoadError>
      )}
      {recipes?.length === 0 && !found.isFetching && (
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
      {recipes && recipes.length > 0 && <RecipeList withDishType {...{ view, recipes, actions }} />}
    </section>
  )
}
