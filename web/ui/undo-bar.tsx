import { useEffect, useRef, useState } from 'react'

interface UndoBarProps {
  /** What was done: another object for each action, null when there is nothing to take back. */
  done: object | null
  text: string
  undoLabel: string
  /** Null for what is only said. */
  onUndo: (() => void) | null
  onDismiss: () => void
  /** Something else that can be done next. */
  action?: { label: string; run: () => void } | null
}

const shownFor = 8000

/**
 * What was just done, with a button that takes it back, above everything at the bottom of the window. It stays while it
 * has the focus or the pointer. Where what was removed had the focus, the button gets it.
 */
export function UndoBar({ done, text, undoLabel, onUndo, onDismiss, action }: UndoBarProps) {
  const [isHeld, setIsHeld] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!done || isHeld) return
    const timer = setTimeout(onDismiss, shownFor)
    return () => clearTimeout(timer)
    // The function is another one at each render; the time is for what was done.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [done, isHeld])
  useEffect(() => {
    if (!done) return
    // A menu that closes gives the focus back first.
    const later = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(later)
  }, [done])
  return (
    <div data-screen-only role="status" className="undo-bar">
      {done && (
        <div
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          className="flex items-center gap-2 rounded-3xl bg-ink py-1 pr-1 pl-5 text-paper shadow-lift not-has-[button]:pr-5"
        >
          <span className="min-w-0 py-2.5 leading-snug">{text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                setIsHeld(false)
                action.run()
              }}
              className="min-h-11 shrink-0 rounded-full px-4 font-semibold underline underline-offset-4 focus-visible:outline-paper"
            >
              {action.label}
            </button>
          )}
          {onUndo && (
            <button
              ref={button}
              type="button"
              onClick={() => {
                setIsHeld(false)
                onUndo()
              }}
              className="min-h-11 shrink-0 rounded-full px-4 font-semibold underline underline-offset-4 focus-visible:outline-paper"
            >
              {undoLabel}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
