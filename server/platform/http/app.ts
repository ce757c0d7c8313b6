import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Deps } from '../../deps.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'

export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

export type HttpContext = Context<HttpEnv>

/** What routes are hung on. `mounted` remembers each contract value for the tests and the OpenAPI document. */
export interface App {
  http: Hono<HttpEnv>
  deps: Deps
  mounted: Endpoint[]
  bodies: BodiesInFlight
}
