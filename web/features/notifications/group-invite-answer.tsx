import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { declineGroupInvite, joinGroup } from '#shared/contract/groups.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { notificationKeys } from './notification-queries.ts'

/** Everything that shows groups: `groupKeys.all` of their feature. */
const groups = ['groups'] as const

/** Accepts or declines an invitation to a group, in the bell and on the pages of groups. */
export function GroupInviteAnswer({ group }: { group: { id: string; name: string } }) {
  const { t } = useTranslation(['groups', 'words'])
  const client = useQueryClient()
  const answer = useMutation({
    mutationFn: (accepts: boolean) =>
      call(accepts ? joinGroup : declineGroupInvite, { params: { id: group.id } }),
    onSettled: () => {
      for (const queryKey of [groups, notificationKeys.list, notificationKeys.count])
        void client.invalidateQueries({ queryKey })
    },
  })
  const isPending = (accepts: boolean) => answer.isPending && answer.variables === accepts
  const { name } = group
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button
          size="touch"
          aria-label={t('acceptInviteOf', { name })}
          busy={isPending(true)}
          onClick={() => answer.mutate(true)}
        >
          {t('acceptInvite')}
        </Button>
        <Button
          variant="secondary"
          size="touch"
          aria-label={t('declineInviteOf', { name })}
          busy={isPending(false)}
          onClick={() => answer.mutate(false)}
        >
          {t('words:decline')}
        </Button>
      </div>
      {answer.isError && <p className="text-sm text-danger">{t('answerFailed')}</p>}
    </div>
  )
}
