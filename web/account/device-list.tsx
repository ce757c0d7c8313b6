import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/call.ts'
import { useFailureText } from '../failure-text.ts'
import { useFormat } from '../i18n/format.ts'
import type { Me } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { devices, useEndAllSessions, useEndSession, type Device } from './account-queries.ts'
import { deviceName } from './device-name.ts'
import { ProofDialog } from './proof-dialog.tsx'

/**
 * Where one is signed in; any session but this one can be ended by itself, or all at once. Some minutes after signing
 * in the password is asked for.
 */
export function DeviceList({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const list = useQuery(devices)
  const end = useEndSession()
  const endAll = useEndAllSessions()
  const [asking, setAsking] = useState(false)
  /** What has to be proved first: the end of one session or of all. */
  const [doubted, setDoubted] = useState<Device | 'all' | null>(null)
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const nameOf = (device: Device) => deviceName(device.user_agent) ?? t('unknownDevice')

  /** Once the dialog is open it shows the failure itself. */
  function fail(error: unknown, about: Device | 'all') {
    if (error instanceof CallError && error.code === 'sign in again') return setDoubted(about)
    if (doubted === null) setSaid({ tone: 'error', text: failureText(error, { failed: t('endFailed') }) })
  }

  function endOne(device: Device, password: string | null = null) {
    setSaid(null)
    end.mutate(
      { device, password },
      {
        onSuccess: () => {
          setDoubted(null)
          setSaid({ tone: 'success', text: t('sessionEnded', { device: nameOf(device) }) })
          // The button that was pressed goes with its row.
          top.current?.focus()
        },
        onError: (error) => fail(error, device),
      },
    )
  }

  function endEvery(password: string | null = null) {
    endAll.mutate(password, {
      onSuccess: onSignedOut,
      onError: (error) => {
        setAsking(false)
        fail(error, 'all')
      },
    })
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-4 shadow-none outline-none">
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <ListFailure busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('devicesFailed')}
        </ListFailure>
      )}
      {list.data && (
        <ul className="divide-y divide-line border-y border-line">
          {list.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              name={nameOf(device)}
              busy={end.isPending && end.variables.device.id === device.id}
              onEnd={() => endOne(device)}
            />
          ))}
        </ul>
      )}
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => endEvery()}
        title={t('endAllQuestion')}
        confirmLabel={t('endAll')}
        busy={endAll.isPending}
      >
        {t('endAllText')}
      </ConfirmDialog>
      <ProofDialog
        open={doubted !== null}
        onClose={() => setDoubted(null)}
        me={me}
        title={t('confirmIt')}
        text={t('confirmText')}
        deed={doubted === 'all' ? t('endAll') : t('endSession')}
        look="danger"
        busy={end.isPending || endAll.isPending}
        error={pressing(doubted === 'all' ? endAll.error : end.error, me)}
        failed={t('endFailed')}
        anchor="devices"
        onProve={({ password }) => {
          if (doubted === 'all') endEvery(password)
          else if (doubted) endOne(doubted, password)
        }}
      />
    </div>
  )
}

/** To whoever has a password the dialog itself says what is asked for. */
function pressing(error: unknown, me: Me): unknown {
  return me.hasPassword && error instanceof CallError && error.code === 'sign in again' ? null : error
}

function DeviceRow({
  device,
  name,
  busy,
  onEnd,
}: {
  device: Device
  name: string
  busy: boolean
  onEnd: () => void
}) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          {name}
          {device.current && <Badge tone="olive">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('lastSeen', { date: format.dateTime(device.seen_at) })},{' '}
          {t('signedInOn', { date: format.dateTime(device.created_at) })}
        </p>
      </div>
      {!device.current && (
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={t('endSessionOn', { device: name })}
          busy={busy}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}
