import { useTranslation } from 'react-i18next'
import { useSession } from '../app/session.tsx'
import { CaseList } from '../features/moderation/case-list.tsx'
import { ModerationLog } from '../features/moderation/moderation-log.tsx'
import { SuspensionList } from '../features/moderation/suspension-list.tsx'
import { Page } from '../ui/page.tsx'

/** Open cases, suspended members and the log, for admins and owners of groups. */
export default function Moderation() {
  const { t } = useTranslation('moderation')
  const { me } = useSession()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div className="grid max-w-4xl gap-14">
        <CaseList isAdmin={me?.isAdmin ?? false} />
        <SuspensionList />
        <ModerationLog />
      </div>
    </Page>
  )
}
