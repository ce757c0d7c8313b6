import { Tabs } from '@base-ui/react/tabs'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { useLanguage } from '../../i18n/language.ts'
import { binderTabs, type BinderTab } from './list-controls.tsx'

export interface BinderFrameProps {
  /** Null while search results are shown. */
  tab: BinderTab | null
  onTab: (tab: BinderTab) => void
  /** The number of recipes in each tab, when known. */
  counts: Partial<Record<BinderTab, number>> | undefined
  /** Whether the content is a collection. */
  isCollection: boolean
  /** Whether the height of the content is not known yet. */
  isLoading: boolean
  /** The content of the open tab, or the search results. */
  children: ReactNode
}

/** A drawn ring binder with the tabs along its right edge, on a phone at its top. */
export function BinderFrame({ tab, onTab, counts, isCollection, isLoading, children }: BinderFrameProps) {
  const { t } = useTranslation('recipes')
  const words = { ...dishTypeWords[useLanguage()], all: t('allTab') }
  const wide = useWideScreen()

  return (
    <Tabs.Root
      value={tab}
      orientation={wide ? 'vertical' : 'horizontal'}
      onValueChange={(next) => {
        const chosen = binderTabs.find((type) => type === next)
        if (chosen) onTab(chosen)
      }}
      className="binder"
      data-collection={isCollection || undefined}
    >
      <Tabs.List aria-label={t('tabs')} activateOnFocus={tab !== null} className="binder-tabs">
        {binderTabs.map((type) => (
          <Tabs.Tab
            key={type}
            value={type}
            data-kind={type}
            // `onValueChange` does not fire for the selected tab, but during a search a click has to show its page.
            onClick={() => onTab(type)}
            className="binder-tab"
          >
            {words[type]}
            {counts?.[type] !== undefined && (
              <span aria-hidden="true" className="binder-count">
                {counts[type]}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className="binder-sheet">
        {/* They are spread over the height: drawn earlier, they would move. */}
        {!isLoading && (
          <div aria-hidden="true" className="binder-rings">
            <Ring />
            <Ring />
            <Ring />
          </div>
        )}
        {tab === null ? children : null}
        {binderTabs.map((type) => (
          <Tabs.Panel key={type} value={type} keepMounted={false} className="outline-offset-4">
            {children}
          </Tabs.Panel>
        ))}
      </div>
    </Tabs.Root>
  )
}

function Ring() {
  return (
    <svg viewBox="0 0 64 28" width="64" height="28">
      <circle cx="52" cy="14" r="8" className="binder-hole" />
      <path d="M8 18C8 4 52 2 52 14" className="binder-wire" />
      <path d="M10 15C14 6 44 4 50 12" className="binder-shine" />
    </svg>
  )
}

const wideScreen = '(width >= 64rem)'

/** Whether the tabs are at the right edge, as in binder.css. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(wideScreen)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(wideScreen).matches,
  )
}
