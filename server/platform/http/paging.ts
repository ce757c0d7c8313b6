import { limits } from '#shared/constants/limits.ts'

/** Which part of a list is asked for. */
export interface Page {
  limit: number
  offset: number
}

/** The part that a query names; without `limit`, as much as an answer of this list may hold. */
export function pageOf(
  list: { most?: number },
  query: { limit?: number | undefined; offset?: number | undefined },
): Page {
  const most = list.most ?? limits.list.max
  return { limit: Math.min(query.limit ?? most, most), offset: query.offset ?? 0 }
}
