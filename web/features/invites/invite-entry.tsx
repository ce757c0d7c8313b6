import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { isErrorCode } from '#shared/contract/errors.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { withRefusedCode } from './refused-code.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Validates a code. Loaded on demand, so that the first load stays small. */
async function checkInvite(code: string): Promise<'ok' | 'used' | 'invalid' | 'network'> {
  try {
    const [{ call }, { validateInvite }] = await Promise.all([
      import('../../lib/api.ts'),
      import('#shared/contract/invites.ts'),
    ])
    await call(validateInvite, { body: { code } })
    return 'ok'
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'network'
    if (reason === 'used') return 'used'
    return isErrorCode(reason) ? 'invalid' : 'network'
  }
}

/**
 * Opens the sign-up with an invite code, or the page that explains why the code is not valid. A refused one can be
 * corrected.
 */
export function InviteEntry({ refused = '' }: { refused?: string }) {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  const [code, setCode] = useState(refused)
  const [checking, setChecking] = useState(false)
  const [unreachable, setUnreachable] = useState(false)

  const field = useRef<HTMLInputElement>(null)
  useEarlyInput(field, setCode)

  async function check(event: SubmitEvent) {
    event.preventDefault()
    const trimmed = code.trim()
    if (!trimmed || checking) return
    setChecking(true)
    setUnreachable(false)
    try {
      const outcome = await checkInvite(trimmed)
      if (outcome === 'network') setUnreachable(true)
      else if (outcome === 'ok') navigate(paths.signup(language, trimmed))
      else navigate(outcome === 'used' ? paths.inviteUsed() : paths.inviteInvalid(), withRefusedCode(trimmed))
    } finally {
      setChecking(false)
    }
  }

  const link =
    'inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:text-brand-deep'
  return (
    <div className="grid gap-3">
      <form onSubmit={check} noValidate className="grid gap-3" aria-label={t('inviteTitle')}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('inviteCode')}
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            fieldClassName="min-w-0 flex-[1_1_13rem]"
            className="min-h-13 font-medium tracking-wider"
          />
          <Button type="submit" size="large" disabled={!code.trim() || checking} className="max-sm:w-full">
            {t('continue')}
          </Button>
        </div>
        {unreachable && <Alert tone="error">{t('inviteUnexpected')}</Alert>}
      </form>
      <p className="flex flex-wrap gap-x-6 text-[0.9375rem]">
        <Link to={paths.login(language)} className={link}>
          {t('logIn')}
        </Link>
        <Link to={paths.requestInvite(language)} className={link}>
          {t('requestInvite')}
        </Link>
      </p>
    </div>
  )
}
