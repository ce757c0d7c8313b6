import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { createAccessToken } from '#shared/contract/access-tokens.ts'
import type { Me } from '../../app/session.tsx'
import { useFields } from '../../lib/use-form.ts'
import { whenSettled } from '../../lib/when-settled.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreateAccessToken } from './access-token-queries.ts'
import { ReauthDialog } from './reauth-dialog.tsx'

/** After how many days. */
const expiries = { in30: 30, in90: 90, in366: 366, never: null } as const
type Expiry = keyof typeof expiries

/** Asks what the token is for, then shows it once. Some minutes after the sign-in the server requires the password. */
export function NewAccessToken({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useTranslation(['accessTokens', 'settings', 'ui', 'words'])
  const create = useCreateAccessToken()
  const form = useFields(createAccessToken, { name: '', canWrite: false, expiry: 'in90' as Expiry })
  const { name, canWrite, expiry } = form.values
  const [needsPassword, setNeedsPassword] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Opened by a click: the form takes the place of the button.
  useEffect(() => field.current?.focus(), [])

  function send(password: string | null) {
    void whenSettled(create.mutateAsync({ name, canWrite, days: expiries[expiry], password }), {
      onSuccess: () => setNeedsPassword(false),
      onError: (error) => {
        if (error instanceof CallError && error.code === 'sign in again') setNeedsPassword(true)
      },
    })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!create.isPending && name.trim() !== '') send(null)
  }

  if (create.data) return <Created token={create.data.token} onClose={onClose} />
  // A user with a password is asked for it, which is no error.
  const asksOnly = create.error instanceof CallError && create.error.code === 'sign in again'
  const failed = { failed: t('createFailed'), network: t('words:networkError') }
  return (
    <>
      <form onSubmit={submit} className="grid gap-5 rounded-2xl border border-line p-4 sm:p-5">
        <ErrorAlert error={needsPassword || asksOnly ? null : create.error} texts={failed} />
        <TextField
          ref={field}
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="off"
          {...form.field('name')}
        />
        <div>
          <Switch label={t('canWrite')} {...form.toggle('canWrite')} />
          <p className="text-sm text-ink-soft">{t('canWriteHint')}</p>
        </div>
        <Select
          label={t('expiry')}
          {...form.choice('expiry')}
          options={(Object.keys(expiries) as Expiry[]).map((value) => ({
            value,
            label: t(`expiries.${value}`),
          }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={create.isPending} disabled={name.trim() === ''}>
            {t('create')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
        </div>
      </form>
      <ReauthDialog
        open={needsPassword}
        onClose={() => setNeedsPassword(false)}
        me={me}
        title={t('settings:confirmIt')}
        text={t('confirmText')}
        confirmLabel={t('create')}
        busy={create.isPending}
        error={me.hasPassword && asksOnly ? null : create.error}
        errorTexts={failed}
        anchor="tokens"
        onConfirm={({ password }) => send(password)}
      />
    </>
  )
}

function Created({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation(['accessTokens', 'words'])
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t('token')}
      className="grid gap-4 rounded-2xl border border-dashed border-line-strong p-4 outline-none sm:p-5"
    >
      <Alert tone="success">{t('once')}</Alert>
      <CopyField label={t('token')} value={token} />
      <CopyField label={t('address')} value={`${location.origin}/mcp`} />
      <Button className="justify-self-start" onClick={onClose}>
        {t('words:done')}
      </Button>
    </div>
  )
}
