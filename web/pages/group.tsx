import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ThreadList } from '../features/forum/thread-list.tsx'
import { GroupPanel } from '../features/groups/group-panel.tsx'
import { MembersGrid } from '../features/groups/members-grid.tsx'
import { useMembershipLost } from '../features/groups/group-queries.ts'
import { useGroup, type KnownGroup } from '../features/groups/use-group.ts'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../lib/paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { GroupLoadError, GroupNotFound } from '../features/groups/group-not-found.tsx'

export default function Group() {
  const { groupId = '' } = useParams()
  return <GroupOf key={groupId} id={groupId} />
}

function GroupOf({ id }: { id: string }) {
  const { t } = useTranslation('groups')
  const known = useGroup(id)
  const title =
    known.status === 'known' ? known.group.name : t(known.status === 'notFound' ? 'notFound' : 'title')
  return (
    <Page title={title} heading={null}>
      {known.status === 'loading' && <GroupSkeleton />}
      {known.status === 'notFound' && <GroupNotFound />}
      {known.status === 'failed' && <GroupLoadError onRetry={known.retry} busy={known.isRetrying} />}
      {known.status === 'known' && <GroupDetail known={known} />}
    </Page>
  )
}

function GroupDetail({ known }: { known: Extract<KnownGroup, { status: 'known' }> }) {
  const { t } = useTranslation('groups')
  const { group, threadCount, isMember } = known
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <GroupPanel group={group} threadCount={threadCount} />
      {isMember ? (
        <MemberTabs known={known} />
      ) : (
        <section aria-label={t('threadsTab')}>
          <EmptyState title={t('membersOnly')}>
            {t(group.isPublic ? 'membersOnlyText' : 'membersOnlyPrivate')}
          </EmptyState>
        </section>
      )}
    </div>
  )
}

/** The open tab is part of the address, so that a reload and the back button restore it. */
function MemberTabs({ known: { group } }: { known: Extract<KnownGroup, { status: 'known' }> }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const onMembersOnly = useMembershipLost(group.id)
  return (
    <Tabs
      label={t('parts')}
      value={search.get('tab') === 'members' ? 'members' : 'threads'}
      onChange={(tab) => setSearch(tab === 'members' ? { tab } : {}, { replace: true })}
      className="min-w-0"
      tabs={[
        {
          value: 'threads',
          label: t('threadsTab'),
          content: (
            <ThreadList
              groupId={group.id}
              onMembersOnly={onMembersOnly}
              onCreated={(thread) => void navigate(paths.thread(language, group.id, thread.id))}
            />
          ),
        },
        {
          value: 'members',
          label: t('membersTab'),
          content: <MembersGrid group={group} onMembersOnly={onMembersOnly} />,
        },
      ]}
    />
  )
}

function GroupSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-12 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <Skeleton className="aspect-[16/7] rounded-3xl lg:aspect-[4/3]" />
        <Skeleton className="h-9 w-3/4" />
        <SkeletonText lines={3} />
      </div>
      <SkeletonText lines={8} className="content-start" />
    </div>
  )
}
