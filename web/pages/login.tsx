import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useSearchParams } from 'react-router'
import { providers } from '#shared/constants/providers.ts'
import { paths, patterns } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { LoginForm, loginErrorKey } from '../features/account/login-form.tsx'
import { signedUpEmail, verifiedEmail } from '../features/account/after-login.ts'
import { ProviderButtons } from '../features/account/provider-buttons.tsx'
import { useLanguage } from '../i18n/language.ts'
import { readReturnTo } from '../lib/return-to.ts'
import { Alert } from '../ui/alert.tsx'

export default function Login() {
  const { t } = useTranslation(['account', 'words'])
  const language = useLanguage()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const error = loginErrorKey(query.get('error'))
  const signedUp = signedUpEmail(state)
  const [search] = useState(requestedSearch)
  return (
    <AccountFrame
      title={t('words:logIn')}
      intro={t('loginIntro')}
      after={
        <p className="flex flex-wrap gap-x-8">
          <AccountLink to={paths.requestReset(language)}>{t('forgotPassword')}</AccountLink>
          <AccountLink to={paths.requestInvite(language)}>{t('requestInvite')}</AccountLink>
        </p>
      }
    >
      {search && !error && signedUp === null && <Alert>{t('loginToSearch', { search })}</Alert>}
      {error && <Alert tone="error">{t(error)}</Alert>}
      {signedUp !== null && !error && (
        <Alert tone="success">
          <strong className="font-semibold">{t('checkEmail')}</strong>
          <br />
          {t('checkEmailLogin')}
        </Alert>
      )}
      <LoginForm knownEmail={signedUp ?? verifiedEmail(state) ?? ''} />
      <ProviderButtons order={providers} />
    </AccountFrame>
  )
}

/** The search that a visitor has sent before being redirected here, or null. */
function requestedSearch(): string | null {
  const requested = readReturnTo()
  if (requested === null) return null
  const { pathname, searchParams } = new URL(requested, location.origin)
  return matchPath(patterns.discover, pathname) ? searchParams.get('search')?.trim() || null : null
}
