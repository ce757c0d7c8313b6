import { useTranslation } from 'react-i18next'
import { Discover } from '../features/discover/discover.tsx'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { useGroupSharing } from '../features/forum/group-sharing.tsx'

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  const sharing = useGroupSharing()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ModerationProviders>
        <Discover sharing={sharing} />
      </ModerationProviders>
    </Page>
  )
}
