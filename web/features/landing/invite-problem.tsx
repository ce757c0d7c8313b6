import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyChair } from './feature-drawings.tsx'

/** Explains why an invitation is not valid, with a link to the home page. */
export function InviteProblem({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  return (
    <Page title={title} heading={null} width="text">
      <div className="grid justify-items-center gap-5 py-10 text-center">
        <EmptyChair className="w-36" />
        <h1 className="text-title">{title}</h1>
        <p className="max-w-md text-lg text-ink-soft">{children}</p>
        <Button onClick={() => navigate(paths.home(language))}>{t('goBack')}</Button>
      </div>
    </Page>
  )
}
