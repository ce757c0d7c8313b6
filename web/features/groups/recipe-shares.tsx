import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { withdrawRecipe, type listRecipeShares } from '#shared/contract/forum.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { recipeShares } from './group-queries.ts'

type Share = AnswerOf<typeof listRecipeShares>[number]

/** For a recipe's owner: the groups it is shared with, each with a way to take it back. */
export function RecipeShares({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const client = useQueryClient()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const shares = useQuery(recipeShares(recipeId)).data ?? []
  const withdrawing = useMutation({
    mutationFn: ({ groupId }: Share) => call(withdrawRecipe, { params: { id: groupId, recipeId } }),
    onSuccess: async (_, { groupId }) => {
      // The button goes with its group; one goes on from here.
      section.current?.focus()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['groups'] }),
        client.invalidateQueries({ queryKey: ['threads', groupId] }),
      ])
    },
  })
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
                  {t('withdraw')}
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
