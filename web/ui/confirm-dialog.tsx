import type { ConfirmDialogProps } from './confirm-dialog-frame.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** Confirms a destructive action. Cancel has the focus; the backdrop does not close it. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(() => import('./confirm-dialog-frame.tsx'))
