import { StickyNote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { useFormat } from '../../../i18n/format.ts'
import { dateOf } from '../../../lib/calendar-days.ts'
import { UserText } from '../../../ui/user-text.tsx'

/** What the reader noted for this time: before the ingredients, and at the start of cook mode. */
export function NextTime({ note }: { note: NextTimeNote }) {
  const { t } = useTranslation('cookingLog')
  const format = useFormat()
  return (
    <aside
      data-screen-only
      className="flex gap-3 rounded-2xl border border-line bg-warning-wash px-4 py-3 text-ink"
    >
      <StickyNote className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="text-sm font-semibold">
          {t('yourNote', { date: format.shortDate(dateOf(note.cookedOn).toISOString()) })}
        </p>
        <UserText>{note.text}</UserText>
      </div>
    </aside>
  )
}
