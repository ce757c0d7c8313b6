import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { ShowMore, useShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCategoryLabel } from './categories.ts'
import { GroupFacts } from './group-facts.tsx'
import { GroupPicture } from './group-picture.tsx'

/** How many are shown first, and added by "Show more". */
const step = 12

interface GroupRowsProps {
  /** Undefined while they load. */
  groups: Group[] | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** The user's groups in short, or why there are none; a single one has the whole width. */
export function GroupRows({ groups, query, empty }: GroupRowsProps) {
  const { t } = useTranslation(['groups', 'words'])
  const { shown, isMore, showMore } = useShowMore(groups ?? [], step)
  if (query.isError && !groups) {
    return <LoadError query={query}>{t('failed')}</LoadError>
  }
  if (!groups) return <Skeleton className="h-32 rounded-3xl" />
  if (groups.length === 0) return empty
  return (
    <div className="grid gap-6">
      <ul className={classNames('grid gap-4', groups.length > 1 && 'sm:grid-cols-2')}>
        {shown.map((group) => (
          <li key={group.id} className="@container grid min-w-0">
            <GroupRow group={group} />
          </li>
        ))}
      </ul>
      <ShowMore isMore={isMore} onClick={showMore}>
        {t('words:showMore')}
      </ShowMore>
    </div>
  )
}

/** Picture, name and facts; with room also what it is about. */
function GroupRow({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const categoryLabel = useCategoryLabel()
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex min-h-32 overflow-hidden rounded-3xl border border-line bg-card transition-shadow hover:shadow-card @min-[36rem]:min-h-56"
    >
      {/* Out of the flow, so that the words decide about the height. */}
      <div className="relative w-26 shrink-0 @min-[36rem]:w-2/5">
        <GroupPicture
          group={group}
          sizes="(width >= 64rem) 20rem, 30vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 @min-[36rem]:justify-center @min-[36rem]:gap-2 @min-[36rem]:p-6">
        {group.category && (
          <p className="text-xs font-semibold tracking-wide text-brand uppercase">
            {categoryLabel(group.category)}
          </p>
        )}
        <h3 id={titleId} className="text-xl leading-snug @min-[36rem]:text-2xl">
          <Link
            to={paths.group(language, group.id)}
            className="wrap-anywhere after:absolute after:inset-0 group-hover:text-brand"
          >
            {group.name}
          </Link>
        </h3>
        {group.description && (
          <p className="line-clamp-2 text-ink-soft @max-[22rem]:hidden">{group.description}</p>
        )}
        <GroupFacts group={group} />
        {group.role === 'owner' && (
          <Badge tone="success" className="self-start">
            {t('owner')}
          </Badge>
        )}
      </div>
    </article>
  )
}
