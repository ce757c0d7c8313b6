import type { App } from '../../http/app.ts'
import { serveCallback } from './callback.ts'
import { linkingRoutes } from './linking.ts'
import { serveStart } from './start.ts'

/** Signing in by somebody else who knows the person: the way there, the way back, and what a member has linked. */
export function providerRoutes(app: App) {
  linkingRoutes(app)
  serveStart(app)
  serveCallback(app)
}
