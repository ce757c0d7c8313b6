import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '#shared/contract/access-tokens.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'

export const accessTokens = queryOptions({
  queryKey: ['access tokens'],
  queryFn: ({ signal }) => call(listAccessTokens, { signal }),
})

/** The token itself is shown once, so it is not cached. */
export function useCreateAccessToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createAccessToken>) => call(createAccessToken, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(accessTokens),
  })
}

export function useRevokeAccessToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeAccessToken, { params: { id } }),
    onSuccess: () => client.invalidateQueries(accessTokens),
  })
}
