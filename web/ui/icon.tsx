import type { LucideIcon } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'

/** Decorative: an icon, drawn in the size of its control, or a drawing of another size. */
export type IconProp = LucideIcon | ReactElement

/** Lucide hides its icons from screen readers. */
export function drawn(Icon: IconProp | undefined, size = 'size-5') {
  return Icon === undefined || isValidElement(Icon) ? Icon : <Icon className={size} />
}
