import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessToken } from '#shared/contract/access-tokens.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Me } from '../../app/session.tsx'
import { useFormat } from '../../i18n/format.ts'
import { whenSettled } from '../../lib/when-settled.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accessTokens, useRevokeAccessToken } from './access-token-queries.ts'
import { NewAccessToken } from './new-access-token.tsx'

/** The access tokens of the user: created, shown once, listed, revoked. */
export function AccessTokens({ me }: { me: Me }) {
  const { t } = useTranslation('accessTokens')
  const list = useQuery(accessTokens)
  const revoke = useRevokeAccessToken()
  const [asking, setAsking] = useState<AccessToken | null>(null)
  const [revoked, setRevoked] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const isFull = (list.data?.length ?? 0) >= limits.accessToken.perMember

  function open() {
    setRevoked(null)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    top.current?.focus()
  }

  function confirm({ id, name }: AccessToken) {
    void whenSettled(revoke.mutateAsync(id), {
      onSuccess: () => {
        setRevoked(name)
        // The clicked button is removed with its row.
        top.current?.focus()
      },
      onError: () => setRevoked(null),
    }).finally(() => setAsking(null))
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-4 shadow-none outline-none">
      {revoked !== null && <Alert tone="success">{t('revoked', { name: revoked })}</Alert>}
      <ErrorAlert error={revoke.error} texts={{ failed: t('revokeFailed') }} />
      {list.isPending && <Skeleton className="h-16" />}
      <LoadError query={list}>{t('loadFailed')}</LoadError>
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.data.map((token) => (
            <Row key={token.id} token={token} onRevoke={() => setAsking(token)} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <NewAccessToken me={me} onClose={close} />
      ) : isFull ? (
        <p className="text-sm text-ink-soft">{t('most')}</p>
      ) : (
        <Button variant="secondary" className="justify-self-start" icon={Plus} onClick={open}>
          {t('create')}
        </Button>
      )}
      <a
        href="/api/docs"
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline"
      >
        {t('docs')}
      </a>
      <ConfirmDialog
        open={asking !== null}
        title={t('revokeQuestion', { name: asking?.name })}
        confirmLabel={t('revoke')}
        busy={revoke.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && confirm(asking)}
        text={t('revokeText')}
      />
    </div>
  )
}

function Row({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { t } = useTranslation('accessTokens')
  const format = useFormat()
  const { name, canWrite, createdAt, usedAt, expiresAt } = token
  const facts = [
    t('created', { date: format.shortDate(createdAt) }),
    usedAt === null ? t('neverUsed') : t('used', { date: format.dateTime(usedAt) }),
    ...(expiresAt === null ? [] : [t('expires', { date: format.shortDate(expiresAt) })]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-medium [overflow-wrap:anywhere]">
          {name}
          <Badge tone={canWrite ? 'warning' : 'plain'}>{canWrite ? t('writes') : t('reads')}</Badge>
        </p>
        <p className="text-sm text-ink-soft">{facts.join(', ')}</p>
      </div>
      <Button variant="secondary" size="touch" aria-label={t('revokeIt', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  )
}
