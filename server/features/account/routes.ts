import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/app.ts'
import { auditLogRoutes } from './audit-log-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { accountDeletionRoutes } from './delete-account.ts'
import { passwordRoutes } from './password-routes.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { profileRoutes } from './profile-routes.ts'
import { providerRoutes } from './providers/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'

/** `features` tell what is a person's own; `afterLeaving` removes what the transaction of leaving cannot. */
export function accountRoutes(
  app: App,
  features: readonly PersonalData[],
  afterDeletion: (deps: Deps) => Promise<unknown>,
) {
  authRoutes(app)
  passwordRoutes(app)
  profileRoutes(app)
  sessionRoutes(app)
  secondFactorRoutes(app)
  providerRoutes(app)
  accountDeletionRoutes(app, features, afterDeletion)
  auditLogRoutes(app)
}
