import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import { ThreadView } from '../features/forum/thread-view.tsx'
import { useGroup, GroupNotFound } from '../features/groups/use-group.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'

export default function Thread() {
  const { groupId = '', threadId = '' } = useParams()
  return (
    <ModerationProviders>
      <ThreadOf key={threadId} groupId={groupId} threadId={threadId} />
    </ModerationProviders>
  )
}

function ThreadOf({ groupId, threadId }: { groupId: string; threadId: string }) {
  const navigate = useNavigate()
  const language = useLanguage()
  const { me } = useSession()
  const known = useGroup(groupId)
  const isOwner = known.status === 'known' && known.group.role === 'owner'
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-2 pb-12 sm:px-8 sm:pt-8 sm:pb-20">
      {known.status === 'notFound' ? (
        <GroupNotFound />
      ) : (
        <ThreadView
          groupId={groupId}
          threadId={threadId}
          isModerator={isOwner || me?.isAdmin === true}
          membersOnly={<MembersOnly groupId={groupId} />}
          onDeleted={() => void navigate(paths.group(language, groupId), { replace: true })}
        />
      )}
    </div>
  )
}

/** For non-members: a link to the group, where they can join. */
function MembersOnly({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  return (
    <EmptyState
      title={t('membersOnly')}
      heading="h1"
      action={<LinkButton to={paths.group(language, groupId)}>{t('openGroup')}</LinkButton>}
    >
      {t('membersOnlyText')}
    </EmptyState>
  )
}
