import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { recipePagePattern } from '#shared/pages.ts'
import { showLanguage, showWholeLanguage } from './i18n/i18n.ts'
import { firstLanguage } from './i18n/language.ts'
import { App, PublicRecipe } from './routes.tsx'
import { SessionProvider } from './session.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root to draw into')

// The texts come first: what the server drew stays until the app can draw the same.
const language = firstLanguage(location.pathname)
if (recipePagePattern.test(location.pathname)) {
  await Promise.all([showWholeLanguage(language), PublicRecipe.bring()])
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
