import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#shared/contract/call.ts'
import { useSession } from './session.tsx'

type Refresh = ReturnType<typeof useSession>['refresh']

interface Cache {
  /** The user's id; '' for a visitor, null until the session is known. */
  owner: string | null
  client: QueryClient
  key: number
}

/** The current cache of each session provider: pages share it, and another user gets a new one. */
const caches = new WeakMap<Refresh, Cache>()

/** Requests sent before the session was known belong to the user that the session turns out to have. */
function cacheOf(refresh: Refresh, owner: string | null): Cache {
  const existing = caches.get(refresh)
  if (existing && (existing.owner === owner || existing.owner === null)) {
    existing.owner = owner
    return existing
  }
  const cache = { owner, client: newClient(refresh), key: (existing?.key ?? 0) + 1 }
  caches.set(refresh, cache)
  return cache
}

function newClient(refresh: Refresh) {
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.code === 'not signed in') void refresh()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Offline, a call fails and the page shows an error; the default would wait without a message.
        networkMode: 'always',
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The query cache of the signed-in user. Mounted by the route table; a lost session is noticed at the first refusal. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { status, me, refresh } = useSession()
  const { client, key } = cacheOf(refresh, status === 'loading' ? null : (me?.id ?? ''))
  // Mounted queries stay with the client they started with: the key mounts them again when the user changes.
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
