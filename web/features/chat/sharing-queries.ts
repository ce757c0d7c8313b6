import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listSharing, setSharing, type Sharing } from '#shared/contract/chef-sharing.ts'
import { call } from '../../lib/api.ts'
import { settings } from '../../lib/settings.ts'

const key = ['chef sharing'] as const

/** The providers outside the operator's network, and what the user lets them know. */
export const sharingQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(listSharing, { signal }),
    staleTime: 300_000,
    // The built-in chef sends nothing anywhere.
    enabled: settings().chefModel !== '',
  })

/** Shows the choice at once; a failure brings back what stands on the server. */
export function useSetSharing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { provider: string; allowed: boolean }) => call(setSharing, { body }),
    onMutate: ({ provider, allowed }) => {
      const before = client.getQueryData<Sharing[]>(key)
      client.setQueryData<Sharing[]>(key, (all) =>
        all?.map((each) => (each.provider === provider ? { ...each, allowed } : each)),
      )
      return before
    },
    onError: (_cause, _choice, before) => client.setQueryData(key, before),
  })
}
