import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ShowMore, useShowMore } from '../../ui/show-more.tsx'
import type { MyInvite } from './invite-queries.ts'
import { InviteStatus } from './invite-status.tsx'

/** Whom one has invited, the newest first. */
export function InvitedList({ invites }: { invites: readonly MyInvite[] }) {
  const { t } = useTranslation(['settings', 'ui'])
  const format = useFormat()
  const { shown, isMore, showMore } = useShowMore(invites, 10)

  function nameOf(invite: MyInvite) {
    if (invite.joined) return invite.name ?? t('ui:unnamedUser')
    if (invite.status === 'used') return t('formerMember')
    return invite.sentTo ?? t('passedOn', { date: format.shortDate(invite.createdAt) })
  }

  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t('invited')}</h3>
      {invites.length === 0 && <p className="text-ink-soft">{t('nobodyInvited')}</p>}
      {invites.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((invite) => (
            <li key={invite.id} className="flex items-center gap-3 py-2.5">
              <Avatar name={invite.joined ? invite.name : invite.sentTo} size="small" />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]">{nameOf(invite)}</span>
                <InviteStatus invite={invite} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <ShowMore isMore={isMore} onClick={showMore}>
        {t('showMore')}
      </ShowMore>
    </div>
  )
}
