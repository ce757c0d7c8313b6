import { useTranslation } from 'react-i18next'
import type { SentInvite } from '#shared/contract/household.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { useDeleteInvite } from './household-queries.ts'
import { ControlGroup } from './control-group.tsx'

/** The open invitations of the household. */
export function SentInvites({ invites }: { invites: readonly SentInvite[] }) {
  const { t } = useTranslation(['household', 'ui', 'words'])
  const format = useFormat()
  const remove = useDeleteInvite()
  if (invites.length === 0) return null
  return (
    <ControlGroup title={t('words:openInvites')}>
      <ul className="grid divide-y divide-line border-y border-line">
        {invites.map(({ id, sentTo, by, expiresAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">{sentTo ?? t('byLink')}</p>
              <p className="text-sm text-ink-soft">
                {t('inviteExpires', { by: by ?? t('ui:unnamedUser'), date: format.shortDate(expiresAt) })}
              </p>
            </div>
            <Button
              variant="quiet"
              busy={remove.isPending && remove.variables === id}
              aria-label={t('words:withdrawInvite', { name: sentTo ?? t('byLink') })}
              onClick={() => remove.mutate(id)}
            >
              {t('words:withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </ControlGroup>
  )
}
