import { Lock, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Thread } from '#shared/contract/forum.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useAuthorName } from './author-line.tsx'

/** The threads as a table; on narrow screens each row becomes an entry of two or three lines. */
export function ThreadTable({ threads }: { threads: readonly Thread[] }) {
  const { t } = useTranslation(['forum', 'words'])
  return (
    <table className="w-full text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-sm text-ink-soft [&>th]:px-3 [&>th]:py-2 [&>th]:font-semibold [&>th:first-child]:pl-0">
          <th scope="col" className="w-1/2">
            {t('thread')}
          </th>
          <th scope="col">{t('author')}</th>
          <th scope="col">{t('words:category')}</th>
          <th scope="col">{t('posts')}</th>
          <th scope="col">{t('lastActivity')}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'text-sm text-ink-soft md:px-3 md:py-4 md:align-top'

function ThreadRow({ thread }: { thread: Thread }) {
  const { t } = useTranslation(['forum', 'words'])
  const language = useLanguage()
  const format = useFormat()
  const authorName = useAuthorName()
  return (
    <tr className="group relative border-b border-line transition-colors hover:bg-surface-sunken max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:py-4">
      <th scope="row" className="font-normal max-md:w-full md:py-4 md:pr-3 md:align-top">
        <span className="flex items-start gap-2">
          {thread.isPinned && <Mark name={t('pinned')} icon={<Pin />} />}
          {thread.isLocked && <Mark name={t('locked')} icon={<Lock />} />}
          <Link
            to={paths.thread(language, thread.groupId, thread.id)}
            className="min-w-0 font-serif text-lg leading-snug font-medium after:absolute after:inset-0 group-hover:text-brand"
          >
            {thread.title ?? t('recipeGone')}
          </Link>
          {thread.isHidden && <Badge tone="warning">{t('words:hiddenNote')}</Badge>}
          <UnreadMark thread={thread} />
        </span>
      </th>
      <td className={`${cell} md:min-w-32`}>{authorName(thread)}</td>
      <td className={cell}>{t(`categories.${thread.category}`)}</td>
      <td className={`${cell} tabular-nums`}>
        <span className="max-md:hidden">{format.number(thread.postCount)}</span>
        <span className="md:hidden">{t('count', { count: thread.postCount })}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Moment at={thread.lastActivityAt} />
      </td>
    </tr>
  )
}

/** Whether the thread, or posts in it, are new since the user's last visit. */
function UnreadMark({ thread: { isNew, unreadCount } }: { thread: Thread }) {
  const { t } = useTranslation('forum')
  if (!isNew && unreadCount === 0) return null
  return (
    <Badge tone="brand" className="mt-0.5 ml-1 shrink-0">
      {isNew
        ? t('isNew')
        : t('unread', { count: unreadCount, shown: unreadCount > 99 ? '99+' : unreadCount })}
    </Badge>
  )
}

function Mark({ name, icon }: { name: string; icon: ReactNode }) {
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="mt-1 inline-flex shrink-0 text-brand [&>svg]:size-4"
    >
      {icon}
    </span>
  )
}
