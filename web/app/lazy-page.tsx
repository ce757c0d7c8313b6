import { lazyPage, type Module } from '../lib/lazy-page.tsx'

/**
 * Fetches a component together with the query cache that it needs. The cache is not part of the first load: a
 * visitor's landing page has no queries.
 */
export async function withQueries(load: () => Promise<Module>): Promise<Module> {
  const [{ QueryProvider }, { default: Component }] = await Promise.all([
    import('./query-provider.tsx'),
    load(),
  ])
  return {
    default: () => (
      <QueryProvider>
        <Component />
      </QueryProvider>
    ),
  }
}

/** A page with queries. All such pages share the query cache of the signed-in user. */
export const queryPage = (load: () => Promise<Module>) => lazyPage(() => withQueries(load))
