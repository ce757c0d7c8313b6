import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ModerationAct } from '#shared/contract/care.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { moderationLog } from './care-queries.ts'

/** Who decided what and why, the newest first. */
export function ModerationLog() {
  const { t } = useTranslation('care')
  const log = useInfiniteQuery(moderationLog)
  return (
    <section aria-labelledby="log" aria-busy={log.isPending}>
      <h2 id="log" className="mb-4 text-heading">
        {t('log')}
      </h2>
      {log.isPending && <SkeletonText lines={4} />}
      {log.isError && !log.data && (
        <ListFailure busy={log.isFetching} onRetry={() => void log.refetch()}>
          {t('logFailed')}
        </ListFailure>
      )}
      {log.data?.length === 0 && <p className="text-ink-soft">{t('logEmpty')}</p>}
      {log.data && log.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-[0.9375rem]">
          {log.data.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button
          look="secondary"
          className="mt-4"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}

function ActRow({ act }: { act: ModerationAct }) {
  const { t } = useTranslation('care')
  const format = useFormat()
  const subject = act.subject ?? t('somebody')
  return (
    <li className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <span className="font-medium">{t(`actions.${act.action}`)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {act.kind ? t('caseOf', { kind: t(`kinds.${act.kind}`), name: subject }) : subject}
        {act.reason && ` – ${act.reason}`}
        <span className="block text-sm text-ink-soft">
          {act.action === 'autoHide' ? t('byHouse') : (act.actor ?? t('somebody'))}
          {act.groupName && ` · ${t('inGroup', { name: act.groupName })}`} ·{' '}
          <time dateTime={act.at}>{format.dateTime(act.at)}</time>
        </span>
      </span>
    </li>
  )
}
