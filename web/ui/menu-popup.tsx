import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names.ts'

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

interface MenuPopupProps {
  open: boolean
  /** The item that gets the focus when the menu opens; null: the menu itself. */
  begin: 'first' | 'last' | null
  onClose: () => void
  items: readonly MenuItem[]
  anchor: RefObject<HTMLButtonElement | null>
  /** The portal's container: beside the button, so that the menu is in the same landmark. */
  frame: RefObject<HTMLElement | null>
  align: 'start' | 'end'
}

export default function MenuPopup({ open, begin, onClose, items, anchor, frame, align }: MenuPopupProps) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!open) hasBegun.current = false
  }, [open])

  /** The menu gets the focus before its items can. Only once: later the pointer may leave the items. */
  function goToFirstItem(event: FocusEvent<HTMLElement>) {
    if (hasBegun.current || event.target.getAttribute('role') === 'menuitem') return
    hasBegun.current = true
    const all = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')
    if (begin) all[begin === 'first' ? 0 : all.length - 1]?.focus()
  }

  const isChoice = items.some((item) => item.current !== undefined)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={frame}>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={6}
          positionMethod="fixed"
          className="z-60 outline-none"
        >
          <Base.Popup
            finalFocus={anchor}
            onFocus={goToFirstItem}
            className="max-w-(--available-width) min-w-48 origin-(--transform-origin) rounded-2xl border border-line bg-card p-1.5 text-ink shadow-lift outline-none transition-[scale,opacity] duration-150 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0"
          >
            {items.map((item) => (
              <Base.Item
                key={item.key}
                disabled={item.disabled}
                onClick={item.onSelect}
                lang={item.lang}
                aria-current={item.current || undefined}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 text-[0.9375rem] outline-none select-none',
                  'data-disabled:opacity-50 data-highlighted:bg-surface-sunken',
                  item.danger && 'text-danger',
                )}
              >
                {item.icon}
                {item.label}
                {isChoice && (
                  <Check className={classNames('ml-auto size-4 text-brand', !item.current && 'invisible')} />
                )}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
