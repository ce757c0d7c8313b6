import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { myDeletedRecipes } from '../recipes/my-recipes-queries.ts'
import { CardThumb } from '../recipes/recipe-thumb.tsx'

interface RecentlyDeletedProps {
  onRestore: (recipe: OwnRecipeCard) => void
  /** The id of the recipe that is being restored. */
  restoring: string | null
}

/** Deleted recipes that can still be restored. */
export function RecentlyDeleted({ onRestore, restoring }: RecentlyDeletedProps) {
  const { t } = useTranslation('recipes')
  const language = useLanguage()
  const heading = useId()
  const deleted = useQuery(myDeletedRecipes)
  return (
    <section aria-labelledby={heading} aria-busy={deleted.isPending} className="mt-14">
      <h2 id={heading} className="text-heading">
        {t('recentlyDeleted')}
      </h2>
      {deleted.isPending && <Skeleton className="mt-4 h-15" />}
      <LoadError query={deleted} className="my-4">
        {t('failedToLoadRecipes')}
      </LoadError>
      {deleted.data?.length === 0 && <p className="mt-2 text-ink-soft">{t('nothingDeleted')}</p>}
      {deleted.data && deleted.data.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {deleted.data.map((recipe) => (
            <li key={recipe.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <CardThumb picture={recipe.picture} />
              <p className="min-w-0 flex-[1_1_12rem]">
                <span
                  lang={recipe.language === language ? undefined : recipe.language}
                  className="font-serif text-lg leading-snug hyphens-auto"
                >
                  {recipe.title}
                </span>
                <span className="block text-sm text-ink-soft">
                  {dishTypeWords[language][recipe.dishType]}
                </span>
              </p>
              <Button
                variant="secondary"
                className="ml-auto"
                busy={restoring === recipe.id}
                onClick={() => onRestore(recipe)}
              >
                {t('restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
