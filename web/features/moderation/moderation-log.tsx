import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ModerationLogEntry } from '#shared/contract/moderation.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Section } from '../../ui/section.tsx'
import { NextPage } from '../../ui/show-more.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { moderationLog } from './moderation-queries.ts'

/** Decisions, suspensions and automatic hiding, newest first. */
export function ModerationLog() {
  const { t } = useTranslation(['moderation', 'words'])
  const log = useInfiniteQuery(moderationLog)
  return (
    <Section title={t('words:log')} busy={log.isPending}>
      {log.isPending && <SkeletonText lines={4} />}
      {log.isError && !log.data && <LoadError query={log}>{t('words:logFailed')}</LoadError>}
      {log.data?.length === 0 && <p className="text-ink-soft">{t('logEmpty')}</p>}
      {log.data && log.data.length > 0 && (
        <ul className="divide-y divide-line text-[0.9375rem]">
          {log.data.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <NextPage list={log} />
    </Section>
  )
}

function LogEntry({ entry }: { entry: ModerationLogEntry }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const subject = entry.subject ?? t('somebody')
  return (
    <li className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <span className="font-medium">{t(`actions.${entry.action}`)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {entry.kind ? t('caseOf', { kind: t(`kinds.${entry.kind}`), name: subject }) : subject}
        {entry.reason && ` – ${entry.reason}`}
        <span className="block text-sm text-ink-soft">
          {entry.action === 'autoHide' ? t('automatic') : (entry.actor ?? t('somebody'))}
          {entry.groupName && ` · ${t('inGroup', { name: entry.groupName })}`} ·{' '}
          <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
        </span>
      </span>
    </li>
  )
}
