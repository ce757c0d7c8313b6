import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession } from '../app/session.tsx'
import { householdQuery } from '../features/household/household-queries.ts'
import { Diary } from '../features/recipes/cooking-log/diary.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'

/** The user's cooking diary. */
export default function MyCooked() {
  const { t } = useTranslation(['cookingLog', 'words'])
  const { status } = useSession()
  return (
    <Page title={t('diary')} heading={status === 'signedOut' ? null : undefined} intro={t('diaryIntro')}>
      {status === 'loading' && <SkeletonText lines={5} />}
      {status === 'signedOut' && (
        <LogInToSee title={t('diary')} logIn={t('words:logIn')}>
          {t('signedOut')}
        </LogInToSee>
      )}
      {status === 'signedIn' && <OwnDiary />}
    </Page>
  )
}

function OwnDiary() {
  const household = useQuery(householdQuery(useLanguage()))
  // Not moved by a day while one reads.
  if (household.isPending) return <SkeletonText lines={5} />
  return <Diary weekStarts={household.data?.weekStarts ?? 1} />
}
