import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { recipeById, recipeLists } from './recipe-cache.ts'
import { OwnPart } from './saved/own-part.tsx'
import { savedRecipes } from './saved/saved-queries.ts'
import { RecipeDialog } from './recipe-dialog.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'
import { useLastNonNull } from '../../lib/use-last-non-null.ts'

export interface OpenRecipeProps {
  id: string | null
  /** The title while the recipe loads, where the page knows it. */
  title?: string
  onClose: () => void
  sharing?: RecipeSharing
}

/** The recipe with this id in a dialog, null closes it. The last recipe stays rendered while the dialog closes. */
export function OpenRecipe({ id, ...props }: OpenRecipeProps) {
  const last = useLastNonNull(id)
  if (last === null) return null
  return <Opened key={last} id={last} open={id !== null} {...props} />
}

interface OpenedProps extends OpenRecipeProps {
  id: string
  open: boolean
}

function Opened({ id, title, open, onClose, sharing }: OpenedProps) {
  const { t } = useTranslation(['discover', 'ui'])
  const client = useQueryClient()
  const query = useQuery({
    ...recipeById(id),
    enabled: open,
  })
  if (query.data) return <RecipeDialog recipe={query.data} {...{ open, onClose, sharing }} />

  const isGone = query.error instanceof CallError && query.error.code !== 'network'
  const knownTitle = isGone ? savedTitle(client, id) : undefined
  const errorTitle = query.isError && (knownTitle ?? t(isGone ? 'recipeNotFound' : 'recipeFailed'))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={errorTitle || (title ?? titleInLists(client, id) ?? t('ui:loading'))}
      size={query.isError ? 'normal' : 'wide'}
    >
      {!query.isError && (
        <div aria-busy="true" className="grid gap-6 pt-4">
          <Skeleton className="aspect-[16/9] rounded-3xl" />
          <SkeletonText lines={5} />
        </div>
      )}
      {isGone && (
        <div className="recipe-body">
          <p className="text-ink-soft">{t('recipeNotFoundText')}</p>
          {/* What the user wrote about a saved recipe stays when it is no longer shared. */}
          <OwnPart recipeId={id} mine={false} heading="h3" />
        </div>
      )}
      {query.isError && !isGone && <LoadError query={query}>{t('recipeFailed')}</LoadError>}
    </Dialog>
  )
}

/** The title from a cached list, so that the dialog has its name at once. */
function titleInLists(client: QueryClient, id: string): string | undefined {
  return Object.values(recipeLists)
    .flatMap((list) => client.getQueriesData<RecipeCard[]>({ queryKey: [list] }))
    .flatMap(([, list]) => (Array.isArray(list) ? list : []))
    .find((card) => card.id === id)?.title
}

/** The title under which the user saved a recipe that is no longer shared. */
function savedTitle(client: QueryClient, id: string): string | undefined {
  const list = client.getQueryData(savedRecipes.queryKey)
  return list?.find(({ recipeId }) => recipeId === id)?.title ?? undefined
}
