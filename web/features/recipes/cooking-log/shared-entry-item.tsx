import { useTranslation } from 'react-i18next'
import type { SharedEntry } from '#shared/contract/cooking-log.ts'
import { useFormat } from '../../../i18n/format.ts'
import { dateOf } from '../../../lib/calendar-days.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { UserText } from '../../../ui/user-text.tsx'

/** One visible entry below a recipe. */
export function SharedEntryItem({ entry }: { entry: SharedEntry }) {
  const { t } = useTranslation(['cookingLog', 'ui', 'words'])
  const format = useFormat()
  const contentActions = useContentActions()
  const name = entry.cook.name ?? t('ui:unnamedUser')
  return (
    <li className="flex gap-3 py-4">
      <Avatar name={entry.cook.name} size="small" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-semibold">{name}</span>
          <time dateTime={entry.cookedOn} className="text-ink-faint">
            {format.shortDate(dateOf(entry.cookedOn).toISOString())}
          </time>
          {entry.stars !== null && <Stars mean={entry.stars} decimals={0} />}
        </p>
        {contentActions.collapseMuted(
          entry.cook.id,
          <div className="mt-1 grid gap-1">
            {entry.note && <UserText>{entry.note}</UserText>}
            {entry.changed && <UserText>{t('changedThis', { text: entry.changed })}</UserText>}
          </div>,
        )}
        {entry.hidden && (
          <p className="mt-2">
            <Badge tone="warning">{t('words:hiddenNote')}</Badge>
          </p>
        )}
      </div>
      {!entry.mine && (
        <span className="-mt-1 self-start">
          {contentActions.menu({ kind: 'cooked', id: entry.id, authorId: entry.cook.id, author: name })}
        </span>
      )}
    </li>
  )
}
