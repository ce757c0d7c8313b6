import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { listAuditLog } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { useFormat } from '../../i18n/format.ts'
import type english from '../../i18n/en/settings.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { useShowMore } from '../../ui/show-more.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { auditLog } from './account-queries.ts'

type Entry = AnswerOf<typeof listAuditLog>[number]

/** Sign-ins and actions of admins, newest first. For admins. */
export function AuditLog() {
  const { t } = useTranslation(['settings', 'words'])
  const log = useQuery(auditLog)
  return (
    <div aria-busy={log.isPending}>
      {log.isPending && <SkeletonText lines={4} />}
      <LoadError query={log}>{t('words:logFailed')}</LoadError>
      {log.data?.length === 0 && <p className="text-ink-soft">{t('logEmpty')}</p>}
      {log.data && log.data.length > 0 && <Entries entries={log.data} />}
    </div>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { shown, more } = useShowMore(entries, 15)
  return (
    <div className="grid gap-2">
      <ul className="divide-y divide-line border-y border-line text-[0.9375rem]">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {more}
    </div>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const actionLabel = useActionLabel()
  const users = [entry.actor, entry.subject].filter((user) => user !== null)
  return (
    <li className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <span className="font-medium">{actionLabel(entry.action)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {users.map((user) => user.email).join(' → ') || t('visitor')}
        <span className="block text-sm text-ink-soft">
          <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
          {entry.address && ` · ${entry.address}`}
        </span>
      </span>
    </li>
  )
}

/** The label of an action; an unknown action is shown by its name in the log. */
function useActionLabel() {
  const { t, i18n } = useTranslation('settings')
  return (action: string) =>
    i18n.exists(`settings:auditActions.${action}`)
      ? t(`auditActions.${action as keyof typeof english.auditActions}`)
      : action
}
