import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listThreads, type Thread } from '#shared/contract/forum.ts'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { noLongerShared } from '#shared/words/no-longer-shared.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { GroupPicture } from '../groups/group-picture.tsx'
import { RecipeThumb } from '../recipes/recipe-thumb.tsx'
import { forumKeys } from './forum-queries.ts'

/** Of how many groups threads are asked for, of each how many, and how many are shown. */
const most = { groups: 4, ofEach: 6, shown: 6 }

const latest = (groupId: string) => ({
  queryKey: [...forumKeys.threads(groupId), 'latest'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listThreads, { params: { id: groupId }, query: { limit: most.ofEach }, signal }),
  staleTime: 0,
})

/** What was said last in the user's groups. */
export function GroupNews({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  const heading = useId()
  const active = groups
    .filter(({ latestThread }) => latestThread !== null)
    .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
    .slice(0, most.groups)
  const asked = useQueries({ queries: active.map(({ id }) => latest(id)) })
  const threads = asked
    .flatMap(({ data }) => data ?? [])
    .toSorted((one, other) => other.lastActivityAt.localeCompare(one.lastActivityAt))
    .slice(0, most.shown)
  const [first] = groups
  if (!first) return null
  return (
    <section aria-labelledby={heading} aria-busy={asked.some(({ isPending }) => isPending)}>
      <h2 id={heading} className="flex min-h-12 items-center border-b border-line text-heading">
        {t('news')}
      </h2>
      {active.length === 0 && (
        <div className="grid justify-items-start gap-3 pt-5">
          <p className="text-ink-soft">{t('noNews')}</p>
          <LinkButton variant="secondary" to={paths.group(language, first.id)}>
            {t('beFirst')}
          </LinkButton>
        </div>
      )}
      <ul className="divide-y divide-line">
        {threads.map((thread) => (
          <NewsRow
            key={thread.id}
            thread={thread}
            group={active.find(({ id }) => id === thread.groupId)}
            withGroup={groups.length > 1}
          />
        ))}
      </ul>
    </section>
  )
}

const timeOf = ({ latestThread }: Group) => latestThread?.activeAt ?? ''

interface NewsRowProps {
  thread: Thread
  group: Group | undefined
  withGroup: boolean
}

function NewsRow({ thread, group, withGroup }: NewsRowProps) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  const { id, groupId, title, recipe, isNew, unreadCount, lastActivityAt } = thread
  const isUnread = isNew || unreadCount > 0
  return (
    <li className="group relative flex items-center gap-3 py-3">
      {recipe?.thumbnailName || !group ? (
        <RecipeThumb image={recipe?.thumbnailName ?? null} />
      ) : (
        <GroupPicture group={group} sizes="80px" className="h-12 w-16 shrink-0 rounded-xl lg:h-15 lg:w-20" />
      )}
      <div className="min-w-0 flex-1">
        <p className={classNames('line-clamp-2 leading-snug', isUnread ? 'font-semibold' : 'font-medium')}>
          <Link
            to={paths.thread(language, groupId, id)}
            className="wrap-anywhere after:absolute after:inset-0 group-hover:text-brand"
          >
            {title ?? noLongerShared[language]}
          </Link>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {withGroup && <span className="wrap-anywhere">{group?.name}</span>}
          <Moment at={lastActivityAt} />
        </p>
      </div>
      {isUnread && <Badge tone="success">{t('isNew')}</Badge>}
    </li>
  )
}
