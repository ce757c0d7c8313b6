import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useSession } from '../app/session.tsx'
import { ArchiveUpload } from '../features/recipe-import/archive-upload.tsx'
import { AddressList } from '../features/recipe-import/address-list.tsx'
import { Bookmark } from '../features/recipe-import/bookmark.tsx'
import { fromPage } from '../features/recipe-import/page-messages.ts'
import { ReceivedPage } from '../features/recipe-import/received-page.tsx'
import { useLanguage } from '../i18n/language.ts'
import { rememberReturnTo } from '../lib/return-to.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'

/** Recipes from other programs and from pages on the web. */
export default function ImportRecipes() {
  const { t } = useTranslation(['recipeImport', 'recipeEditor', 'words'])
  const { status } = useSession()
  const language = useLanguage()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const here = paths.importRecipes(language)
  return (
    <Page
      title={t('title')}
      heading={status === 'signedOut' ? null : undefined}
      intro={t('intro')}
      actions={
        status === 'signedIn' && (
          <LinkButton to={paths.writeRecipe(language)} variant="secondary" className="max-sm:hidden">
            {t('recipeEditor:write')}
          </LinkButton>
        )
      }
    >
      {status === 'loading' && <SkeletonText lines={5} />}
      {status === 'signedOut' && (
        <EmptyState
          title={t('title')}
          heading="h1"
          action={
            <LinkButton to={paths.login(language)} onClick={() => rememberReturnTo(here)}>
              {t('words:logIn')}
            </LinkButton>
          }
        >
          {t('signedOut')}
        </EmptyState>
      )}
      {status === 'signedIn' && (
        <>
          {hash === fromPage && <ReceivedPage onIgnore={() => navigate(here, { replace: true })} />}
          <AddressList />
          <ArchiveUpload />
          <Bookmark />
        </>
      )}
    </Page>
  )
}
