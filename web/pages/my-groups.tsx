import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { CreateGroup } from '../features/groups/create-group.tsx'
import { GroupInvitations } from '../features/groups/group-invitations.tsx'
import { MyGroupCards } from '../features/groups/my-group-cards.tsx'
import { useLanguage } from '../i18n/language.ts'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'

/** The simple groups page: create, join and leave. */
export default function MyGroups() {
  const { t } = useTranslation(['groups', 'words'])
  const { status } = useSession()
  const language = useLanguage()
  if (status === 'signedOut') {
    return (
      <Page title={t('myGroups')} heading={null}>
        <LogInToSee title={t('myGroups')} logIn={t('words:logIn')}>
          {t('signedOutText')}
        </LogInToSee>
      </Page>
    )
  }
  if (status === 'loading') {
    return (
      <Page title={t('myGroups')} width="text">
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      </Page>
    )
  }
  return (
    <Page
      title={t('myGroups')}
      intro={t('myIntro')}
      actions={
        <>
          <CreateGroup />
          <LinkButton to={paths.groups(language)} variant="secondary">
            {t('allGroups')}
          </LinkButton>
        </>
      }
    >
      <GroupInvitations />
      <MyGroupCards />
    </Page>
  )
}
