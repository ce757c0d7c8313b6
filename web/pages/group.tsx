import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { NewThread } from '../features/forum/new-thread.tsx'
import { ThreadList } from '../features/forum/thread-list.tsx'
import { MembersGrid } from '../features/groups/members-grid.tsx'
import { useMembershipLost } from '../features/groups/group-queries.ts'
import { useGroup, type KnownGroup, GroupLoadError, GroupNotFound } from '../features/groups/use-group.tsx'
import { useLanguage } from '../i18n/language.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useCategoryLabel } from '../features/groups/categories.ts'
import { GroupCollections } from '../features/collections/group-collections.tsx'
import { EditGroup } from '../features/groups/edit-group.tsx'
import { InvitationTo } from '../features/groups/group-invitations.tsx'
import { GroupFacts } from '../features/groups/group-facts.tsx'
import { GroupPicture } from '../features/groups/group-picture.tsx'
import { MembershipButton } from '../features/groups/membership-button.tsx'

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
      {known.status === 'failed' && <GroupLoadError query={known.query} />}
      {known.status === 'known' && <GroupDetail known={known} />}
    </Page>
  )
}

function GroupDetail({ known }: { known: Extract<KnownGroup, { status: 'known' }> }) {
  const { t } = useTranslation('groups')
  const { group, threadCount, isMember } = known
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <GroupPanel group={group} threadCount={threadCount} />
      {/* On a phone below what is talked about. */}
      {group.role && (
        <div className="max-lg:order-last lg:col-start-1 lg:row-start-2">
          <GroupCollections groupId={group.id} />
        </div>
      )}
      {isMember ? (
        <MemberTabs known={known} />
      ) : (
        <section
          aria-label={t('threadsTab')}
          className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <InvitationTo groupId={group.id} />
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
  const { t } = useTranslation(['groups', 'words'])
  const language = useLanguage()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const onMembersOnly = useMembershipLost(group.id)
  const tab = search.get('tab') === 'members' ? 'members' : 'threads'
  return (
    <Tabs
      label={t('parts')}
      value={tab}
      onChange={(next) => setSearch(next === 'members' ? { tab: next } : {}, { replace: true })}
      action={
        tab === 'threads' && (
          <NewThread
            key={group.id}
            groupId={group.id}
            onCreated={(thread) => void navigate(paths.thread(language, group.id, thread.id))}
          />
        )
      }
      className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      tabs={[
        {
          value: 'threads',
          label: t('threadsTab'),
          content: <ThreadList groupId={group.id} onMembersOnly={onMembersOnly} />,
        },
        {
          value: 'members',
          label: t('words:members'),
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
        <Skeleton className="aspect-[3/1] rounded-3xl lg:aspect-[4/3]" />
        <Skeleton className="h-9 w-3/4" />
        <SkeletonText lines={3} />
      </div>
      <SkeletonText lines={8} className="content-start" />
    </div>
  )
}

interface GroupPanelProps {
  group: Group
  /** Undefined for non-members: the public list has no count. */
  threadCount: number | undefined
}

/** The description of a group beside its threads, with Join, Leave and Edit. */
function GroupPanel({ group, threadCount }: GroupPanelProps) {
  const { t } = useTranslation('groups')
  const categoryLabel = useCategoryLabel()
  return (
    <aside aria-label={t('about')} className="grid min-w-0 content-start gap-4 lg:gap-5">
      <GroupPicture
        group={group}
        eager
        sizes="(width >= 64rem) 20rem, 92vw"
        className="aspect-[3/1] w-full rounded-3xl lg:aspect-[4/3]"
      />
      <div className="grid gap-3 lg:gap-4">
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            {group.category && (
              <p className="mb-1 text-xs font-semibold tracking-wide text-brand uppercase">
                {categoryLabel(group.category)}
              </p>
            )}
            <h1 className="text-title lg:text-[2.25rem]">{group.name}</h1>
          </div>
          {group.role === 'owner' && <EditGroup group={group} className="-mr-3" />}
        </div>
        <GroupFacts group={group} threadCount={threadCount} />
        {group.description && <p className="whitespace-pre-line text-ink-soft">{group.description}</p>}
        {group.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {group.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-surface-sunken px-3 py-1 text-sm text-ink-soft">
                #{tag.replace(/^#/, '')}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          <MembershipButton group={group} />
        </div>
      </div>
    </aside>
  )
}
