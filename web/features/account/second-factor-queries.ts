import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from '#shared/contract/second-factor.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import type { ReauthCredentials } from './reauth-dialog.tsx'

export type Secret = AnswerOf<typeof startSecondFactor>

export const secondFactor = queryOptions({
  queryKey: ['second factor'],
  queryFn: ({ signal }) => call(showSecondFactor, { signal }),
})

/** Whether something grave takes a code besides the password. */
export function useNeedsCode(): boolean {
  const since = useQuery(secondFactor).data?.since
  return since !== undefined && since !== null
}

/** The secret and the recovery codes are told once and stay in no cache. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: ({ password }: ReauthCredentials) => call(startSecondFactor, { body: { password } }),
    gcTime: 0,
  })
}

export function useConfirmSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(secondFactor),
  })
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: ReauthCredentials) => call(renewRecoveryCodes, { body: proof }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(secondFactor),
  })
}

export function useRemoveSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: ReauthCredentials) => call(removeSecondFactor, { body: proof }),
    onSuccess: () => client.invalidateQueries(secondFactor),
  })
}
