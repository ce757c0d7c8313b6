import { Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { CookieBanner } from './cookie-banner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionAlert } from './session-alert.tsx'
import { useSearchKey } from './use-search-key.ts'

/** The frame around every page; `bell` shows the notifications. */
export function Layout({ bell }: { bell?: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useSearchKey(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header bell={bell} />
      <main id="content" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.25rem)] flex-1">
        <SessionAlert />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<div aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <CookieBanner />
      <RouteAnnouncer main={main} />
    </div>
  )
}
