import { Hono } from 'hono'
import { accountRoutes } from './account/routes.ts'
import { chefRoutes } from './chef/routes.ts'
import type { Deps } from './deps.ts'
import type { App, HttpEnv } from './http/app.ts'
import { answerErrors, answerUnknownCalls } from './http/errors.ts'
import { standardHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.ts'
import { serveOpenApi } from './http/openapi.ts'
import { checkOrigin } from './http/origin.ts'
import { servePages } from './http/pages.ts'
import { serveStaticFiles } from './http/static.ts'
import { readWebShell } from './http/web-shell.ts'
import { imagesRoutes } from './images/routes.ts'
import { invitesRoutes } from './invites/routes.ts'
import { serveUnsubscribe } from './mail/unsubscribe.ts'
import { serveRecipePage } from './recipes/page.ts'
import { maySeeRecipePicture, recipesRoutes } from './recipes/routes.ts'

/** Puts the house together: the only file that sees every feature. `webFolder` is what Vite built. */
export async function createApp(deps: Deps, webFolder: string): Promise<App> {
  const app: App = { http: new Hono<HttpEnv>(), deps, mounted: [] }
  app.http.use(standardHeaders(deps.publicUrl), checkOrigin(deps.publicUrl))
  answerErrors(app)

  invitesRoutes(app)
  accountRoutes(app)
  imagesRoutes(app, [maySeeRecipePicture])
  recipesRoutes(app)
  chefRoutes(app)

  serveOpenApi(app)
  answerUnknownCalls(app)
  serveHealth(app)
  serveUnsubscribe(app)
  serveStaticFiles(app, webFolder)
  const shell = await readWebShell(webFolder, deps.config)
  serveRecipePage(app, shell)
  servePages(app, shell)
  return app
}
