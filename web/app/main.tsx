import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { showLanguage, loadAllTexts } from '../i18n/i18n.ts'
import { firstLanguage } from '../i18n/language.ts'
import { App, pageAt } from './routes.tsx'
import { hasSessionMark, SessionProvider } from './session.tsx'
import '../styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root to draw into')

// The texts and the page's own code come first: what the server drew stays until the app can draw the same, and no
// placeholder is shown on the way.
const language = firstLanguage(location.pathname)
const page = pageAt(location.pathname, hasSessionMark())
if (page) {
  // What cannot be brought is asked for again when it is drawn, where a failure is told.
  await Promise.all([loadAllTexts(language), page.preload().catch(() => undefined)])
} else {
  await showLanguage(language)
}

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SessionProvider>
        <App />
      </SessionProvider>
    </BrowserRouter>
  </StrictMode>,
)
