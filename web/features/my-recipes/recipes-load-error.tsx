import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** A list that did not come, in its own place. */
export function RecipesLoadError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation(['recipes', 'ui'])
  return (
    <Alert
      tone="error"
      className="my-4"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('ui:tryAgain')}
        </Button>
      }
    >
      {t('failedToLoadRecipes')}
    </Alert>
  )
}
