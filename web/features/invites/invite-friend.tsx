import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendInvite } from '#shared/contract/invites.ts'
import { failureMessage } from '../../lib/errors.ts'
import { useForm } from '../../lib/use-form.ts'
import { useFormat } from '../../i18n/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { myInvites, useSendInvite, type MyInvite } from './invite-queries.ts'
import { InviteStatus } from './invite-status.tsx'

/** Sends an invitation by mail, shows how many are left, and lists those sent. */
export function InviteFriend() {
  const { t } = useTranslation('settings')
  const mine = useQuery(myInvites)
  return (
    <div aria-busy={mine.isPending} className="grid gap-6">
      {mine.isPending && <Skeleton className="h-24" />}
      <LoadError query={mine}>{t('invitesFailed')}</LoadError>
      {mine.data && (
        <>
          {mine.data.reason === null ? (
            <SendInvite remaining={mine.data.remaining} />
          ) : (
            <Alert tone="warning">
              {t('cannotInvite')} <q>{mine.data.reason}</q>
            </Alert>
          )}
          <InvitedList invites={mine.data.invites} />
        </>
      )}
    </div>
  )
}

function SendInvite({ remaining }: { remaining: number | null }) {
  const { t } = useTranslation(['settings', 'errors'])
  const send = useSendInvite()
  const form = useForm(sendInvite, { to: '' }, ({ to }) => send.mutateAsync(to))
  const email = form.values.to.trim()
  const submit = form.onSubmit(
    () => (email ? { to: email } : null),
    (outcome) => (outcome === 'ok' ? form.clear() : undefined),
  )

  return (
    <form onSubmit={submit} aria-label={t('invite')} noValidate className="grid gap-4">
      <p className="font-serif text-lg">
        {remaining === null ? t('noInviteLimit') : t('invitesLeft', { count: remaining })}
      </p>
      {form.outcome === 'ok' && <Alert tone="success">{t('inviteSent', { email: send.variables })}</Alert>}
      {form.failure && (
        <Alert tone="error">
          {failureMessage(form.failure, (code) => t(`errors:${code}`), {
            failed: t('inviteFailed'),
            network: t('unexpected'),
          })}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('friendEmail')}
          type="email"
          autoComplete="off"
          inputMode="email"
          {...form.field('to')}
          name="friend-email"
          fieldClassName="min-w-0 flex-[1_1_15rem]"
        />
        <Button type="submit" busy={form.busy} disabled={!email || remaining === 0}>
          {t('sendInvite')}
        </Button>
      </div>
    </form>
  )
}

/** The user's invitations, newest first. */
function InvitedList({ invites }: { invites: readonly MyInvite[] }) {
  const { t } = useTranslation(['settings', 'ui'])
  const format = useFormat()
  const { shown, more } = useShowMore(invites, 10)

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
      {more}
    </div>
  )
}
