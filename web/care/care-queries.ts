import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  decideReport,
  endSilence,
  listModerationActs,
  listMuted,
  listOwnSilences,
  listReports,
  listSilences,
  muteMember,
  reportThing,
  silenceMember,
  unmuteMember,
  type Decision,
  type ReportedCase,
} from '#shared/contract/care.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { call } from '../api.ts'
import { callAll } from '../call-all.ts'

const pageSize = limits.list.max

export const muted = queryOptions({
  queryKey: ['muted'],
  queryFn: ({ signal }) => callAll(listMuted, ({ id }) => id, { signal }),
})

export const ownSilences = queryOptions({
  queryKey: ['own silences'],
  queryFn: ({ signal }) => callAll(listOwnSilences, ({ id }) => id, { signal }),
})

export const silences = queryOptions({
  queryKey: ['silences'],
  queryFn: ({ signal }) => callAll(listSilences, ({ id }) => id, { signal }),
})

const nextPage = (last: readonly unknown[], pages: readonly unknown[]) =>
  last.length === pageSize ? pages.length * pageSize : undefined

export const cases = infiniteQueryOptions({
  queryKey: ['reports'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listReports, {
      query: { status: 'open', limit: String(pageSize), offset: String(pageParam) },
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
    call(listModerationActs, { query: { limit: String(pageSize), offset: String(pageParam) }, signal }),
  getNextPageParam: nextPage,
  select: ({ pages }) => pages.flat(),
  staleTime: 0,
})

export function useReport() {
  return useMutation({ mutationFn: (body: BodyOf<typeof reportThing>) => call(reportThing, { body }) })
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

function refreshDesk(client: QueryClient) {
  void client.invalidateQueries({ queryKey: moderationLog.queryKey })
  void client.invalidateQueries({ queryKey: silences.queryKey })
  return client.invalidateQueries({ queryKey: cases.queryKey })
}

export function useDecide({ kind, id }: Pick<ReportedCase, 'kind' | 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { action: Decision; reason: string | null }) =>
      call(decideReport, { params: { kind, id }, body }),
    onSettled: () => refreshDesk(client),
  })
}

export function useSilence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof silenceMember>) => call(silenceMember, { body }),
    onSuccess: () => refreshDesk(client),
  })
}

export function useEndSilence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSilence, { params: { id } }),
    onSettled: () => refreshDesk(client),
  })
}
