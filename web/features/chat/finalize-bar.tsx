import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { FinalizeStep } from './timing.ts'

interface FinalizeBarProps {
  step: FinalizeStep
  percent: number
  onStop: () => void
}

/** How far finalizing has come. It can be stopped until the recipe is on its way into the binder. */
export function FinalizeBar({ step, percent, onStop }: FinalizeBarProps) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex items-center gap-4 py-1">
      <Progress label={t(`finalizing.${step}`)} value={percent} className="min-w-0 flex-1" />
      {step !== 'save' && (
        <Button variant="quiet" size="small" onClick={onStop} aria-label={t('stopFinalizing')}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
