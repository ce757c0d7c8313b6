import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/call.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { call } from './api.ts'
import { callAll, type ItemOf } from './paging.ts'

/** The answer of a call under a key. */
export const askQuery = <E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  input?: CallInput<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { ...input, signal } as unknown as CallInput<E>),
  })

/** A whole list under a key, which is fetched page by page. */
export const askList = <E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  keyOf: (item: ItemOf<E>) => string,
  input?: CallInput<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => callAll(endpoint, keyOf, { ...input, signal } as unknown as CallInput<E>),
  })
