import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupItems, GroupTitle, type GroupListProps } from './group-items.tsx'
import { GroupPicture } from './group-picture.tsx'

/** The user's groups in short, or why there are none; a single one has the whole width. */
export function GroupRows(list: GroupListProps) {
  const isOne = list.groups?.length === 1
  return (
    <GroupItems
      {...list}
      skeleton={<Skeleton className="h-32 rounded-3xl" />}
      step={12}
      className={classNames('grid gap-4', !isOne && 'sm:grid-cols-2')}
      itemClassName="@container grid min-w-0"
    >
      {(group) => <GroupRow group={group} />}
    </GroupItems>
  )
}

/** Picture, name and facts; with room also what it is about. */
function GroupRow({ group }: { group: Group }) {
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
        {group.role === 'owner' && (
          <Badge tone="success" className="self-start">
            {t('owner')}
          </Badge>
        )}
      </div>
    </article>
  )
}
