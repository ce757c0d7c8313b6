import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../app/session.tsx'
import { ModerationLog } from '../features/moderation/moderation-log.tsx'
import { SuspensionList } from '../features/moderation/suspension-list.tsx'
import { Page } from '../ui/page.tsx'
import { focusAfterDialog } from '../lib/focus.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { cases } from '../features/moderation/moderation-queries.ts'
import { CaseCard } from '../features/moderation/case-card.tsx'

/** Open cases, suspended members and the log, for admins and owners of groups. */
export default function Moderation() {
  const { t } = useTranslation('moderation')
  const { me } = useSession()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div className="grid max-w-4xl gap-14">
        <CaseList isAdmin={me?.isAdmin ?? false} />
        <SuspensionList />
        <ModerationLog />
      </div>
    </Page>
  )
}

/** The open cases, oldest first. */
function CaseList({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation(['moderation', 'words'])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery(cases)
  return (
    <section aria-labelledby="cases" aria-busy={list.isPending}>
      <h2 id="cases" ref={heading} tabIndex={-1} className="mb-4 text-heading outline-none">
        {t('open')}
      </h2>
      {list.isPending && <SkeletonText lines={5} />}
      {list.isError && !list.data && <LoadError query={list}>{t('casesFailed')}</LoadError>}
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
          {t('words:showMore')}
        </Button>
      )}
    </section>
  )
}
