import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession, type Me } from '../app/session.tsx'
import { EatersSection } from '../features/household/eaters-section.tsx'
import { householdQuery } from '../features/household/household-queries.ts'
import { Invitations } from '../features/household/invitations.tsx'
import { KitchenSection } from '../features/household/kitchen-section.tsx'
import { MembersSection } from '../features/household/members-section.tsx'
import { useFormat } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { Alert } from '../ui/alert.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'

/** Everything that the user's household has stated, and who shares it. */
export default function HouseholdPage() {
  const { t } = useTranslation(['household', 'words'])
  const { status, me } = useSession()
  return (
    <Page title={t('title')} heading={status === 'signedOut' ? null : undefined} intro={t('intro')}>
      {status === 'loading' && <SkeletonText lines={6} />}
      {status === 'signedOut' && (
        <LogInToSee title={t('title')} logIn={t('words:logIn')}>
          {t('signedOut')}
        </LogInToSee>
      )}
      {me && <Sections me={me} />}
    </Page>
  )
}

function Sections({ me }: { me: Me }) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const household = useQuery(householdQuery(useLanguage()))
  if (household.isPending) return <SkeletonText lines={6} />
  if (!household.data) return <LoadError query={household}>{t('failed')}</LoadError>
  const ownRemoval = household.data.members.find(({ isMe }) => isMe)?.removal
  return (
    <>
      {ownRemoval && (
        <Alert tone="warning" className="mb-8">
          {t('yourRemoval', { date: format.dateTime(ownRemoval.at) })}
        </Alert>
      )}
      <Invitations household={household.data} />
      <EatersSection household={household.data} ownName={me.name?.trim() ?? ''} />
      <KitchenSection household={household.data} />
      <MembersSection household={household.data} />
    </>
  )
}
