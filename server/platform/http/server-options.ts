import { capacity } from '#shared/constants/capacity.ts'

/** Slow requests are ended with 408, so that incomplete ones do not accumulate. */
export const serverOptions = {
  headersTimeout: capacity.requestTimeout.headers,
  requestTimeout: capacity.requestTimeout.total,
  connectionsCheckingInterval: capacity.requestTimeout.checkedEvery,
} as const
