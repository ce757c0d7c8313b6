import type { ReactNode } from 'react'

/** One deed in a menu. */
export interface MenuItem {
  key: string
  label: string
  icon?: ReactNode
  /** Language of the label when it is not the interface's. */
  lang?: string
  /** The one of a choice that holds now. */
  current?: boolean
  disabled?: boolean
  danger?: boolean
  onSelect: () => void
}
