import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { updateProfile } from '#shared/contract/account.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { useSession, type Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useUpdateProfile } from './account-queries.ts'
import { EmailStatus } from './email-status.tsx'
import { useFields } from '../../lib/use-form.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { PasswordField } from './password-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Name and e-mail. A new address applies once it is verified; until then the form shows the current one. */
export function ProfileForm({ me }: { me: Me }) {
  const { t } = useTranslation(['settings', 'words'])
  const { refresh } = useSession()
  const errorMessage = useErrorMessage()
  const update = useUpdateProfile()
  const form = useFields(updateProfile, { name: me.name ?? '', email: me.email })
  const { name, email } = form.values
  /** Null until the server requires it. */
  const [password, setPassword] = useState<string | null>(null)
  const needsPassword = password !== null
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (update.isPending) return
    setMessage(null)
    const address = email.trim()
    const isNew = address !== '' && address.toLowerCase() !== me.email.toLowerCase()
    try {
      await update.mutateAsync({
        name: name.trim() === (me.name ?? '') ? null : name.trim() || null,
        email: isNew ? address : null,
        ...(isNew && password && { password }),
      })
    } catch (error) {
      const needsReauth = error instanceof CallError && error.code === 'sign in again'
      if (needsReauth && me.hasPassword && !needsPassword) return setPassword('')
      return setMessage({ tone: 'error', text: errorMessage(error, { failed: t('profileFailed') }) })
    }
    const now = await refresh()
    if (!now) return
    form.set({ name: now.name ?? '', email: now.email })
    setPassword(null)
    setMessage({
      tone: 'success',
      text: isNew ? t('profileSavedEmail', { email: address }) : t('profileSaved'),
    })
  }

  return (
    <div className="grid gap-6">
      <form
        onSubmit={(event) => void submit(event)}
        aria-label={t('profile')}
        noValidate
        className="grid gap-5"
      >
        <TextField label={t('words:name')} autoComplete="name" {...form.field('name')} />
        <TextField
          label={t('words:email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
        {needsPassword && (
          <PasswordField
            ref={focusOnMount}
            label={t('currentPassword')}
            hint={t('emailProof')}
            name="current-password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {message && <Alert tone={message.tone}>{message.text}</Alert>}
        <SignInAgain error={me.hasPassword ? null : update.error} anchor="profile" />
        <Button type="submit" busy={update.isPending} className="justify-self-start">
          {t('words:save')}
        </Button>
      </form>
      <EmailStatus me={me} />
    </div>
  )
}
