import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#shared/contract/call.ts'
import { useSession } from './session.tsx'

type Refresh = ReturnType<typeof useSession>['refresh']

interface Cache {
  /** Whose it is; null while nobody knows who is signed in, '' for a visitor. */
  owner: string | null
  client: QueryClient
  key: number
}

/** One cache per session and person: pages share it, and nobody sees what somebody else had fetched. */
const caches = new WeakMap<Refresh, Cache>()

/** What was asked before anybody knew who is here was asked in the name of whom the session then turns out to be. */
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
        // Offline a call fails and the page says so, rather than waiting without a word.
        networkMode: 'always',
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Stands above pages that fetch for somebody signed in; a session that was lost shows at once. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { status, me, refresh } = useSession()
  const { client, key } = cacheOf(refresh, status === 'loading' ? null : (me?.id ?? ''))
  // What is mounted holds on to the cache it was mounted with, so that another cache mounts it anew.
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
