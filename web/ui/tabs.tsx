import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Beside the tabs. */
  action?: ReactNode
  className?: string
}

/** Tabs over one panel. Arrow keys move the focus and switch the panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  action,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next)
        if (tab) onChange(tab.value)
      }}
      className={className}
    >
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-3 gap-y-2 border-b border-line">
        <Base.List aria-label={label} activateOnFocus className="flex gap-1 overflow-x-auto">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={classNames(
                'min-h-11 shrink-0 border-b-2 border-transparent px-3 font-medium sm:px-4 text-ink-soft',
                'transition-colors hover:text-ink focus-visible:-outline-offset-2',
                'data-active:border-brand data-active:text-ink',
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {action && <div className="pb-2">{action}</div>}
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6 outline-offset-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
