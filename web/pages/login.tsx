import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useLocation, useSearchParams } from 'react-router'
import { providers } from '#shared/constants/providers.ts'
import { AccountFrame } from '../features/account/account-frame.tsx'
import { loginErrorKey } from '../features/account/login-errors.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import { signedUpEmail } from '../features/account/login-state.ts'
import { ProviderButtons } from '../features/account/provider-buttons.tsx'
import { useLanguage } from '../i18n/language.ts'
import { paths, patterns } from '../lib/paths.ts'
import { readReturnTo } from '../lib/return-to.ts'
import { Alert } from '../ui/alert.tsx'

const link =
  'inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:text-brand-deep'

export default function Login() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const error = loginErrorKey(query.get('error'))
  const newcomer = signedUpEmail(state)
  const [search] = useState(wantedSearch)
  return (
    <AccountFrame
      title={t('logIn')}
      intro={t('loginIntro')}
      after={
        <p className="flex flex-wrap gap-x-8">
          <Link to={paths.requestReset(language)} className={link}>
            {t('forgotPassword')}
          </Link>
          <Link to={paths.requestInvite(language)} className={link}>
            {t('requestInvite')}
          </Link>
        </p>
      }
    >
      {search && !error && newcomer === null && <Alert>{t('loginToSearch', { search })}</Alert>}
      {error && <Alert tone="error">{t(error)}</Alert>}
      {newcomer !== null && !error && (
        <Alert tone="success">
          <strong className="font-semibold">{t('checkEmail')}</strong>
          <br />
          {t('checkEmailLogin')}
        </Alert>
      )}
      <LoginForm knownEmail={newcomer ?? ''} />
      <ProviderButtons order={providers} />
    </AccountFrame>
  )
}

/** What a visitor searched for before they were led here; null for those who come from elsewhere. */
function wantedSearch(): string | null {
  const wanted = readReturnTo()
  if (wanted === null) return null
  const { pathname, searchParams } = new URL(wanted, location.origin)
  return matchPath(patterns.discover, pathname) ? searchParams.get('search')?.trim() || null : null
}
