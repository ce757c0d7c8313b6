import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import type { FindSession } from '../auth/session-cache.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'

export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; endpoint: Endpoint | undefined }
}

export type HttpContext = Context<HttpEnv>

/** What routes are mounted on. */
export interface App {
  http: Hono<HttpEnv>
  deps: Deps
  /** Every call, for the OpenAPI document, its page and the tests. */
  mounted: Endpoint[]
  /** Called with each error that a mounted call answers; tests compare these with the contract. */
  observeError?: (endpoint: Endpoint, code: ErrorCode) => void
  bodies: BodiesInFlight
  findSession: FindSession
}
