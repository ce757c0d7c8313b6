import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { noLongerShared } from '#shared/words/no-longer-shared.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupItems, GroupTitle, type GroupListProps } from './group-items.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MembershipButton } from './membership-button.tsx'

interface GroupCardsProps extends GroupListProps {
  /** Whether members can leave from the card. */
  canLeave?: boolean
}

/** A list of groups as cards, or why there are none. */
export function GroupCards({ canLeave = false, ...list }: GroupCardsProps) {
  return (
    <GroupItems
      {...list}
      skeleton={<CardsSkeleton />}
      step={24}
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
      itemClassName="grid min-w-0"
    >
      {(group) => <GroupCard group={group} canLeave={canLeave} />}
    </GroupItems>
  )
}

function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-4">
          <Skeleton className="aspect-[16/7] rounded-3xl" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  )
}

/** A group in a list: picture, description, its latest thread, and Join or Leave. */
function GroupCard({ group, canLeave }: { group: Group; canLeave: boolean }) {
  const { t } = useTranslation('groups')
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex flex-col overflow-hidden rounded-3xl border border-line bg-card transition-shadow hover:shadow-card"
    >
      <GroupPicture
        group={group}
        sizes="(width >= 64rem) 24rem, (width >= 40rem) 45vw, 92vw"
        className="aspect-[16/7] w-full"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <GroupTitle group={group} id={titleId} />
        {group.description && <p className="line-clamp-3 text-ink-soft">{group.description}</p>}
        {group.latestThread && <LatestThread groupId={group.id} thread={group.latestThread} />}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <div className="min-w-0 flex-[1_1_10rem]">
            <GroupFacts group={group} />
          </div>
          <div className="relative z-10">
            {(group.role === null || (canLeave && group.role === 'member')) && (
              <MembershipButton group={group} size="small" named className="min-h-11 px-5" />
            )}
            {group.role === 'owner' && <Badge tone="success">{t('owner')}</Badge>}
          </div>
        </div>
      </div>
    </article>
  )
}

/** What was said last in a group of the reader's, as a link of its own. */
function LatestThread({
  groupId,
  thread: { id, title, activeAt, isUnread },
}: {
  groupId: string
  thread: NonNullable<Group['latestThread']>
}) {
  const { t } = useTranslation(['groups', 'forum'])
  const language = useLanguage()
  return (
    <Link
      to={paths.thread(language, groupId, id)}
      className="relative z-10 flex min-h-11 items-center gap-2 rounded-xl bg-surface-sunken px-3 py-1.5 text-sm hover:text-brand"
    >
      <MessagesSquare aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className={classNames('line-clamp-1', isUnread && 'font-semibold')}>
          {title ?? noLongerShared[language]}
        </span>
        <Moment at={activeAt} className="text-ink-soft" />
      </span>
      {isUnread && <Badge tone="success">{t('forum:isNew')}</Badge>}
    </Link>
  )
}
