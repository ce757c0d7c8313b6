import { capacity } from '#shared/constants/capacity.ts'

/** Who sends slowly on purpose is cut off with 408, so that half-sent requests do not pile up. */
export const serverOptions = {
  headersTimeout: capacity.requestTimeout.headers,
  requestTimeout: capacity.requestTimeout.total,
  connectionsCheckingInterval: capacity.requestTimeout.checkedEvery,
} as const
