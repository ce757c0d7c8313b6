import type { ReactNode } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question: "Delete this photo?" */
  title: string
  children?: ReactNode
  /** The action as a verb: "Delete". */
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
}

/** Confirms a destructive action. Cancel has the focus; the backdrop does not close it. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(() => import('./confirm-dialog-frame.tsx'))
