import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { InviteEntry } from '../features/invites/invite-entry.tsx'
import { refusedCode } from '../features/invites/refused-code.ts'
import { EmptyChair } from '../features/landing/feature-drawings.tsx'

/** Explains why an invitation is not valid. The code can be corrected, and another one asked for. */
function InviteProblem({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  const { state, key } = useLocation()
  return (
    <Page title={title} heading={null} width="text">
      <div className="grid justify-items-center gap-5 py-10 text-center">
        <EmptyChair className="w-36" />
        <h1 className="text-title">{title}</h1>
        {/* Said again when another code is refused as well. */}
        <p key={key} role="status" className="max-w-md text-lg text-ink-soft">
          {children}
        </p>
        <div className="w-full max-w-md text-left">
          <InviteEntry refused={refusedCode(state)} />
        </div>
        <Button variant="quiet" onClick={() => navigate(paths.home(language))}>
          {t('goBack')}
        </Button>
      </div>
    </Page>
  )
}

export function InviteUsed() {
  const { t } = useTranslation('landing')
  return <InviteProblem title={t('usedTitle')}>{t('usedText')}</InviteProblem>
}

export function InviteInvalid() {
  const { t } = useTranslation('landing')
  return <InviteProblem title={t('invalidTitle')}>{t('invalidText')}</InviteProblem>
}
