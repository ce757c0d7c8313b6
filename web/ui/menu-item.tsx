import type { LucideIcon } from 'lucide-react'
import type { MenuItem } from './menu-popup.tsx'

/** An action of a menu with its icon. */
export const menuItem = (
  key: string,
  label: string,
  Icon: LucideIcon,
  onSelect: () => void,
  look = 'size-4.5',
): MenuItem => ({ key, label, icon: <Icon className={`shrink-0 ${look}`} />, onSelect })

/** The same with a paler icon. */
export const softItem = (
  key: string,
  label: string,
  Icon: LucideIcon,
  onSelect: () => void,
  disabled = false,
): MenuItem => ({ ...menuItem(key, label, Icon, onSelect, 'size-4.5 text-ink-soft'), disabled })
