import { useTranslation } from 'react-i18next'
import { Queries } from '../queries.tsx'
import { Discover } from '../recipes/discover/discover.tsx'
import { Page } from '../ui/page.tsx'
import { CareSlots } from './care/slots.tsx'
import { GroupSharing } from './group/group-sharing.tsx'

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Queries>
        <GroupSharing>
          <CareSlots>
            <Discover />
          </CareSlots>
        </GroupSharing>
      </Queries>
    </Page>
  )
}
