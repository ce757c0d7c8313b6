import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteToGroup, type Group } from '#shared/contract/groups.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { useFormat } from '../../i18n/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sentGroupInvites, useInviteToGroup, useWithdrawInvite } from './group-queries.ts'
import { useForm } from '../../lib/use-form.ts'

const day = 24 * 60 * 60 * 1000

/** Invites by e-mail, which is the only way into a private group. The answer tells nothing about the address. */
export function InviteToGroup({ group }: { group: Group }) {
  const { t } = useTranslation(['groups', 'words'])
  const [invited, setInvited] = useState<string | null>(null)
  const invitation = useInviteToGroup(group.id)
  const form = useForm(inviteToGroup, { email: '' }, ({ email }) => invitation.mutateAsync(email))
  const address = form.values.email.trim()

  const invite = form.onSubmit(
    () => (address === '' ? null : { email: address }),
    (outcome) => {
      setInvited(outcome === 'ok' ? address : null)
      if (outcome === 'ok') form.clear()
      return undefined
    },
  )

  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <form onSubmit={invite} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          placeholder={t('inviteHint')}
          {...form.field('email')}
          fieldClassName="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit" variant="secondary" busy={form.busy} disabled={address === ''} icon={UserPlus}>
          {t('words:invite')}
        </Button>
      </form>
      {invited && (
        <Alert tone="success">{t('invited', { email: invited, days: lifetimes.groupInvite / day })}</Alert>
      )}
      {form.failure && (
        <Alert tone="error">{t(form.failure === 'limit reached' ? 'tooManyInvites' : 'inviteFailed')}</Alert>
      )}
      <SentGroupInvites groupId={group.id} />
    </div>
  )
}

/** The open invitations, which the owner may withdraw. */
function SentGroupInvites({ groupId }: { groupId: string }) {
  const { t } = useTranslation(['groups', 'words'])
  const format = useFormat()
  const { data = [] } = useQuery(sentGroupInvites(groupId))
  const withdraw = useWithdrawInvite(groupId)
  if (data.length === 0) return null
  return (
    <section aria-label={t('words:openInvites')}>
      <h3 className="text-sm font-semibold">{t('words:openInvites')}</h3>
      <ul className="divide-y divide-line">
        {data.map(({ id, sentTo, expiresAt }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            <p className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{sentTo}</span>
              <span className="block text-sm text-ink-soft">
                {t('words:until', { date: format.shortDate(expiresAt) })}
              </span>
            </p>
            <Button
              variant="quiet"
              size="touch"
              busy={withdraw.isPending && withdraw.variables === id}
              aria-label={t('words:withdrawInvite', { name: sentTo })}
              onClick={() => withdraw.mutate(id)}
            >
              {t('words:withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
