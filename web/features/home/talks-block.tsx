import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#shared/contract/home.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Block, rowClass, rowLinkClass } from './block.tsx'

/** Conversations with the chef that did not become a recipe yet. */
export function TalksBlock({ conversations }: { conversations: NonNullable<Home['conversations']> }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const format = useFormat()
  return (
    <Block title={t('talks')}>
      <ul>
        {conversations.map(({ id, title, activeAt }) => (
          <li key={id} className={rowClass}>
            <div className="min-w-0">
              <Link to={paths.conversation(language, id)} className={rowLinkClass}>
                {title}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">
                <time dateTime={activeAt}>{format.dateTime(activeAt)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}
