import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes, StaticRouter } from 'react-router'
import type { Language } from '#shared/constants/languages.ts'
import { paths, patterns } from '#shared/paths.ts'
import type { RenderLandingPage } from '#shared/public-page.ts'
import { initialOptions } from '../i18n/i18n.ts'
import de from '../i18n/de/initial.ts'
import en from '../i18n/en/initial.ts'
import es from '../i18n/es/initial.ts'
import fr from '../i18n/fr/initial.ts'
import { provideSettings } from '../lib/settings.ts'
import Landing from '../pages/landing.tsx'
import { Layout } from './layout/layout.tsx'
import { LanguageRoute } from './layout/route-guards.tsx'
import { SessionProvider } from './session.tsx'

const catalogs = { en, fr, es, de }

function withTexts(language: Language) {
  const instance = createInstance()
  void instance.init({ ...initialOptions(language, catalogs[language]), initAsync: false })
  return instance
}

/** The same elements as in the route table, so that the browser can take over the markup instead of replacing it. */
export const renderLandingPage: RenderLandingPage = ({ language, settings }) => {
  provideSettings(settings)
  const { title, heroText } = catalogs[language].landing
  const body = renderToString(
    <I18nextProvider i18n={withTexts(language)}>
      <StaticRouter location={paths.home(language)}>
        <SessionProvider>
          <Routes>
            <Route element={<Layout />}>
              <Route path={patterns.home} element={<LanguageRoute />}>
                <Route index element={<Landing />} />
              </Route>
            </Route>
          </Routes>
        </SessionProvider>
      </StaticRouter>
    </I18nextProvider>,
  )
  return { title, description: heroText, body }
}
