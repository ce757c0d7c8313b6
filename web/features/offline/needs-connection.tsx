import { BookOpen, CalendarDays, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useSession } from '../../app/session.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { opensOffline } from './stored-pages.ts'

const stored = [
  { to: paths.myRecipes, icon: BookOpen, name: 'shell:myRecipes' },
  { to: paths.plan, icon: CalendarDays, name: 'plan:title' },
  { to: paths.shoppingList, icon: ListChecks, name: 'shoppingList:title' },
] as const

/** While the session could not be checked: a page with stored data, or in place of others what is still there. */
export default function NeedsConnection() {
  const { t } = useTranslation(['offline', 'plan', 'shell', 'shoppingList', 'ui'])
  const language = useLanguage()
  const { refresh } = useSession()
  const { pathname, search } = useLocation()
  const [isTrying, setIsTrying] = useState(false)
  if (opensOffline(pathname)) return <Outlet />
  const recipe = new URLSearchParams(search).get('recipe')
  // Links to a recipe lead to Discover; a stored one opens in the binder.
  if (recipe !== null && pathname === paths.discover(language))
    return <Navigate to={paths.myRecipe(language, recipe)} replace />
  const tryAgain = async () => {
    setIsTrying(true)
    await refresh()
    setIsTrying(false)
  }
  return (
    <Page title={t('pageTitle')} heading={null}>
      <EmptyState
        title={t('pageTitle')}
        heading="h1"
        action={
          <div className="grid gap-3">
            <ul className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">
              {stored.map(({ to, icon: Icon, name }) => (
                <li key={name} className="grid">
                  <LinkButton to={to(language)} variant="secondary" icon={Icon}>
                    {t(name)}
                  </LinkButton>
                </li>
              ))}
            </ul>
            <div className="grid sm:justify-center">
              <Button busy={isTrying} onClick={() => void tryAgain()}>
                {t('ui:tryAgain')}
              </Button>
            </div>
          </div>
        }
      >
        {t('pageText')}
      </EmptyState>
    </Page>
  )
}
