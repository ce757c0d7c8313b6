import { useQuery } from '@tanstack/react-query'
import { linkProvider, listLinkedProviders, listProviders, unlinkProvider } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { providers, type Provider } from '#shared/constants/providers.ts'
import { call } from '../../lib/api.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

type LinkedProvider = AnswerOf<typeof listLinkedProviders>[number]

const available = askQuery(['sign-in providers'], listProviders)

const linkedProviders = askQuery(['linked providers'], listLinkedProviders)

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
export const useLinkProvider = () =>
  useChange(({ provider, password, code }: ProviderCredentials) =>
    call(linkProvider, { params: { provider }, body: { password, code } }),
  )

export const useUnlinkProvider = () =>
  useChange(
    ({ provider, password, code }: ProviderCredentials) =>
      call(unlinkProvider, { params: { provider }, body: { password, code } }),
    linkedProviders,
  )
