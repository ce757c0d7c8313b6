import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { providerNames, type Provider } from '#shared/constants/providers.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { leaveTo } from '../../lib/leave-page.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useLinkProvider, useUnlinkProvider } from './provider-queries.ts'
import { useNeedsCode } from './second-factor-queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

export interface ProviderAction {
  action: 'link' | 'unlink'
  provider: Provider
}

interface ProviderDialogProps extends ProviderAction {
  me: Me
  onClose: () => void
  onUnlinked: (provider: Provider) => void
}

/** Asks before a way into the account is added or taken away, and for the password of who has one. */
export function ProviderDialog({ action, provider, me, onClose, onUnlinked }: ProviderDialogProps) {
  const { t } = useTranslation(['providers', 'settings', 'ui'])
  const errorMessage = useErrorMessage()
  const link = useLinkProvider()
  const unlink = useUnlinkProvider()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const isLink = action === 'link'
  // The provider will not ask for our code, so it is asked for before.
  const needsCode = useNeedsCode()
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const name = { provider: providerNames[provider] }
  const doing = isLink ? link : unlink
  // Once the address is known the browser is on its way, and the dialog waits for that.
  const busy = doing.isPending || link.isSuccess

  const incomplete = (me.hasPassword && password === '') || (needsCode && code.trim() === '')

  function close() {
    if (!busy) onClose()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy || incomplete) return
    const credentials = { provider, password: me.hasPassword ? password : null, ...(needsCode && { code }) }
    if (isLink) link.mutate(credentials, { onSuccess: ({ url }) => leaveTo(url) })
    else unlink.mutate(credentials, { onSuccess: () => onUnlinked(provider) })
  }

  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title={isLink ? t('linkQuestion', name) : t('unlinkQuestion', name)}
      description={isLink ? t('linkText', name) : t('unlinkText', name)}
      initialFocus={me.hasPassword ? field : undefined}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('ui:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isLink ? 'primary' : 'danger'}
            busy={busy}
            disabled={incomplete}
          >
            {isLink ? t('link', name) : t('unlink', name)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
        {doing.isError && (
          <Alert tone="error">
            {errorMessage(doing.error, {
              failed: isLink ? t('linkFailed') : t('unlinkFailed'),
              network: t('settings:network'),
            })}
          </Alert>
        )}
        <SignInAgain error={doing.error} anchor="providers" />
        {me.hasPassword && (
          <PasswordField
            ref={field}
            label={t('settings:currentPassword')}
            name="current-password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {needsCode && <CodeField value={code} onChange={setCode} />}
      </form>
    </Dialog>
  )
}
