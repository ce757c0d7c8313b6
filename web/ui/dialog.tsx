import type { ReactNode, RefObject } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void
  /** The dialog's name and heading. */
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'wide' | 'full'
  /** Hides the title visually, for content with its own heading. */
  titleHidden?: boolean
  /** Gets the focus first; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus after closing; default: the element that opened the dialog. */
  finalFocus?: () => HTMLElement | null
  /** The title's language if it is not the interface's. */
  titleLang?: string
}

/** A bottom sheet on small screens, a centred card on wide ones. Traps the focus and returns it afterwards. */
export const Dialog = lazyDialog<DialogProps>(() => import('./dialog-frame.tsx'))
