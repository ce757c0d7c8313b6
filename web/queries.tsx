import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#shared/call.ts'
import { useSession } from './session.tsx'

type Refresh = ReturnType<typeof useSession>['refresh']

/** One cache per session and person: pages share it, and nobody sees what somebody else had fetched. */
const caches = new WeakMap<Refresh, { owner: string; client: QueryClient }>()

function clientOf(refresh: Refresh, owner: string): QueryClient {
  const kept = caches.get(refresh)
  if (kept?.owner === owner) return kept.client
  const client = newClient(refresh)
  caches.set(refresh, { owner, client })
  return client
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
export function Queries({ children }: { children: ReactNode }) {
  const { me, refresh } = useSession()
  return <QueryClientProvider client={clientOf(refresh, me?.id ?? '')}>{children}</QueryClientProvider>
}
