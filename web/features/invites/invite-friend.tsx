import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/error-message.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { myInvites, useSendInvite } from './invite-queries.ts'
import { InvitedList } from './invited-list.tsx'

/** Mails an invitation, says how many are left, and lists whom one has invited. */
export function InviteFriend() {
  const { t } = useTranslation('settings')
  const mine = useQuery(myInvites)
  return (
    <div aria-busy={mine.isPending} className="grid gap-6">
      {mine.isPending && <Skeleton className="h-24" />}
      {mine.isError && (
        <LoadError busy={mine.isFetching} onRetry={() => void mine.refetch()}>
          {t('invitesFailed')}
        </LoadError>
      )}
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
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const send = useSendInvite()
  const [to, setTo] = useState('')
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const email = to.trim()
    if (!email || send.isPending) return
    setMessage(null)
    try {
      await send.mutateAsync(email)
    } catch (error) {
      const sentences = { failed: t('inviteFailed'), network: t('unexpected') }
      return setMessage({ tone: 'error', text: errorMessage(error, sentences) })
    }
    setTo('')
    setMessage({ tone: 'success', text: t('inviteSent', { email }) })
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('invite')} noValidate className="grid gap-4">
      <p className="font-serif text-lg">
        {remaining === null ? t('noInviteLimit') : t('invitesLeft', { count: remaining })}
      </p>
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('friendEmail')}
          type="email"
          name="friend-email"
          autoComplete="off"
          inputMode="email"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          fieldClassName="min-w-0 flex-[1_1_15rem]"
        />
        <Button type="submit" busy={send.isPending} disabled={!to.trim() || remaining === 0}>
          {t('sendInvite')}
        </Button>
      </div>
    </form>
  )
}
