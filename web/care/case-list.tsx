import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportedCase } from '#shared/contract/care.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { cases } from './care-queries.ts'
import { CaseCard } from './case-card.tsx'

interface CaseListProps {
  isAdmin: boolean
  picture: (imageName: string, alt: string) => ReactNode
  place: (reported: ReportedCase) => ReactNode
}

/** What waits for a decision, the longest first. */
export function CaseList({ isAdmin, picture, place }: CaseListProps) {
  const { t } = useTranslation('care')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery(cases)
  return (
    <section aria-labelledby="waiting" aria-busy={list.isPending}>
      <h2 id="waiting" ref={heading} tabIndex={-1} className="mb-4 text-heading outline-none">
        {t('waiting')}
      </h2>
      {list.isPending && <SkeletonText lines={5} />}
      {list.isError && !list.data && (
        <ListFailure busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('casesFailed')}
        </ListFailure>
      )}
      {list.data?.length === 0 && (
        <EmptyState title={t('nothingWaits')} heading="h3">
          {t('nothingWaitsText')}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="grid gap-4">
          {list.data.map((reported) => (
            <CaseCard
              key={`${reported.kind} ${reported.id}`}
              reported={reported}
              isAdmin={isAdmin}
              picture={picture}
              place={place(reported)}
              // The button that asked may be gone with its case.
              onDecided={() => setTimeout(() => heading.current?.focus(), 200)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="secondary"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}
