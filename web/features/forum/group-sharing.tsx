import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useSession } from '../../app/session.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { AddToCollection } from '../collections/add-to-collection.tsx'
import { myGroups } from '../groups/group-queries.ts'
import type { RecipeSharing, ShareToGroup } from '../recipes/share/share-to-group.ts'
import { ShareDialog } from './share-dialog.tsx'
import { PlanIt } from '../week-plan/plan-it.tsx'
import { recipeShares, useWithdrawRecipe } from './share-queries.ts'

const shareToGroup: ShareToGroup = (dialog) => <ShareDialog {...dialog} />

const sharesOfRecipe: RecipeSharing['recipeShares'] = ({ id }) => <RecipeShares recipeId={id} />

const recipePlan: RecipeSharing['recipePlan'] = ({ id, title }) => <PlanIt recipeId={id} title={title} />

const recipeCollections = (recipeId: string) => <AddToCollection recipeId={recipeId} />

/** Sharing of recipes to groups and putting them in collections, for the pages that show recipes; undefined for visitors. */
export function useGroupSharing(): RecipeSharing | undefined {
  const isSignedIn = useSession().status === 'signedIn'
  const hasGroups = useQuery({ ...myGroups, enabled: isSignedIn }).data?.length
  return isSignedIn
    ? {
        shareToGroup: hasGroups ? shareToGroup : null,
        recipeShares: sharesOfRecipe,
        recipeCollections,
        recipePlan,
      }
    : undefined
}

/** For the owner of a recipe: the groups with which it is shared, and Withdraw for each. */
export function RecipeShares({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation(['groups', 'words'])
  const language = useLanguage()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const shares = useQuery(recipeShares(recipeId)).data ?? []
  // The button is about to disappear with its group.
  const withdrawing = useWithdrawRecipe(recipeId, () => section.current?.focus())
  const { variables: withdrawn } = withdrawing
  if (shares.length === 0 && !withdrawn) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={shares.length > 0 ? titleId : undefined}
      data-screen-only
      className="grid gap-2 text-[0.9375rem] outline-none"
    >
      {shares.length > 0 && (
        <>
          <p id={titleId} className="font-semibold">
            {t('sharedWith')}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {shares.map((share) => (
              <li key={share.groupId} className="flex items-center justify-between gap-3 py-1">
                <Link
                  to={paths.group(language, share.groupId)}
                  className="min-w-0 underline underline-offset-4 hover:text-brand"
                >
                  {share.name}
                </Link>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('withdrawFrom', { group: share.name })}
                  busy={withdrawing.isPending && withdrawn?.groupId === share.groupId}
                  onClick={() => withdrawing.mutate(share)}
                >
                  {t('words:withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <output className="text-ink-soft empty:hidden">
        {withdrawing.isSuccess && t('withdrawn', { group: withdrawn?.name })}
      </output>
      {withdrawing.isError && <Alert tone="error">{t('withdrawFailed')}</Alert>}
    </section>
  )
}
