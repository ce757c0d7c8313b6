import { BookOpen, CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useSession } from '../../app/session.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'

/** Instead of a page without stored data, while the session could not be checked. */
export default function NeedsConnection() {
  const { t } = useTranslation(['offline', 'plan', 'shell'])
  const language = useLanguage()
  const { refresh } = useSession()
  const { pathname, search } = useLocation()
  const [isTrying, setIsTrying] = useState(false)
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
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton
              to={paths.myRecipes(language)}
              icon={<BookOpen aria-hidden="true" className="size-5" />}
            >
              {t('shell:myRecipes')}
            </LinkButton>
            <LinkButton
              to={paths.plan(language)}
              variant="secondary"
              icon={<CalendarDays aria-hidden="true" className="size-5" />}
            >
              {t('plan:title')}
            </LinkButton>
            <Button variant="secondary" busy={isTrying} onClick={() => void tryAgain()}>
              {t('tryAgain')}
            </Button>
          </div>
        }
      >
        {t('pageText')}
      </EmptyState>
    </Page>
  )
}
