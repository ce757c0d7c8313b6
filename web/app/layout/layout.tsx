import {
  Suspense,
  lazy,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
  Component,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { isKitchenInUse, onKitchenChange } from '../../features/kitchen-bar/in-use.ts'
import { useConnection } from '../../lib/connection.ts'
import { hasKeptWork, subscribeKeptWork } from '../../lib/kept-work.ts'
import { useUnsentWork } from '../../lib/unsent-work.ts'
import { pageTitle } from '../../lib/tab-title.ts'
import { useSession } from '../session.tsx'
import { provideLogoutQuestion } from '../use-logout.ts'
import { Footer } from './footer.tsx'
import { Header, type MemberParts } from './header.tsx'
import { SessionAlert } from './session-alert.tsx'

interface LayoutProps extends MemberParts {
  /** The dishes that are being cooked; loaded when there are any. */
  kitchenBar?: ReactNode
  /** The links at the bottom of a phone, for members. */
  phoneBar?: ReactNode
  /** Shown while there is no connection, and while changes wait to be sent. */
  offlineNote?: ReactNode
  /** While the session could not be checked: the page, or a notice for one without stored data. */
  needsConnection?: ReactNode
}

/** The frame around every page. */
export function Layout({ kitchenBar, phoneBar, offlineNote, needsConnection, ...memberParts }: LayoutProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { status, isStored } = useSession()
  const { isOffline } = useConnection()
  const { waiting, refused } = useUnsentWork()
  const cooks = useSyncExternalStore(onKitchenChange, isKitchenInUse, () => false)
  const keepsWork = useSyncExternalStore(subscribeKeptWork, hasKeptWork, () => false)
  const main = useRef<HTMLElement>(null)
  useSearchKey(main)
  return (
    <div className="flex min-h-dvh flex-col pb-(--bars)">
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
      <Header {...memberParts} />
      <main id="content" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.25rem)] flex-1">
        {status === 'signedIn' && (isOffline || waiting + refused.length > 0) && (
          <Suspense>{offlineNote}</Suspense>
        )}
        <SessionAlert />
        {keepsWork && (
          <Suspense>
            <KeptWork />
          </Suspense>
        )}
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<div aria-busy="true" />}>{isStored ? needsConnection : <Outlet />}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <CookieBanner />
      {/* One stack at the bottom of the window, so that none covers the other. */}
      <div className="bottom-bars">
        {cooks && <Suspense>{kitchenBar}</Suspense>}
        {status !== 'signedOut' && <Suspense>{phoneBar}</Suspense>}
      </div>
      <RouteAnnouncer main={main} />
      <LogoutDialog />
    </div>
  )
}

const LogoutQuestion = lazy(() => import('../../features/offline/logout-question.tsx'))

const KeptWork = lazy(() => import('../../features/offline/kept-work.tsx'))

/** Asks before a logout that would delete unsent work; loaded when it is first needed. */
function LogoutDialog() {
  const [asked, setAsked] = useState<{ open: boolean; confirmed: () => void } | null>(null)
  useEffect(() => {
    provideLogoutQuestion((confirmed) => setAsked({ open: true, confirmed }))
    return () => provideLogoutQuestion(null)
  }, [])
  const close = () => setAsked((before) => before && { ...before, open: false })
  return (
    asked && (
      <Suspense>
        <LogoutQuestion
          open={asked.open}
          onClose={close}
          onConfirm={() => {
            close()
            asked.confirmed()
          }}
        />
      </Suspense>
    )
  )
}

const noChanges = () => () => undefined
const hasAgreed = () => localStorage.getItem('cookie_consent') === 'yes'

/** Shown at the bottom until the user agrees, once per browser. */
function CookieBanner() {
  const { t } = useTranslation('shell')
  // Not in the server's markup, because the server does not know who agreed.
  const hasAgreedBefore = useSyncExternalStore(noChanges, hasAgreed, () => true)
  const [agreed, setAgreed] = useState(false)
  const notice = useRef<HTMLElement>(null)
  const isShown = !agreed && !hasAgreedBefore
  useEffect(() => {
    const element = notice.current
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return
    // What stays at the bottom, such as the composer of the chat, stands above the notice.
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--cookie-notice', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--cookie-notice')
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <section
      ref={notice}
      aria-label={t('cookiesName')}
      data-screen-only
      className="cookie-notice pointer-events-none sticky bottom-(--bars) z-20 flex justify-center p-3 sm:p-5"
    >
      <div className="pointer-events-auto flex max-w-3xl flex-wrap items-center justify-end gap-x-6 gap-y-3 rounded-3xl border border-line bg-card px-5 py-4 shadow-lift">
        <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">{t('cookies')}</p>
        <Button
          onClick={() => {
            localStorage.setItem('cookie_consent', 'yes')
            setAgreed(true)
          }}
        >
          {t('agree')}
        </Button>
      </div>
    </section>
  )
}

/**
 * Does what a full page load would: after a change of path it scrolls to the top, focuses the new page and announces
 * its title. Back and forward use the browser's scroll position.
 */
function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash, state } = useLocation()
  const comesToSearch = state?.search === true
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    // The search field focuses itself.
    if (!comesToSearch) main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, comesToSearch, main])

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(pageTitle()))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** Ctrl K or ⌘ K focuses the page's search field, or opens Discover for users on a page without one. */
function useSearchKey(main: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const language = useLanguage()
  const isSignedIn = useSession().status === 'signedIn'
  useEffect(() => {
    function goToSearch(event: KeyboardEvent) {
      const isSearchKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSearchKey || event.key.toLowerCase() !== 'k') return
      // Behind a dialog the page is inert.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const field = main.current?.querySelector<HTMLInputElement>(
        'input[type=search], input[inputmode=search]',
      )
      if (!field && !isSignedIn) return
      event.preventDefault()
      if (field) {
        field.focus()
        field.select()
      } else void navigate(paths.discover(language), { state: { search: true } })
    }
    document.addEventListener('keydown', goToSearch)
    return () => document.removeEventListener('keydown', goToSearch)
  }, [main, navigate, language, isSignedIn])
}

interface ErrorBoundaryProps {
  /** A change (another page) resets the error. */
  resetKey: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  resetKey: string
}

/** Catches errors of a page, so that the layout stays usable. A class, because React has no hook for this. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('brokenTitle')} width="text" intro={t('brokenText')}>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </Page>
  )
}
