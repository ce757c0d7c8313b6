import type { App } from '../../../platform/http/app.ts'
import { callbackRoutes } from './callback-routes.ts'
import { linkingRoutes } from './linking-routes.ts'
import { startRoutes } from './start-routes.ts'

/** Signing in by somebody else who knows the person: the way there, the way back, and what a member has linked. */
export function providerRoutes(app: App) {
  linkingRoutes(app)
  startRoutes(app)
  callbackRoutes(app)
}
