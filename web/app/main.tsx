import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { showLanguage, loadAllTexts } from '../i18n/i18n.ts'
import { firstLanguage } from '../i18n/language.ts'
import { App, pageAt, preloadLayout } from './routes.tsx'
import { hasSessionMark, SessionProvider } from './session.tsx'
import '../styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

/**
 * Texts and the page's code load first: the server's markup stays until the app can render the same, without a
 * placeholder in between. Not awaited at the top level: the pages' files import this one, which would wait for them.
 */
async function start(container: HTMLElement) {
  const language = firstLanguage(location)
  const isSignedIn = hasSessionMark()
  const page = pageAt(location.pathname, isSignedIn)
  await Promise.all([
    preloadLayout(isSignedIn),
    // A document from the stored shell has no settings.
    isSignedIn && !document.getElementById('settings') ? provideStoredSettings() : null,
    page ? loadAllTexts(language) : showLanguage(language),
    // A failed preload is repeated when the page renders, where an error is shown.
    page?.preload().catch(() => undefined),
  ])
  const app = (
    <StrictMode>
      <BrowserRouter>
        <SessionProvider>
          <App />
        </SessionProvider>
      </BrowserRouter>
    </StrictMode>
  )
  // Only the landing page is complete; the others have no more than a header.
  const isComplete = page === null && container.querySelector('main') !== null && !comesFromRedirect()
  // As a transition it is rendered in short tasks, between which the browser answers taps on what it shows already.
  startTransition(() => {
    if (isComplete) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}

/** The operator's settings as this device has them. */
async function provideStoredSettings() {
  try {
    const offline = await import('../features/offline/stored-session.ts')
    await offline.provideStoredSettings()
  } catch (error) {
    console.warn('reading the stored settings failed', error)
  }
}

/** A guard's redirect leaves a message for the page, also after a reload, which the server does not know of. */
function comesFromRedirect(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null
}

void start(root)
