import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { linkProvider, listLinkedProviders, listProviders, unlinkProvider } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { providers, type Provider } from '#shared/constants/providers.ts'
import { call } from '../../lib/api.ts'

type LinkedProvider = AnswerOf<typeof listLinkedProviders>[number]

const available = queryOptions({
  queryKey: ['sign-in providers'],
  queryFn: ({ signal }) => call(listProviders, { signal }),
})

const linkedProviders = queryOptions({
  queryKey: ['linked providers'],
  queryFn: ({ signal }) => call(listLinkedProviders, { signal }),
})

export interface ProviderRow {
  provider: Provider
  isAvailable: boolean
  linked: LinkedProvider | null
}

/** Every provider that is set up or linked, in the order of the login page. */
export function useProviderRows() {
  const offered = useQuery(available)
  const linked = useQuery(linkedProviders)
  const rows = providers.flatMap((provider): ProviderRow[] => {
    const isAvailable = offered.data?.includes(provider) ?? false
    const link = linked.data?.find((each) => each.provider === provider) ?? null
    return isAvailable || link ? [{ provider, isAvailable, linked: link }] : []
  })
  return {
    rows,
    isPending: offered.isPending || linked.isPending,
    isError: offered.isError || linked.isError,
    isFetching: offered.isFetching || linked.isFetching,
    refetch: () => Promise.all([offered.refetch(), linked.refetch()]),
  }
}

interface ProviderCredentials {
  provider: Provider
  password: string | null
  code?: string
}

/** Returns the provider's URL to open. */
export function useLinkProvider() {
  return useMutation({
    mutationFn: ({ provider, password, code }: ProviderCredentials) =>
      call(linkProvider, { params: { provider }, body: { password, code } }),
  })
}

export function useUnlinkProvider() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ provider, password, code }: ProviderCredentials) =>
      call(unlinkProvider, { params: { provider }, body: { password, code } }),
    onSuccess: () => client.invalidateQueries(linkedProviders),
  })
}
