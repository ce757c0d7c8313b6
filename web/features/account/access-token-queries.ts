import { createAccessToken, listAccessTokens, revokeAccessToken } from '#shared/contract/access-tokens.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

export const accessTokens = askQuery(['access tokens'], listAccessTokens)

/** The token itself is shown once, so it is not cached. */
export const useCreateAccessToken = () =>
  useChange((body: BodyOf<typeof createAccessToken>) => call(createAccessToken, { body }), accessTokens, {
    gcTime: 0,
  })

export const useRevokeAccessToken = () =>
  useChange((id: string) => call(revokeAccessToken, { params: { id } }), accessTokens)
