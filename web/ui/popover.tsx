import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

interface PopoverProps {
  open: boolean
  onClose: () => void
  /** The popover's name and heading. */
  title: string
  /** Beside the title. */
  action?: ReactNode
  anchor: RefObject<HTMLButtonElement | null>
  /** The portal's container: beside the button, so that the popover is in the same landmark. */
  frame: RefObject<HTMLElement | null>
  /** Whether the focus returns to the button; not after a navigation. */
  returnsFocus: () => boolean
  children: ReactNode
}

/** A non-modal panel below its button. Takes the focus and returns it afterwards. */
export function Popover({
  open,
  onClose,
  title,
  action,
  anchor,
  frame,
  returnsFocus,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={frame}>
        <Base.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-60 outline-none"
        >
          <Base.Popup
            finalFocus={() => (returnsFocus() ? anchor.current : false)}
            className="max-h-[min(36rem,calc(100dvh-6rem))] w-[min(26rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card text-ink shadow-lift outline-none transition-[scale,opacity] duration-150 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0"
          >
            <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-card px-4 py-2.5">
              <Base.Title className="font-serif text-xl">{title}</Base.Title>
              {action}
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
