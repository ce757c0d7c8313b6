import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession } from '../app/session.tsx'
import { useGroupSharing } from '../features/forum/group-sharing.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { startCooking } from '../features/recipes/cook/start-cooking.ts'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { CalendarPanel } from '../features/week-plan/calendar-panel.tsx'
import { PlanProvider } from '../features/week-plan/plan-provider.tsx'
import { WeekPlan } from '../features/week-plan/week-plan.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'

/** The week plan of the user's household. */
export default function Plan() {
  const { t } = useTranslation(['plan', 'words'])
  const { status, me } = useSession()
  return (
    <Page title={t('title')} heading={status === 'signedOut' ? null : undefined} isNamedAbove>
      {status === 'loading' && <SkeletonText lines={6} />}
      {status === 'signedOut' && (
        <LogInToSee title={t('title')} logIn={t('words:logIn')}>
          {t('signedOut')}
        </LogInToSee>
      )}
      {me && <OwnPlan userId={me.id} />}
    </Page>
  )
}

function OwnPlan({ userId }: { userId: string }) {
  const sharing = useGroupSharing()
  const [search, setSearch] = useSearchParams()
  return (
    <ModerationProviders>
      <PlanProvider userId={userId} loading={<SkeletonText lines={8} />}>
        <WeekPlan
          onOpenRecipe={(recipe) => setSearch({ recipe }, { preventScrollReset: true })}
          onCook={(recipe, amounts) =>
            setSearch({ recipe }, { state: startCooking(recipe, amounts), preventScrollReset: true })
          }
        />
        <CalendarPanel />
        <OpenRecipe
          id={search.get('recipe')}
          onClose={() => setSearch({}, { preventScrollReset: true })}
          sharing={sharing}
        />
      </PlanProvider>
    </ModerationProviders>
  )
}
