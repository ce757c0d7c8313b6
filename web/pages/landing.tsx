import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../i18n/language.ts'
import { InviteEntry } from '../features/invites/invite-entry.tsx'
import { paths } from '../lib/paths.ts'
import { rememberReturnTo } from '../lib/return-to.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { ExampleChat } from '../features/landing/example-chat.tsx'
import { EmptyChair } from '../features/landing/feature-drawings.tsx'
import { Features } from '../features/landing/features.tsx'
import { HeroPicture } from '../features/landing/hero-picture.tsx'
import { SearchBox } from '../features/landing/search-box.tsx'
import { useIdle } from '../features/landing/use-idle.ts'

const Showcase = lazy(() => import('../features/landing/showcase.tsx'))

/** The start page for visitors: the way in by invitation, and what waits inside. */
export default function Landing() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  const isIdle = useIdle()

  function search(text: string) {
    rememberReturnTo(paths.discover(language, text))
    navigate(paths.login(language))
  }

  return (
    <Page title={t('title')} width="full">
      <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-4 px-5 pt-8 pb-14 sm:px-8 lg:grid-cols-[1.08fr_1fr] lg:pt-10 lg:pb-20">
        <div className="max-w-2xl">
          <h1 className="text-hero">{t('heroTitle')}</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">{t('heroText')}</p>
          <div className="mt-9 max-w-xl">
            <InviteEntry />
          </div>
        </div>
        <div className="mx-auto w-full max-w-md lg:-mr-4 lg:max-w-none">
          <HeroPicture label={t('heroPicture')} />
        </div>
      </section>

      <section className="border-y border-line bg-card">
        <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-5 px-5 py-10 sm:px-8 lg:grid-cols-[auto_1fr] lg:py-12">
          <h2 className="text-heading">{t('searchTitle')}</h2>
          <SearchBox onSearch={search} />
        </div>
      </section>

      <Features />
      <ExampleChat />
      <Suspense>{isIdle && <Showcase />}</Suspense>

      <section className="mx-auto grid max-w-text justify-items-center gap-5 px-5 py-20 text-center sm:px-8 lg:py-28">
        <EmptyChair className="w-28" />
        <h2 className="text-title">{t('closingTitle')}</h2>
        <p className="text-lg text-ink-soft">{t('closingText')}</p>
        <LinkButton to={paths.requestInvite(language)} variant="secondary" size="large">
          {t('closingAsk')}
        </LinkButton>
      </section>
    </Page>
  )
}
