import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths, patterns } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { rememberReturnTo } from '../../lib/return-to.ts'
import { useSession } from '../session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { IconButton, LinkButton } from '../../ui/button.tsx'

/** The location state with which a guard redirects visitors. */
export const loginRequired = { loginRequired: true }

function isLoginRequired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginRequired' in state
}

/** Explains why a page for users is not shown: the session has ended, or there was none. */
export function SessionAlert() {
  const { hasEnded, isCleared } = useSession()
  const { key } = useLocation()
  // Dismissed for one ended session or one refused page only.
  return <DismissibleAlert key={hasEnded || isCleared ? 'ended' : key} />
}

function DismissibleAlert() {
  const { t } = useTranslation(['shell', 'ui'])
  const language = useLanguage()
  const { status, hasEnded, isCleared } = useSession()
  const { pathname, search, hash, state } = useLocation()
  const [isClosed, setClosed] = useState(false)
  const isRefused = isLoginRequired(state)
  const isLoginPage = pathname === paths.login(language) || pathname === patterns.reset
  if (isClosed || status !== 'signedOut' || isLoginPage || !(hasEnded || isCleared || isRefused)) return null
  return (
    <div className="mx-auto max-w-page px-5 pt-5 sm:px-8">
      <Alert
        action={
          <span className="flex items-center gap-1">
            <LinkButton
              to={paths.login(language)}
              variant="secondary"
              size="touch"
              // A guard has already remembered the requested page.
              onClick={() => !isRefused && rememberReturnTo(pathname + search + hash)}
            >
              {t('logIn')}
            </LinkButton>
            <IconButton label={t('ui:close')} icon={X} onClick={() => setClosed(true)} className="-mr-2" />
          </span>
        }
      >
        {t(isCleared ? 'sessionCleared' : hasEnded ? 'sessionEnded' : 'loginNeeded')}
      </Alert>
    </div>
  )
}
