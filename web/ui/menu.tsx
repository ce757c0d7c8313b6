import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem } from './menu-popup.tsx'

export interface MenuProps {
  /** The button's content; three dots without one. */
  children?: ReactNode
  /** The button's accessible name, if its content is not enough. */
  label?: string
  /** False for what is not possible. */
  items: readonly (MenuItem | false)[]
  align?: 'start' | 'end'
  className?: string
  /** Replaces the usual look of the button. */
  look?: string
  disabled?: boolean
}

/** Loaded on hover or focus of the button, to keep it out of the first load. */
const fetchPopup = () => import('./menu-popup.tsx')
const MenuPopup = lazy(fetchPopup)

const warmUp = () => void fetchPopup().catch(() => undefined)

/** A button with a menu of actions. Arrow keys, letters, Home, End and Escape work as in any menu. */
export function Menu({ children, label, items, align = 'end', className, look, disabled }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  /** The item to focus when opened by keyboard; null when opened by pointer. */
  const [begin, setBegin] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** The pointerdown already closes an open menu; the click that follows must not reopen it. */
  const openWhenPressed = useRef(false)
  return (
    <div ref={frame} className="inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        disabled={disabled}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onPointerDown={() => {
          openWhenPressed.current = open
        }}
        onClick={(event) => {
          const isPointer = event.detail > 0
          setWanted(true)
          setBegin(isPointer ? null : 'first')
          setOpen(!(isPointer ? openWhenPressed.current : open))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setWanted(true)
          setBegin(event.key === 'ArrowUp' ? 'last' : 'first')
          setOpen(true)
        }}
        className={classNames(
          look ??
            'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[0.9375rem] font-medium transition-colors hover:bg-surface-sunken',
          className,
        )}
      >
        {children ?? <Ellipsis className="size-5" />}
      </button>
      {wanted && (
        <Suspense>
          <MenuPopup
            {...{ open, begin, align, frame }}
            items={items.filter((item) => item !== false)}
            anchor={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
