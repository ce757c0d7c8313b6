import { useTranslation } from 'react-i18next'
import { defaultGroupCategories } from '#shared/constants/categories.ts'

/** Categories are stored in English: the default ones are shown in the reader's language, others as they are. */
export function useCategoryLabel(): (category: string) => string {
  const { t } = useTranslation('groups')
  return (category) => {
    const known = defaultGroupCategories.find((each) => each.toLowerCase() === category.trim().toLowerCase())
    return known ? t(`categories.${known}`) : category
  }
}
