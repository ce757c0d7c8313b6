import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { groupCategories } from './group-queries.ts'

/** The server's categories, or the default ones if it has none. */
export function useCategories(): readonly string[] {
  const { data } = useQuery(groupCategories)
  return data && data.length > 0 ? data : defaultGroupCategories
}

/** Categories are stored in English: the default ones are shown in the current language, others unchanged. */
export function useCategoryLabel(): (category: string) => string {
  const { t } = useTranslation('groups')
  return (category) => {
    const known = defaultGroupCategories.find((each) => each.toLowerCase() === category.trim().toLowerCase())
    return known ? t(`categories.${known}`) : category
  }
}
