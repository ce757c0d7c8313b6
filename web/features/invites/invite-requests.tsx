import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../i18n/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { inviteRequests, useApproveRequest, useDeclineRequest, type InviteRequest } from './invite-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** Open requests for an invitation, oldest first. Approving sends a code and removes the request. */
export function InviteRequests() {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const requests = useQuery(inviteRequests)
  const approval = useApproveRequest()
  const refusal = useDeclineRequest()
  const { shown, more } = useShowMore(requests.data ?? [], 20)
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const top = useRef<HTMLDivElement>(null)

  function decide(
    request: InviteRequest,
    decision: typeof approval,
    texts: { done: 'approved' | 'declined'; failed: 'approveFailed' | 'declineFailed' },
  ) {
    setMessage(null)
    void whenSettled(decision.mutateAsync(request), {
      onSuccess: () => {
        setMessage({ tone: 'success', text: t(texts.done, { email: request.email }) })
        // The clicked button is removed with its row.
        top.current?.focus()
      },
      onError: (error) =>
        setMessage({ tone: 'error', text: errorMessage(error, { failed: t(texts.failed) }) }),
    })
  }

  return (
    <div
      ref={top}
      tabIndex={-1}
      aria-busy={requests.isPending}
      className="grid gap-3 shadow-none outline-none"
    >
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      {requests.isPending && <Skeleton className="h-16" />}
      <LoadError query={requests}>{t('requestsFailed')}</LoadError>
      {requests.data?.length === 0 && <p className="text-ink-soft">{t('noRequests')}</p>}
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              busy={approval.isPending && approval.variables.id === request.id}
              onApprove={() => decide(request, approval, { done: 'approved', failed: 'approveFailed' })}
              isDeclining={refusal.isPending && refusal.variables.id === request.id}
              onDecline={() => decide(request, refusal, { done: 'declined', failed: 'declineFailed' })}
            />
          ))}
        </ul>
      )}
      {more}
    </div>
  )
}

interface RequestRowProps {
  request: InviteRequest
  busy: boolean
  onApprove: () => void
  isDeclining: boolean
  onDecline: () => void
}

function RequestRow({ request, busy, onApprove, isDeclining, onDecline }: RequestRowProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const email = `request-${request.id}`
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p id={email} className="font-medium [overflow-wrap:anywhere]">
          {request.email}
        </p>
        {request.note && (
          <p className="mt-1 font-serif whitespace-pre-line [overflow-wrap:anywhere]">{request.note}</p>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          {t('askedOn', { date: format.shortDate(request.createdAt) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" busy={busy} aria-describedby={email} onClick={onApprove}>
          {t('approve')}
        </Button>
        <Button variant="quiet" busy={isDeclining} aria-describedby={email} onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </li>
  )
}
