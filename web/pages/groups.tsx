import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { CreateGroup } from '../features/groups/create-group.tsx'
import { GroupInvitations } from '../features/groups/group-invitations.tsx'
import { GroupList } from '../features/groups/group-list.tsx'
import { useLanguage } from '../i18n/language.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export default function Groups() {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const language = useLanguage()
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <CreateGroup onCreated={({ id }) => void navigate(paths.group(language, id))} />
          <LinkButton to={paths.myGroups(language)} variant="secondary">
            {t('myGroups')}
          </LinkButton>
        </>
      }
    >
      <GroupInvitations />
      <GroupList />
    </Page>
  )
}
