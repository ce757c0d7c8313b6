import { LayoutGrid, Rows3, Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { defaultDishType, dishTypes, type DishType } from '#shared/words/dish-types.ts'

const listViews = ['table', 'cards'] as const

export type ListView = (typeof listViews)[number]

/** The four courses, and all of them. */
export const binderTabs = [...dishTypes, 'all'] as const

export type BinderTab = (typeof binderTabs)[number]

export const inTab = (dishType: DishType, tab: BinderTab) => tab === 'all' || dishType === tab

const tabKey = 'collection_tab'
const viewKey = 'collection_view'

/** The tab that was last open in this browser; at first the mains. */
export function rememberedTab(): BinderTab {
  const stored = localStorage.getItem(tabKey)
  return binderTabs.find((type) => type === stored) ?? defaultDishType
}

/** The view that was last chosen in this browser; at first the table. */
export function rememberedView(): ListView {
  const stored = localStorage.getItem(viewKey)
  return listViews.find((view) => view === stored) ?? 'table'
}

export function rememberTab(tab: BinderTab) {
  localStorage.setItem(tabKey, tab)
}

export function rememberView(view: ListView) {
  localStorage.setItem(viewKey, view)
}

const icons = { table: Rows3, cards: LayoutGrid }

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
            <Icon className="size-4" />
            {t(each)}
          </button>
        )
      })}
    </div>
  )
}

export function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation(['recipes', 'words'])
  const input = useRef<HTMLInputElement>(null)
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        ref={input}
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        maxLength={limits.recipe.searchQueryMax}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className="min-h-12 w-full rounded-full border border-line-strong bg-card pr-4 pl-11 text-base not-placeholder-shown:pr-12 hover:border-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('words:clearSearch')}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
          className="absolute inset-y-0.5 right-0.5 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink"
        >
          <X className="size-5" />
        </button>
      )}
    </form>
  )
}
