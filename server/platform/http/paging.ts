import { limits } from '#shared/constants/limits.ts'

/** The requested part of a list. */
export interface Page {
  limit: number
  offset: number
}

/** The part of a list that a query requests; without `limit`, the most items of an answer. */
export function pageOf(
  list: { most?: number },
  query: { limit?: number | undefined; offset?: number | undefined },
): Page {
  const most = list.most ?? limits.list.max
  return { limit: Math.min(query.limit ?? most, most), offset: query.offset ?? 0 }
}
