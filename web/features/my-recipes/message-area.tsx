import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import type { Message } from './use-recipe-actions.ts'

interface MessageAreaProps {
  ref: RefObject<HTMLDivElement | null>
  message: Message | null
  onDismiss: () => void
}

/** The result of the last action, with Undo where there is one. */
export function MessageArea({ ref, message, onDismiss }: MessageAreaProps) {
  const { t } = useTranslation(['recipes', 'ui'])
  return (
    <div ref={ref} tabIndex={-1} className="sticky top-20 z-20 outline-none">
      {message && (
        <Alert
          tone={message.tone}
          className="mb-5 shadow-lift"
          action={
            <span className="flex items-center gap-1">
              {message.undo && (
                <Button variant="secondary" size="small" onClick={message.undo}>
                  {t('undo')}
                </Button>
              )}
              <IconButton label={t('ui:close')} icon={X} onClick={onDismiss} className="-my-2 -mr-2" />
            </span>
          }
        >
          {message.text}
        </Alert>
      )}
    </div>
  )
}
