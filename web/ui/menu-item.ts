import type { ReactNode } from 'react'

/** An action of a menu. */
export interface MenuItem {
  key: string
  label: string
  icon?: ReactNode
  /** The label's language if it is not the interface's. */
  lang?: string
  /** Marks the selected option. */
  current?: boolean
  disabled?: boolean
  danger?: boolean
  onSelect: () => void
}
