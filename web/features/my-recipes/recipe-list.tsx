import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ListView } from './list-controls.tsx'
import { RecipeCards } from './recipe-cards.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'
import { RecipeTable } from './recipe-table.tsx'

/** Rendering is limited, so that a large collection opens as fast as a small one. */
const pageSize = 50

export function RecipeList({ view, entries, ...rest }: RecipeListProps & { view: ListView }) {
  const { t } = useTranslation(['recipes', 'words'])
  const [shown, setShown] = useState(pageSize)
  const List = view === 'table' ? RecipeTable : RecipeCards
  return (
    <>
      <List entries={entries.slice(0, shown)} {...rest} />
      {entries.length > shown && (
        <p className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
            {t('words:showMore')}
          </Button>
        </p>
      )}
    </>
  )
}

/** A placeholder for the list while it loads. */
export function RecipeListSkeleton({ view }: { view: ListView }) {
  if (view === 'cards') {
    return (
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card} className="grid gap-4">
            <Skeleton className="aspect-[4/3] rounded-2xl" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="grid gap-4 pt-10">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="h-15 w-20 shrink-0 rounded-xl" />
          <Skeleton className="h-6 flex-1" />
          <Skeleton className="hidden h-4 w-48 lg:block" />
        </div>
      ))}
    </div>
  )
}
