import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  decideReport,
  liftSuspension,
  listModerationLog,
  listMutedMembers,
  listOwnSuspensions,
  listReports,
  listSuspensions,
  muteMember,
  reportContent,
  suspendMember,
  unmuteMember,
  type Decision,
  type ReportedCase,
} from '#shared/contract/moderation.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { callAll } from '../../lib/call-all.ts'

const pageSize = limits.list.max

export const muted = queryOptions({
  queryKey: ['muted'],
  queryFn: ({ signal }) => callAll(listMutedMembers, ({ id }) => id, { signal }),
})

export const ownSuspensions = queryOptions({
  queryKey: ['own suspensions'],
  queryFn: ({ signal }) => callAll(listOwnSuspensions, ({ id }) => id, { signal }),
})

export const suspensions = queryOptions({
  queryKey: ['suspensions'],
  queryFn: ({ signal }) => callAll(listSuspensions, ({ id }) => id, { signal }),
})

const nextPage = (last: readonly unknown[], pages: readonly unknown[]) =>
  last.length === pageSize ? pages.length * pageSize : undefined

export const cases = infiniteQueryOptions({
  queryKey: ['reports'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listReports, {
      query: { status: 'open', limit: pageSize, offset: pageParam },
      signal,
    }),
  getNextPageParam: nextPage,
  select: ({ pages }) => pages.flat(),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

export const moderationLog = infiniteQueryOptions({
  queryKey: ['moderation log'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listModerationLog, { query: { limit: pageSize, offset: pageParam }, signal }),
  getNextPageParam: nextPage,
  select: ({ pages }) => pages.flat(),
  staleTime: 0,
})

export function useReport() {
  return useMutation({ mutationFn: (body: BodyOf<typeof reportContent>) => call(reportContent, { body }) })
}

/** Mutes a member, or with false reads them again. */
export function useMute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, mutes }: { id: string; mutes: boolean }) =>
      call(mutes ? muteMember : unmuteMember, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: muted.queryKey }),
  })
}

function invalidateModeration(client: QueryClient) {
  void client.invalidateQueries({ queryKey: moderationLog.queryKey })
  void client.invalidateQueries({ queryKey: suspensions.queryKey })
  return client.invalidateQueries({ queryKey: cases.queryKey })
}

export function useDecide({ kind, id }: Pick<ReportedCase, 'kind' | 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { action: Decision; reason: string | null }) =>
      call(decideReport, { params: { kind, id }, body }),
    onSettled: () => invalidateModeration(client),
  })
}

export function useSuspend() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof suspendMember>) => call(suspendMember, { body }),
    onSuccess: () => invalidateModeration(client),
  })
}

export function useLiftSuspension() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(liftSuspension, { params: { id } }),
    onSettled: () => invalidateModeration(client),
  })
}
