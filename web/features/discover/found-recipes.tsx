import type { To } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FoundCard } from './found-card.tsx'

/** The link of a card: the URL of the open recipe, and the state of its history entry. */
export interface OpenLinks {
  addressOf: (recipeId: string) => To
  open: object
}

const grid = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'

export function FoundRecipes({
  recipes,
  dimmed,
  addressOf,
  open,
}: OpenLinks & { recipes: readonly Recipe[]; dimmed: boolean }) {
  return (
    <ul className={classNames(grid, 'transition-opacity', dimmed && 'opacity-60')}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id} className="grid">
          <FoundCard recipe={recipe} to={addressOf(recipe.id)} state={open} eager={index < 3} />
        </li>
      ))}
    </ul>
  )
}

/** A placeholder for the page while it loads. */
export function FoundSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: limits.discover.pageSize }, (_, card) => (
        <div key={card} className="grid gap-4">
          <Skeleton className="aspect-[4/3] rounded-2xl" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
