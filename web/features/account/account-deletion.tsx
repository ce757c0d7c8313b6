import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/errors.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDeleteAccount } from './account-queries.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useNeedsCode } from './second-factor-queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** Leaving for good, after a question that asks for the password and, where one is on, the second factor. */
export function AccountDeletion({ me, onDeleted }: { me: Me; onDeleted: () => void }) {
  const { t } = useTranslation(['settings', 'ui'])
  const errorMessage = useErrorMessage()
  const deletion = useDeleteAccount()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const needsCode = useNeedsCode()
  const field = useRef<HTMLInputElement>(null)
  const form = useId()

  function close() {
    if (deletion.isPending) return
    setAsking(false)
    setPassword('')
    setCode('')
    deletion.reset()
  }

  const incomplete = (me.hasPassword && password === '') || (needsCode && code.trim() === '')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (deletion.isPending || incomplete) return
    const credentials = { password: me.hasPassword ? password : null, ...(needsCode && { code }) }
    deletion.mutate(credentials, { onSuccess: onDeleted })
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('deleteTitle')}</h3>
      <p className="text-ink-soft">{t('deleteText')}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        size="small"
        title={t('deleteQuestion')}
        description={t('deleteWarning')}
        initialFocus={field}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('ui:cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="danger"
              busy={deletion.isPending}
              disabled={incomplete}
            >
              {t('deleteAccount')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} className="grid gap-5">
          <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
          {deletion.isError && (
            <Alert tone="error">{errorMessage(deletion.error, { failed: t('deleteFailed') })}</Alert>
          )}
          <SignInAgain error={deletion.error} anchor="data" />
          {me.hasPassword && (
            <PasswordField
              ref={field}
              label={t('currentPassword')}
              name="current-password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          {needsCode && <CodeField value={code} onChange={setCode} />}
        </form>
      </Dialog>
    </div>
  )
}
