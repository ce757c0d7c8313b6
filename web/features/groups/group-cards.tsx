import { useId } from 'react'
import type { Group } from '#shared/contract/groups.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupItems, GroupTitle, type GroupListProps } from './group-items.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MembershipButton } from './membership-button.tsx'

/** Groups to join as cards, or why there are none. */
export function GroupCards(list: GroupListProps) {
  return (
    <GroupItems
      {...list}
      skeleton={<CardsSkeleton />}
      step={24}
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
      itemClassName="grid min-w-0"
    >
      {(group) => <GroupCard group={group} />}
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

/** Picture, description and Join. */
function GroupCard({ group }: { group: Group }) {
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
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <div className="min-w-0 flex-[1_1_10rem]">
            <GroupFacts group={group} />
          </div>
          <MembershipButton group={group} size="small" named className="relative z-10 min-h-11 px-5" />
        </div>
      </div>
    </article>
  )
}
