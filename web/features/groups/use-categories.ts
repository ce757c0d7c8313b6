import { useQuery } from '@tanstack/react-query'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { groupCategories } from './group-queries.ts'

/** The categories to choose from: the server's, or the default ones when it has none to give. */
export function useCategories(): readonly string[] {
  const { data } = useQuery(groupCategories)
  return data && data.length > 0 ? data : defaultGroupCategories
}
