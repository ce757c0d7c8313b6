import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/contract/call.ts'
import type { Group } from '#shared/contract/groups.ts'
import { groupById, publicGroups } from './group-queries.ts'

export type KnownGroup =
  | { status: 'loading' | 'notFound' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'known'; group: Group; threadCount: number | undefined; isMember: boolean }

/**
 * A group by its id. For a non-member the server refuses the detail, and the group comes from the public list, without
 * members and threads. A group that is in neither is not found.
 */
export function useGroup(id: string): KnownGroup {
  const detail = useQuery(groupById(id))
  const isRefused = detail.error instanceof CallError && detail.error.code === 'members only'
  const list = useQuery({ ...publicGroups, enabled: isRefused })

  if (detail.data && !isRefused) {
    const { threadCount, ...group } = detail.data
    return { status: 'known', group, threadCount, isMember: group.role !== null }
  }
  if (detail.isPending || (isRefused && list.isPending)) return { status: 'loading' }
  const group = list.data?.find((each) => each.id === id)
  if (isRefused && group) {
    return { status: 'known', group: { ...group, role: null }, threadCount: undefined, isMember: false }
  }
  const isUnknown = detail.error instanceof CallError && detail.error.code === 'not found'
  if (isUnknown || (isRefused && list.data)) return { status: 'notFound' }
  return { status: 'failed', retry: () => void detail.refetch(), isRetrying: detail.isFetching }
}
