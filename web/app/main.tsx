import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { showLanguage, loadAllTexts } from '../i18n/i18n.ts'
import { firstLanguage } from '../i18n/language.ts'
import { App, pageAt } from './routes.tsx'
import { hasSessionMark, SessionProvider } from './session.tsx'
import '../styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

// Texts and the page's code load first: the server's markup stays until the app can render the same, without a
// placeholder in between.
const language = firstLanguage(location.pathname)
const page = pageAt(location.pathname, hasSessionMark())
if (page) {
  // A failed preload is repeated when the page renders, where an error is shown.
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
