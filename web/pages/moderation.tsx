import { useTranslation } from 'react-i18next'
import type { ReportedCase } from '#shared/contract/moderation.ts'
import { CaseList } from '../features/moderation/case-list.tsx'
import { ModerationLog } from '../features/moderation/moderation-log.tsx'
import { SuspensionList } from '../features/moderation/suspension-list.tsx'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../lib/paths.ts'
import { QueryProvider } from '../app/query-provider.tsx'
import { SignedImage } from '../lib/signed-image.tsx'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

const renderImage = (image: string, alt: string) => (
  <SignedImage
    image={image}
    alt={alt}
    width={320}
    height={240}
    sizes="20rem"
    className="aspect-[4/3] w-full max-w-80 rounded-2xl"
  />
)

const renderContextLink = (reported: ReportedCase) => <ContextLink reported={reported} />

/** Reports, suspensions and the moderation log, for admins and group owners. */
export default function Moderation() {
  const { t } = useTranslation('moderation')
  const { me } = useSession()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <QueryProvider>
        <div className="grid max-w-4xl gap-14">
          <CaseList isAdmin={me?.isAdmin ?? false} picture={renderImage} contextLink={renderContextLink} />
          <SuspensionList />
          <ModerationLog />
        </div>
      </QueryProvider>
    </Page>
  )
}

/** Threads link to their page; content of a recipe is shown in full on its card. */
function ContextLink({ reported: { group, threadId } }: { reported: ReportedCase }) {
  const { t } = useTranslation('moderation')
  const language = useLanguage()
  if (!group || threadId === null) return null
  return (
    <LinkButton
      variant="quiet"
      size="small"
      className="min-h-11"
      to={paths.thread(language, group.id, threadId)}
    >
      {t('viewInContext')}
    </LinkButton>
  )
}
