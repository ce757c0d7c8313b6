import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem } from './menu-item.ts'

export interface MenuProps {
  /** What the button shows. */
  children: ReactNode
  /** Names the button when what it shows is not enough. */
  label?: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  className?: string
}

/** The list itself comes when somebody reaches for the button, so that no page pays for it up front. */
const fetchPopup = () => import('./menu-popup.tsx')
const MenuPopup = lazy(fetchPopup)

const warmUp = () => void fetchPopup().catch(() => undefined)

/** A button that opens a list of deeds. Arrow keys, letters, Home, End and Escape work as in any menu. */
export function Menu({ children, label, items, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  /** Where a keyboard begins in the list; a pointer begins nowhere. */
  const [begin, setBegin] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** The press itself closes an open list from outside; the click that follows must not open it again. */
  const openWhenPressed = useRef(false)
  return (
    <div ref={frame} className="inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
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
          'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[0.9375rem] font-medium transition-colors hover:bg-surface-sunken',
          className,
        )}
      >
        {children}
      </button>
      {wanted && (
        <Suspense>
          <MenuPopup
            {...{ open, begin, items, align, frame }}
            anchor={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
