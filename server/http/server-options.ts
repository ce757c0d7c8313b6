import { limits } from '#shared/limits.ts'

/** Who sends slowly on purpose is cut off with 408, so that half-sent requests do not pile up. */
export const serverOptions = {
  headersTimeout: limits.arrival.headers,
  requestTimeout: limits.arrival.whole,
  connectionsCheckingInterval: limits.arrival.checkedEvery,
} as const
