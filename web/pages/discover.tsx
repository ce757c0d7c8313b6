import { useTranslation } from 'react-i18next'
import { Discover } from '../features/discover/discover.tsx'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { GroupSharing } from '../features/groups/group-sharing.tsx'

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <GroupSharing>
        <ModerationProviders>
          <Discover />
        </ModerationProviders>
      </GroupSharing>
    </Page>
  )
}
