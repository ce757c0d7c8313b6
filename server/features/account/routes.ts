import { listAuditLog } from '#shared/contract/account.ts'
import type { Deps } from '../../deps.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { accessTokenRoutes } from './access-tokens/routes.ts'
import { authRoutes } from './auth-routes.ts'
import { accountDeletionRoutes } from './delete-account.ts'
import { exportRoutes } from './export.ts'
import { passwordRoutes } from './password-routes.ts'
import { presentAuditEntry } from './present.ts'
import { profileRoutes } from './profile-routes.ts'
import { callbackRoutes } from './providers/callback-routes.ts'
import { linkingRoutes } from './providers/linking-routes.ts'
import { startRoutes } from './providers/start-routes.ts'
import { selectAuditLog } from './queries.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** `features` export and erase personal data; `afterDeletion` removes what the deleting transaction cannot. */
export function accountRoutes(
  app: App,
  features: readonly PersonalData[],
  afterDeletion: (deps: Deps) => Promise<unknown>,
  requireMayPost: RequireMayPost,
) {
  authRoutes(app)
  passwordRoutes(app)
  profileRoutes(app)
  sessionRoutes(app)
  accessTokenRoutes(app, requireMayPost)
  secondFactorRoutes(app)
  linkingRoutes(app)
  startRoutes(app)
  callbackRoutes(app)
  exportRoutes(app, features)
  accountDeletionRoutes(app, features, afterDeletion)
  serve(app, listAuditLog, async ({ db }) => (await selectAuditLog(db)).map(presentAuditEntry))
}
