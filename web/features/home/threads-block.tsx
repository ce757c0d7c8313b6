import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#shared/contract/home.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Block, rowClass, rowLinkClass } from './block.tsx'

/** Followed threads with posts that the user has not read; the link leads to the first of them. */
export function ThreadsBlock({ threads }: { threads: NonNullable<Home['threads']> }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <Block title={t('threads')}>
      <ul>
        {threads.map(({ id, title, group, unread, postId }) => {
          const thread = paths.thread(language, group.id, id)
          return (
            <li key={id} className={`${rowClass} justify-between`}>
              <div className="min-w-0">
                <Link to={postId === null ? thread : paths.post(thread, postId)} className={rowLinkClass}>
                  {title ?? t('unshared')}
                </Link>
                <p className="mt-1 text-sm wrap-break-word text-ink-soft">{group.name}</p>
              </div>
              <Badge tone="brand" className="mt-1">
                {t('unread', { count: unread })}
              </Badge>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
