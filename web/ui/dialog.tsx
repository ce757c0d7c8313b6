import type { DialogProps } from './dialog-frame.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** A bottom sheet on small screens, a centred card on wide ones. Traps the focus and returns it afterwards. */
export const Dialog = lazyDialog<DialogProps>(() => import('./dialog-frame.tsx'))
