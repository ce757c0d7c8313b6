import type { Deps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { auditLogRoutes } from './audit-log.ts'
import { deviceRoutes } from './devices.ts'
import { doorRoutes } from './doors.ts'
import { leavingRoutes } from './leaving.ts'
import { passwordRoutes } from './passwords.ts'
import type { PersonData } from './person.ts'
import { profileRoutes } from './profile.ts'
import { providerRoutes } from './providers/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'

/** `features` tell what is a person's own; `afterLeaving` removes what the transaction of leaving cannot. */
export function accountRoutes(
  app: App,
  features: readonly PersonData[],
  afterLeaving: (deps: Deps) => Promise<unknown>,
) {
  doorRoutes(app)
  passwordRoutes(app)
  profileRoutes(app)
  deviceRoutes(app)
  secondFactorRoutes(app)
  providerRoutes(app)
  leavingRoutes(app, features, afterLeaving)
  auditLogRoutes(app)
}
