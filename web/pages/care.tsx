import { useTranslation } from 'react-i18next'
import type { ReportedCase } from '#shared/contract/care.ts'
import { CaseList } from '../care/case-list.tsx'
import { ModerationLog } from '../care/moderation-log.tsx'
import { SilenceList } from '../care/silence-list.tsx'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Queries } from '../queries.tsx'
import { SignedImage } from '../recipes/signed-image.tsx'
import { useSession } from '../session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

const drawPicture = (image: string, alt: string) => (
  <SignedImage
    image={image}
    alt={alt}
    width={320}
    height={240}
    sizes="20rem"
    className="aspect-[4/3] w-full max-w-80 rounded-2xl"
  />
)

const drawPlace = (reported: ReportedCase) => <Place reported={reported} />

/** What members reported, who may not write, and what has been decided: for admins and owners of groups. */
export default function Care() {
  const { t } = useTranslation('care')
  const { me } = useSession()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Queries>
        <div className="grid max-w-4xl gap-14">
          <CaseList isAdmin={me?.isAdmin ?? false} picture={drawPicture} place={drawPlace} />
          <SilenceList />
          <ModerationLog />
        </div>
      </Queries>
    </Page>
  )
}

/** Threads have an address of their own; what hangs on a recipe is told whole on its card. */
function Place({ reported: { group, threadId } }: { reported: ReportedCase }) {
  const { t } = useTranslation('care')
  const language = useLanguage()
  if (!group || threadId === null) return null
  return (
    <LinkButton
      look="quiet"
      size="small"
      className="min-h-11"
      to={paths.thread(language, group.id, threadId)}
    >
      {t('lookAtIt')}
    </LinkButton>
  )
}
