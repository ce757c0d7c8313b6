import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/call.ts'
import type { AnswerOf, Endpoint } from '#shared/contract/endpoint.ts'
import { call } from './api.ts'
import { orStored } from './or-stored.ts'
import type { Stored } from './replica/stored.ts'

export type ItemOf<E> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never

/** Pages overlap: an item deleted between two requests moves the rest up, and none may be missed. */
const overlap = 20

/** Fetches a whole list page by page, until a page is not full. `keyOf` identifies an item. */
export async function callAll<E extends Endpoint>(
  endpoint: E,
  keyOf: (item: ItemOf<E>) => string,
  input?: CallInput<E>,
): Promise<ItemOf<E>[]> {
  return allPages(endpoint, keyOf, async (offset) => {
    const given = (input ?? {}) as { query?: object }
    const query = offset === 0 ? given.query : { ...given.query, offset: String(offset) }
    return (await call(endpoint, { ...given, query } as unknown as CallInput<E>)) as ItemOf<E>[]
  })
}

/** The same; without a connection the list that this device has stored. */
export const allOrStored = <E extends Endpoint>(
  endpoint: E,
  keyOf: (item: ItemOf<E>) => string,
  input: CallInput<E>,
  read: (stored: Stored) => unknown,
) =>
  orStored(endpoint, () => callAll(endpoint, keyOf, input) as Promise<AnswerOf<E>>, read) as Promise<
    ItemOf<E>[]
  >

/** The same for a list that is one field of the answer. */
export async function allPages<Item>(
  { most = Infinity }: { most?: number },
  keyOf: (item: Item) => string,
  fetchPage: (offset: number) => Promise<Item[]>,
): Promise<Item[]> {
  const all = new Map<string, Item>()
  for (let offset = 0; ; offset += most - overlap) {
    const items = await fetchPage(offset)
    for (const item of items) all.set(keyOf(item), item)
    if (items.length < most) return [...all.values()]
  }
}

export interface LoadedPage<Item> {
  items: Item[]
  /** Whether the server sent a full page, so that more may follow; `removeItem` does not change it. */
  full: boolean
}

type Pages<Item> = InfiniteData<LoadedPage<Item>>

/** A list that is loaded page by page on demand, by offset. */
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

/** All items loaded so far, without the duplicates of a list that grew between two pages. */
export function loadedItems<Item extends { id: string | number }>(
  data: Pages<Item> | undefined,
): Item[] | undefined {
  const items = data?.pages.flatMap((page) => page.items)
  return items?.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index)
}

/** Removes an item from the loaded pages, without a new request. */
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

/** Reloads the list from its first page; the loaded first page stays on the screen meanwhile. */
export async function reloadPages<Item>(client: QueryClient, queryKey: QueryKey): Promise<void> {
  client.setQueryData<Pages<Item>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await client.invalidateQueries({ queryKey })
}
