import type { LucideIcon } from 'lucide-react'
import type { MenuItem } from './menu-popup.tsx'

/** An action of a menu with its icon. */
export const menuItem = (key: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
  key,
  label,
  icon: <Icon className="size-4.5 shrink-0" />,
  onSelect,
})
