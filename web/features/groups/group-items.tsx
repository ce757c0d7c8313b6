import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { LoadError, type Loading } from '../../ui/load-error.tsx'
import { useShowMore } from '../../ui/show-more.tsx'
import { useCategoryLabel } from './categories.ts'

export interface GroupListProps {
  /** Undefined while they load. */
  groups: Group[] | undefined
  query: Loading
  /** Shown when the list is empty. */
  empty: ReactNode
}

interface GroupItemsProps extends GroupListProps {
  skeleton: ReactNode
  /** How many are shown first, and added by "Show more". */
  step: number
  className: string
  itemClassName: string
  children: (group: Group) => ReactNode
}

/** A list of groups, or why there are none. */
export function GroupItems({ groups, query, empty, skeleton, step, children, ...look }: GroupItemsProps) {
  const { t } = useTranslation('groups')
  const { shown, more } = useShowMore(groups ?? [], step)
  if (query.isError && !groups) return <LoadError query={query}>{t('failed')}</LoadError>
  if (!groups) return skeleton
  if (groups.length === 0) return empty
  return (
    <div className="grid gap-6">
      <ul className={look.className}>
        {shown.map((group) => (
          <li key={group.id} className={look.itemClassName}>
            {children(group)}
          </li>
        ))}
      </ul>
      {more}
    </div>
  )
}

/** The category and the name of a group, which leads to it from its whole card. */
export function GroupTitle({ group, id, className }: { group: Group; id: string; className?: string }) {
  const language = useLanguage()
  const categoryLabel = useCategoryLabel()
  return (
    <>
      {group.category && (
        <p className="text-xs font-semibold tracking-wide text-brand uppercase">
          {categoryLabel(group.category)}
        </p>
      )}
      <h3 id={id} className={classNames('text-xl leading-snug', className)}>
        <Link
          to={paths.group(language, group.id)}
          className="wrap-anywhere after:absolute after:inset-0 group-hover:text-brand"
        >
          {group.name}
        </Link>
      </h3>
    </>
  )
}
