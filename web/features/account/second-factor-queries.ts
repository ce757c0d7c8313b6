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

/** Whether sensitive actions need a code besides the password. */
export function useNeedsCode(): boolean {
  const since = useQuery(secondFactor).data?.since
  return since !== undefined && since !== null
}

/** The secret and the recovery codes are shown once, so they are not cached. */
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
    mutationFn: (credentials: ReauthCredentials) => call(renewRecoveryCodes, { body: credentials }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(secondFactor),
  })
}

export function useRemoveSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: ReauthCredentials) => call(removeSecondFactor, { body: credentials }),
    onSuccess: () => client.invalidateQueries(secondFactor),
  })
}
