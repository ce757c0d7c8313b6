import { CalendarCheck, Download, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { MyRecipes } from '../features/my-recipes/my-recipes.tsx'
import { RecipeListSkeleton } from '../features/my-recipes/recipe-list.tsx'
import { fromMyRecipes } from '../features/recipes/use-my-recipes-url.ts'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { useGroupSharing } from '../features/forum/group-sharing.tsx'

export default function MyRecipesPage() {
  const { t } = useTranslation(['recipes', 'words'])
  const { status } = useSession()
  const sharing = useGroupSharing()
  return (
    <Page title={t('words:myRecipes')} heading={null} className="max-sm:pt-3">
      {status !== 'signedOut' && (
        // On a phone the navigation right above says the name, and the one action stands beside the search.
        <div className="flex-wrap items-center justify-between gap-2 max-sm:absolute max-sm:right-5 sm:mb-8 sm:flex">
          <h1 className="min-w-0 text-title max-lg:sr-only">{t('words:myRecipes')}</h1>
          {status === 'signedIn' && <Actions />}
        </div>
      )}
      {status === 'loading' && (
        <div aria-busy="true">
          <RecipeListSkeleton view="table" />
        </div>
      )}
      {status === 'signedOut' && (
        <LogInToSee title={t('words:myRecipes')} logIn={t('words:logIn')}>
          {t('signedOutText')}
        </LogInToSee>
      )}
      {status === 'signedIn' && (
        <ModerationProviders>
          <MyRecipes sharing={sharing} />
        </ModerationProviders>
      )}
    </Page>
  )
}

/** Ways to more recipes and to what has been cooked; on a phone only the first, as an icon. */
function Actions() {
  const { t } = useTranslation(['recipes', 'recipeEditor', 'recipeImport', 'cookingLog'])
  const language = useLanguage()
  const icon = 'size-5 shrink-0'
  const actions = [
    {
      label: t('recipeEditor:write'),
      to: paths.writeRecipe(language),
      state: fromMyRecipes,
      icon: <Plus className={icon} />,
    },
    // The others are in the navigation of a phone, and in the editor.
    {
      label: t('recipeImport:toImport'),
      to: paths.importRecipes(language),
      icon: <Download className={icon} />,
    },
    {
      label: t('cookingLog:diary'),
      to: paths.myCooked(language),
      icon: <CalendarCheck className={icon} />,
    },
  ]
  return (
    <div className="flex flex-wrap gap-1">
      {actions.map(({ label, ...link }, index) => (
        <LinkButton
          key={link.to}
          {...link}
          title={label}
          variant={index === 0 ? 'primary' : 'quiet'}
          className={index === 0 ? 'max-sm:size-11 max-sm:p-0!' : 'px-4 text-ink-soft max-sm:hidden'}
        >
          <span className="max-sm:sr-only">{label}</span>
        </LinkButton>
      ))}
    </div>
  )
}
