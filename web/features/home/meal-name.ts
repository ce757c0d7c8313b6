import { useTranslation } from 'react-i18next'
import type { PlannedMeal } from '#shared/contract/home.ts'

/** What a planned meal is called. */
export function useMealName() {
  const { t } = useTranslation('plan')
  return ({ title, leftovers }: Pick<PlannedMeal, 'title' | 'leftovers'>): string => {
    if (leftovers) return title === null ? t('leftovers') : t('leftoversOf', { title })
    return title ?? t('untitled')
  }
}
