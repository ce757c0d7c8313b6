import type { CallInput } from '#shared/contract/call.ts'
import type { AnswerOf, Endpoint } from '#shared/contract/endpoint.ts'
import { call } from './api.ts'

type ItemOf<E> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never

/** What goes while one reads moves the rest up: each part begins a little before the end of the one before. */
const overlap = 20

/** A whole list, however long: part after part until one is not full. Items are told apart by `keyOf`. */
export async function callAll<E extends Endpoint>(
  endpoint: E,
  keyOf: (item: ItemOf<E>) => string,
  input?: CallInput<E>,
): Promise<ItemOf<E>[]> {
  return allPages(endpoint, keyOf, async (offset) => {
    const given = (input ?? {}) as { query?: object }
    const query = offset === 0 ? given.query : { ...given.query, offset }
    return (await call(endpoint, { ...given, query } as unknown as CallInput<E>)) as ItemOf<E>[]
  })
}

/** The same for a list that is one field of its answer. */
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
