import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Moment } from '../../ui/moment.tsx'

interface AuthorLineProps {
  name: string
  /** Null for a user without a name, whose avatar has no letters. */
  initialsOf: string | null
  createdAt: string
  editedAt: string | null
  /** The permalink, on the date. */
  to: string
  children?: ReactNode
}

/** The author and the dates of a thread or post. */
export function AuthorLine({ name, initialsOf, createdAt, editedAt, to, children }: AuthorLineProps) {
  const { t } = useTranslation('forum')
  const format = useFormat()
  return (
    <div className="flex items-center gap-3 text-sm">
      <Avatar name={initialsOf} size="small" />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <Link
          to={to}
          className="inline-flex min-h-6 items-center text-ink-faint hover:text-ink hover:underline"
        >
          <Moment at={createdAt} />
        </Link>
        {editedAt && (
          <span title={format.dateTime(editedAt)} className="text-ink-faint">
            {t('edited', { date: format.ago(editedAt) })}
          </span>
        )}
        {children}
      </p>
    </div>
  )
}

/** The displayed author: 'A member' without a name, 'Former member' after the account was deleted. */
export function useAuthorName() {
  const { t } = useTranslation(['forum', 'ui', 'words'])
  return ({ authorId, authorName }: { authorId: string | null; authorName: string | null }): string =>
    authorId === null ? t('words:formerMember') : (authorName ?? t('ui:unnamedUser'))
}
