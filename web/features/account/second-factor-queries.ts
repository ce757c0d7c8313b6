import { useQuery } from '@tanstack/react-query'
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
import { askQuery } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

export type Secret = AnswerOf<typeof startSecondFactor>

export const secondFactor = askQuery(['second factor'], showSecondFactor)

/** Whether sensitive actions need a code besides the password. */
export function useNeedsCode(): boolean {
  const since = useQuery(secondFactor).data?.since
  return since !== undefined && since !== null
}

/** The secret and the recovery codes are shown once, so they are not cached. */
export const useStartSecondFactor = () =>
  useChange(({ password }: ReauthCredentials) => call(startSecondFactor, { body: { password } }), undefined, {
    gcTime: 0,
  })

export const useConfirmSecondFactor = () =>
  useChange((code: string) => call(confirmSecondFactor, { body: { code } }), secondFactor, { gcTime: 0 })

export const useRenewRecoveryCodes = () =>
  useChange(
    (credentials: ReauthCredentials) => call(renewRecoveryCodes, { body: credentials }),
    secondFactor,
    { gcTime: 0 },
  )

export const useRemoveSecondFactor = () =>
  useChange((credentials: ReauthCredentials) => call(removeSecondFactor, { body: credentials }), secondFactor)
