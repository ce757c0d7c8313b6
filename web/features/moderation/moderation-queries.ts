import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  decideReport,
  liftSuspension,
  listModerationLog,
  listMutedMembers,
  listOwnSuspensions,
  listReports,
  listSuspensions,
  muteMember,
  suspendMember,
  unmuteMember,
  type ModerationLogEntry,
  type ReportedCase,
} from '#shared/contract/moderation.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { loadedItems, pagedQuery } from '../../lib/paging.ts'
import { askList } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

const moderationKeys = {
  muted: ['muted'] as const,
  ownSuspensions: ['own suspensions'] as const,
  suspensions: ['suspensions'] as const,
  cases: ['reports'] as const,
  log: ['moderation log'] as const,
}

export const muted = askList(moderationKeys.muted, listMutedMembers, ({ id }) => id)

export const ownSuspensions = askList(moderationKeys.ownSuspensions, listOwnSuspensions, ({ id }) => id)

export const suspensions = askList(moderationKeys.suspensions, listSuspensions, ({ id }) => id)

export const cases = {
  ...pagedQuery<ReportedCase, typeof moderationKeys.cases>(
    moderationKeys.cases,
    limits.list.max,
    (query, signal) => call(listReports, { query: { status: 'open', ...query }, signal }),
  ),
  select: loadedItems<ReportedCase>,
  staleTime: 0,
  refetchOnWindowFocus: true,
}

export const moderationLog = {
  ...pagedQuery<ModerationLogEntry, typeof moderationKeys.log>(
    moderationKeys.log,
    limits.list.max,
    (query, signal) => call(listModerationLog, { query, signal }),
  ),
  select: loadedItems<ModerationLogEntry>,
  staleTime: 0,
}

/** Mutes or unmutes a member. */
export const useMute = () =>
  useChange(
    ({ id, mutes }: { id: string; mutes: boolean }) =>
      call(mutes ? muteMember : unmuteMember, { params: { id } }),
    { queryKey: moderationKeys.muted },
  )

function invalidateModeration(client: QueryClient) {
  void client.invalidateQueries({ queryKey: moderationKeys.log })
  void client.invalidateQueries({ queryKey: moderationKeys.suspensions })
  return client.invalidateQueries({ queryKey: moderationKeys.cases })
}

export function useDecide({ kind, id }: Pick<ReportedCase, 'kind' | 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof decideReport>) => call(decideReport, { params: { kind, id }, body }),
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
