import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { MyRecipes } from '../features/my-recipes/my-recipes.tsx'
import { RecipeListSkeleton } from '../features/my-recipes/recipe-list.tsx'
import { fromMyRecipes } from '../features/recipes/use-my-recipes-url.ts'
import { rememberReturnTo } from '../lib/return-to.ts'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { useGroupSharing } from '../features/forum/group-sharing.tsx'

export default function MyRecipesPage() {
  const { t } = useTranslation(['recipes', 'recipeEditor', 'cookingLog'])
  const { status } = useSession()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const sharing = useGroupSharing()
  return (
    <Page
      title={t('myRecipes')}
      heading={status === 'signedOut' ? null : undefined}
      actions={
        status === 'signedIn' && (
          <>
            <LinkButton to={paths.writeRecipe(language)} state={fromMyRecipes}>
              {t('recipeEditor:write')}
            </LinkButton>
            <LinkButton to={paths.chat(language)} variant="secondary">
              {t('toChef')}
            </LinkButton>
            <LinkButton to={paths.myCooked(language)} variant="secondary">
              {t('cookingLog:diary')}
            </LinkButton>
          </>
        )
      }
    >
      {status === 'loading' && (
        <div aria-busy="true">
          <RecipeListSkeleton view="table" />
        </div>
      )}
      {status === 'signedOut' && (
        <EmptyState
          title={t('myRecipes')}
          heading="h1"
          action={
            <LinkButton to={paths.login(language)} onClick={() => rememberReturnTo(pathname + search)}>
              {t('logIn')}
            </LinkButton>
          }
        >
          {t('signedOutText')}
        </EmptyState>
      )}
      {status === 'signedIn' && (
        <ModerationProviders>
          <MyRecipes sharing={sharing} />
        </ModerationProviders>
      )}
    </Page>
  )
}
