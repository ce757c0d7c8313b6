import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { GroupNews } from '../features/forum/group-news.tsx'
import { CreateGroup } from '../features/groups/create-group.tsx'
import { GroupInvitations } from '../features/groups/group-invitations.tsx'
import { GroupList } from '../features/groups/group-list.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Page } from '../ui/page.tsx'

export default function Groups() {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const language = useLanguage()
  return (
    <Page
      title={t('title')}
      intro={<span className="max-sm:hidden">{t('intro')}</span>}
      actions={<CreateGroup onCreated={({ id }) => void navigate(paths.group(language, id))} />}
    >
      <GroupInvitations />
      <GroupList
        renderNews={(groups) => <GroupNews groups={groups} />}
        after={
          <p className="mt-3">
            <Link
              to={paths.myGroups(language)}
              className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {t('leaveOne')}
            </Link>
          </p>
        }
      />
    </Page>
  )
}
