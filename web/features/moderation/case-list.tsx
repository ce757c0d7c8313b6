import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAfterDialog } from '../../lib/focus.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { cases } from './moderation-queries.ts'
import { CaseCard } from './case-card.tsx'

/** The open cases, oldest first. */
export function CaseList({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('moderation')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery(cases)
  return (
    <section aria-labelledby="cases" aria-busy={list.isPending}>
      <h2 id="cases" ref={heading} tabIndex={-1} className="mb-4 text-heading outline-none">
        {t('open')}
      </h2>
      {list.isPending && <SkeletonText lines={5} />}
      {list.isError && !list.data && (
        <LoadError busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('casesFailed')}
        </LoadError>
      )}
      {list.data?.length === 0 && (
        <EmptyState title={t('noneOpen')} heading="h3">
          {t('noneOpenText')}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="grid gap-4">
          {list.data.map((reported) => (
            <CaseCard
              key={`${reported.kind} ${reported.id}`}
              reported={reported}
              isAdmin={isAdmin}
              // The button may be gone with its case.
              onDecided={() => focusAfterDialog(heading)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
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
