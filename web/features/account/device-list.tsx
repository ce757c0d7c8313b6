import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { devices, useEndAllSessions, useEndSession, type Device } from './account-queries.ts'
import { deviceName, DeviceRow } from './device-row.tsx'
import { ReauthDialog } from './reauth-dialog.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The user's sessions. Each but the current one can be ended, or all at once. Some minutes after the sign-in the server
 * requires the password.
 */
export function DeviceList({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { t } = useTranslation(['settings', 'words'])
  const errorMessage = useErrorMessage()
  const list = useQuery(devices)
  const end = useEndSession()
  const endAll = useEndAllSessions()
  const [asking, setAsking] = useState(false)
  /** The action that waits for the password: ending one session or all. */
  const [pendingReauth, setPendingReauth] = useState<Device | 'all' | null>(null)
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const nameOf = (device: Device) => deviceName(device.userAgent) ?? t('unknownDevice')

  /** An open dialog shows the error itself. */
  function handleError(error: unknown, target: Device | 'all') {
    if (error instanceof CallError && error.code === 'sign in again') return setPendingReauth(target)
    if (pendingReauth === null)
      setMessage({ tone: 'error', text: errorMessage(error, { failed: t('endFailed') }) })
  }

  function endOne(device: Device, password: string | null = null) {
    setMessage(null)
    void whenSettled(end.mutateAsync({ device, password }), {
      onSuccess: () => {
        setPendingReauth(null)
        setMessage({ tone: 'success', text: t('sessionEnded', { device: nameOf(device) }) })
        // The clicked button is removed with its row.
        top.current?.focus()
      },
      onError: (error) => handleError(error, device),
    })
  }

  function endEvery(password: string | null = null) {
    void whenSettled(endAll.mutateAsync(password), {
      onSuccess: onSignedOut,
      onError: (error) => {
        setAsking(false)
        handleError(error, 'all')
      },
    })
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-4 shadow-none outline-none">
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      {list.isPending && <Skeleton className="h-16" />}
      <LoadError query={list}>{t('devicesFailed')}</LoadError>
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
      <p className="text-sm text-ink-soft">{t('offlineDevices', { days: lifetimes.storedPages / day })}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => endEvery()}
        title={t('endAllQuestion')}
        confirmLabel={t('endAll')}
        busy={endAll.isPending}
        text={t('endAllText')}
      />
      <ReauthDialog
        open={pendingReauth !== null}
        onClose={() => setPendingReauth(null)}
        me={me}
        title={t('confirmIt')}
        text={t('confirmText')}
        confirmLabel={pendingReauth === 'all' ? t('endAll') : t('endSession')}
        variant="danger"
        busy={end.isPending || endAll.isPending}
        error={reauthError(pendingReauth === 'all' ? endAll.error : end.error, me)}
        errorTexts={{ failed: t('endFailed'), network: t('words:networkError') }}
        anchor="devices"
        onConfirm={({ password }) => {
          if (pendingReauth === 'all') endEvery(password)
          else if (pendingReauth) endOne(pendingReauth, password)
        }}
      />
    </div>
  )
}

/** `sign in again` is no error for users with a password: the dialog asks for it. */
function reauthError(error: unknown, me: Me): unknown {
  return me.hasPassword && error instanceof CallError && error.code === 'sign in again' ? null : error
}
