import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Queries } from '../queries.tsx'
import { Binder } from '../recipes/binder.tsx'
import { RecipeListSkeleton } from '../recipes/recipe-list.tsx'
import { fromBinder } from '../recipes/use-binder-place.ts'
import { rememberReturnTo } from '../return-to.ts'
import { useSession } from '../session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { CareSlots } from './care/slots.tsx'
import { GroupSharing } from './group/group-sharing.tsx'

export default function MyRecipes() {
  const { t } = useTranslation(['recipes', 'recipeEditor'])
  const { status } = useSession()
  const language = useLanguage()
  return (
    <Page
      title={t('myRecipes')}
      heading={status === 'signedOut' ? null : undefined}
      actions={
        status === 'signedIn' && (
          <>
            <LinkButton to={paths.writeRecipe(language)} state={fromBinder}>
              {t('recipeEditor:write')}
            </LinkButton>
            <LinkButton to={paths.chat(language)} look="secondary">
              {t('toChef')}
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
            <LinkButton
              to={paths.login(language)}
              onClick={() => rememberReturnTo(paths.myRecipes(language))}
            >
              {t('logIn')}
            </LinkButton>
          }
        >
          {t('signedOutText')}
        </EmptyState>
      )}
      {status === 'signedIn' && (
        <Queries>
          <GroupSharing>
            <CareSlots>
              <Binder />
            </CareSlots>
          </GroupSharing>
        </Queries>
      )}
    </Page>
  )
}
