import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { recipeById, recipeLists } from './recipe-cache.ts'
import { RecipeDialog } from './recipe-dialog.tsx'
import { useLastNonNull } from '../../lib/use-last-non-null.ts'

/** The recipe that the address names, above the list; null is none. What was open stays drawn while it closes. */
export function OpenRecipe({ id, onClose }: { id: string | null; onClose: () => void }) {
  const last = useLastNonNull(id)
  if (last === null) return null
  return <Opened key={last} id={last} open={id !== null} onClose={onClose} />
}

function Opened({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['discover', 'recipes', 'ui'])
  const client = useQueryClient()
  const asked = useQuery({
    ...recipeById(id),
    placeholderData: () => knownFromLists(client, id),
    enabled: open,
  })
  if (asked.data) return <RecipeDialog recipe={asked.data} open={open} onClose={onClose} />

  const isGone = asked.error instanceof CallError && asked.error.code !== 'network'
  const title = asked.isError ? (isGone ? t('recipeNotFound') : t('recipeFailed')) : t('recipes:loading')
  return (
    <Dialog open={open} onClose={onClose} title={title} size={asked.isError ? 'normal' : 'wide'}>
      {!asked.isError && (
        <div aria-busy="true" className="grid gap-6 pt-4">
          <Skeleton className="aspect-[16/9] rounded-3xl" />
          <SkeletonText lines={5} />
        </div>
      )}
      {isGone && <p className="text-ink-soft">{t('recipeNotFoundText')}</p>}
      {asked.isError && !isGone && (
        <Alert
          tone="error"
          action={
            <Button
              variant="secondary"
              size="small"
              busy={asked.isFetching}
              onClick={() => void asked.refetch()}
            >
              {t('ui:tryAgain')}
            </Button>
          }
        >
          {t('recipeFailed')}
        </Alert>
      )}
    </Dialog>
  )
}

/** What a list already told about it, so that it opens without waiting. */
function knownFromLists(client: QueryClient, id: string): Recipe | undefined {
  return Object.values(recipeLists)
    .flatMap((list) => client.getQueriesData<Recipe[]>({ queryKey: [list] }))
    .flatMap(([, list]) => (Array.isArray(list) ? list : []))
    .find((recipe) => recipe.id === id)
}
