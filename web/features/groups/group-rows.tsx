import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { noLongerShared } from '#shared/words/no-longer-shared.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupItems, GroupTitle, type GroupListProps } from './group-items.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MembershipButton } from './membership-button.tsx'

interface GroupRowsProps extends GroupListProps {
  /** Shows what was said last, and a way to leave. */
  canLeave?: boolean
}

/** The user's groups in short, or why there are none; a single one has the whole width. */
export function GroupRows({ canLeave = false, ...list }: GroupRowsProps) {
  const isOne = list.groups?.length === 1
  return (
    <GroupItems
      {...list}
      skeleton={<Skeleton className="h-32 rounded-3xl" />}
      step={12}
      className={classNames('grid gap-4', !isOne && 'sm:grid-cols-2')}
      itemClassName="@container grid min-w-0"
    >
      {(group) => <GroupRow group={group} canLeave={canLeave} />}
    </GroupItems>
  )
}

/** Picture, name and facts; with room also what it is about. */
function GroupRow({ group, canLeave }: { group: Group; canLeave: boolean }) {
  const { t } = useTranslation('groups')
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex min-h-32 overflow-hidden rounded-3xl border border-line bg-card transition-shadow hover:shadow-card @min-[36rem]:min-h-56"
    >
      {/* Out of the flow, so that the words decide about the height. */}
      <div className="relative w-26 shrink-0 @min-[36rem]:w-2/5">
        <GroupPicture
          group={group}
          sizes="(width >= 64rem) 20rem, 30vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 @min-[36rem]:justify-center @min-[36rem]:gap-2 @min-[36rem]:p-6">
        <GroupTitle group={group} id={titleId} className="@min-[36rem]:text-2xl" />
        {group.description && (
          <p className="line-clamp-2 text-ink-soft @max-[22rem]:hidden">{group.description}</p>
        )}
        <GroupFacts group={group} />
        {canLeave && group.latestThread && <LatestThread groupId={group.id} thread={group.latestThread} />}
        {canLeave && (
          <MembershipButton
            group={group}
            size="small"
            named
            className="relative z-10 min-h-11 self-start px-5"
          />
        )}
        {group.role === 'owner' && (
          <Badge tone="success" className="self-start">
            {t('owner')}
          </Badge>
        )}
      </div>
    </article>
  )
}

interface LatestThreadProps {
  groupId: string
  thread: NonNullable<Group['latestThread']>
}

/** What was said last in a group of the reader's, as a link of its own. */
function LatestThread({ groupId, thread: { id, title, activeAt, isUnread } }: LatestThreadProps) {
  const { t } = useTranslation(['groups', 'forum'])
  const language = useLanguage()
  return (
    <Link
      to={paths.thread(language, groupId, id)}
      className="relative z-10 flex min-h-11 items-center gap-2 rounded-xl bg-surface-sunken px-3 py-1.5 text-sm hover:text-brand"
    >
      <MessagesSquare className="size-4 shrink-0 text-ink-faint @max-[22rem]:hidden" />
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
