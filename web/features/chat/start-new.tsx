import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface StartNewProps {
  /** The recipe is saved, so that this is the next thing to do. */
  finished: boolean
  /** A conversation would be lost: ask first. */
  loses: boolean
  disabled: boolean
  onStart: () => void
}

export function StartNew({ finished, loses, disabled, onStart }: StartNewProps) {
  const { t } = useTranslation('chat')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant={finished ? 'primary' : 'quiet'}
        className={finished ? undefined : 'max-sm:-mx-3 max-sm:px-3 max-sm:text-sm'}
        disabled={disabled}
        icon={<RotateCcw aria-hidden="true" className={finished ? 'size-4.5' : 'size-4.5 max-sm:hidden'} />}
        onClick={() => (loses ? setAsking(true) : onStart())}
      >
        {t('startNew')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onStart()
        }}
        title={t('startNewQuestion')}
        confirmLabel={t('startNewConfirm')}
        cancelLabel={t('startNewCancel')}
      >
        {t('startNewWarning')}
      </ConfirmDialog>
    </>
  )
}
