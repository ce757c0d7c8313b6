import { useRef, type ReactNode, type RefObject } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

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
  /** Actions that stay in view at the bottom, instead of the footer. */
  bar?: ReactNode
  size?: 'small' | 'normal' | 'wide' | 'full'
  /** Hides the title visually, for content with its own heading. */
  titleHidden?: boolean
  /** Gets the focus first; default: the dialog itself, which is read by its title and shows no ring. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus after closing; default: the element that opened the dialog. */
  finalFocus?: () => HTMLElement | null
  /** The title's language if it is not the interface's. */
  titleLang?: string | undefined
}

const widths = { small: 'sm:max-w-md', normal: 'sm:max-w-xl', wide: 'sm:max-w-4xl', full: 'sm:max-w-6xl' }

/** A bottom sheet on small screens, a centred card on wide ones. Traps the focus and returns it afterwards. */
export default function DialogFrame(props: DialogProps) {
  const { t } = useTranslation('ui')
  const { open, onClose, title, description, children, footer, bar, size = 'normal', titleHidden } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Also between stacked dialogs, so that the upper one stands out. */}
        <Base.Backdrop
          forceRender
          className="dialog-shade fixed inset-0 z-50 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="dialog-viewport fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={props.initialFocus ?? popup}
            finalFocus={props.finalFocus}
            className={classNames(
              'dialog-popup max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-3xl bg-paper text-ink shadow-lift outline-none',
              'transition-[translate,opacity] duration-200 ease-standard sm:rounded-3xl',
              'data-ending-style:translate-y-6 data-ending-style:opacity-0',
              'data-starting-style:translate-y-6 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <div className="sticky top-0 z-10 flex items-start gap-4 bg-paper px-5 pt-4 pb-2 sm:px-8 sm:pt-6">
              <Base.Title
                lang={props.titleLang}
                className={titleHidden ? 'sr-only' : 'min-w-0 flex-1 pt-2 text-heading'}
              >
                {title}
              </Base.Title>
              <Base.Close
                aria-label={t('close')}
                className="-mr-2 ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
              >
                <X className="size-5" />
              </Base.Close>
            </div>
            <div className="px-5 pb-[max(1.5rem,env(safe-area-inset-bottom,0px))] sm:px-8 sm:pb-8">
              {description && (
                <Base.Description className="mb-5 text-ink-soft">{description}</Base.Description>
              )}
              {children}
            </div>
            {bar && <div className="dialog-bar">{bar}</div>}
            {footer && (
              <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom,0px))] sm:px-8 sm:pt-4 sm:pb-4">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
