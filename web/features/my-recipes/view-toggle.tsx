import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listViews, type ListView } from './view-preferences.ts'

const icons = { table: Rows3, cards: LayoutGrid }

/** "Table" or "Cards". */
export function ViewToggle({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  const { t } = useTranslation('recipes')
  return (
    <div className="inline-flex shrink-0 rounded-full border border-line-strong p-0.5">
      {listViews.map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onView(each)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper sm:px-4"
          >
            <Icon aria-hidden="true" className="size-4" />
            {t(each)}
          </button>
        )
      })}
    </div>
  )
}
