import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

export interface LoadedPage<Item> {
  items: Item[]
  /** Whether it came full, so that more may follow; taking one away afterwards changes nothing about that. */
  full: boolean
}

type Pages<Item> = InfiniteData<LoadedPage<Item>>

/** A list that comes in pages by offset, as far as somebody asked for it. */
export function pagedQuery<Item, Key extends QueryKey>(
  queryKey: Key,
  pageSize: number,
  fetchPage: (query: { limit: number; offset: number }, signal: AbortSignal) => Promise<Item[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage<Item>> => {
      const items = await fetchPage({ limit: pageSize, offset: pageParam }, signal)
      return { items, full: items.length === pageSize }
    },
    getNextPageParam: (last, all): number | undefined =>
      last.full ? all.reduce((count, page) => count + page.items.length, 0) : undefined,
  })
}

/** Everything loaded so far; what came twice, because the list moved meanwhile, stands once. */
export function loadedItems<Item extends { id: string }>(data: Pages<Item> | undefined): Item[] | undefined {
  const items = data?.pages.flatMap((page) => page.items)
  return items?.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index)
}

/** Takes one away from what is loaded, without asking again. */
export function removeItem<Item extends { id: string }>(client: QueryClient, queryKey: QueryKey, id: string) {
  client.setQueryData<Pages<Item>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
      },
  )
}

/** Loads the list anew from its first page, while what is shown stays until that has come. */
export async function reloadPages<Item>(client: QueryClient, queryKey: QueryKey): Promise<void> {
  client.setQueryData<Pages<Item>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await client.invalidateQueries({ queryKey })
}
