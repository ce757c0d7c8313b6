import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { showLanguage } from './i18n/i18n.ts'
import { firstLanguage } from './i18n/language.ts'
import { App } from './routes.tsx'
import { SessionProvider } from './session.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root to draw into')

// The texts come first: what the server drew stays until the app can draw the same.
await showLanguage(firstLanguage(location.pathname))

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SessionProvider>
        <App />
      </SessionProvider>
    </BrowserRouter>
  </StrictMode>,
)
