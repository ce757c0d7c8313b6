import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { ShowMore, useShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GroupCard } from './group-card.tsx'

/** How many cards are shown first, and added by "Show more". */
const step = 24

interface GroupCardsProps {
  /** Undefined while they load. */
  groups: Group[] | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** A list of groups as cards, or why there are none. */
export function GroupCards({ groups, query, empty }: GroupCardsProps) {
  const { t } = useTranslation('groups')
  const { shown, isMore, showMore } = useShowMore(groups ?? [], step)
  if (query.isError && !groups) {
    return (
      <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
        {t('failed')}
      </LoadError>
    )
  }
  if (!groups) return <CardsSkeleton />
  if (groups.length === 0) return empty
  return (
    <div className="grid gap-6">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((group) => (
          <li key={group.id} className="grid min-w-0">
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
      <ShowMore isMore={isMore} onClick={showMore}>
        {t('showMore')}
      </ShowMore>
    </div>
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
