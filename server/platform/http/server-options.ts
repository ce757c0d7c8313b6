import { limits } from '#shared/constants/limits.ts'

/** Who sends slowly on purpose is cut off with 408, so that half-sent requests do not pile up. */
export const serverOptions = {
  headersTimeout: limits.requestTimeout.headers,
  requestTimeout: limits.requestTimeout.total,
  connectionsCheckingInterval: limits.requestTimeout.checkedEvery,
} as const
