import { Hono } from 'hono'
import { accountPersonData } from './account/person-data.ts'
import type { PersonData } from './account/person.ts'
import { providersPersonData } from './account/providers/person-data.ts'
import { callbackPostPath } from './account/providers/callback.ts'
import { accountRoutes } from './account/routes.ts'
import { sweepAccounts } from './account/sweeping.ts'
import { carePersonData } from './care/person-data.ts'
import { careRoutes } from './care/routes.ts'
import { isSilenced, requireVoice } from './care/silences.ts'
import { sweepCare } from './care/sweeping.ts'
import { chefPersonData } from './chef/person-data.ts'
import { chefRoutes } from './chef/routes.ts'
import type { Deps } from './deps.ts'
import { forumPersonData } from './forum/person-data.ts'
import { forumRoutes } from './forum/routes.ts'
import { groupsPersonData } from './groups/person-data.ts'
import { groupsRoutes, maySeeGroupPicture } from './groups/routes.ts'
import type { App, HttpEnv } from './http/app.ts'
import { bodiesInFlight } from './http/bodies-in-flight.ts'
import { answerErrors, answerUnknownCalls } from './http/errors.ts'
import { standardHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.ts'
import { serveOpenApi } from './http/openapi.ts'
import { checkOrigin } from './http/origin.ts'
import { servePages } from './http/pages.ts'
import { serveStaticFiles } from './http/static.ts'
import { readWebShell } from './http/web-shell.ts'
import { imagesPersonData } from './images/person-data.ts'
import { removeQueuedPictures } from './images/removal.ts'
import { imagesRoutes } from './images/routes.ts'
import { invitesPersonData } from './invites/person-data.ts'
import { invitesRoutes } from './invites/routes.ts'
import { sweepInvites } from './invites/sweeping.ts'
import { mailPersonData } from './mail/person-data.ts'
import { sweepMails } from './mail/sweeping.ts'
import { serveUnsubscribe, unsubscribePath } from './mail/unsubscribe.ts'
import { sendDigests } from './notices/digest.ts'
import { noticesPersonData } from './notices/person-data.ts'
import { noticesRoutes } from './notices/routes.ts'
import { digestStopPath, serveDigestStop } from './notices/stopping.ts'
import { sweepNotices } from './notices/sweeping.ts'
import { addMissingExtra } from './recipes/missing-extra.ts'
import { serveRecipePage } from './recipes/page.ts'
import { recipesPersonData } from './recipes/person-data.ts'
import { maySeeRecipePicture, recipesRoutes } from './recipes/routes.ts'
import type { Sweep } from './sweeping.ts'

/** Who leaves is erased feature by feature, from the right to the left; the account itself comes last. */
export const personData: readonly PersonData[] = [
  carePersonData,
  forumPersonData,
  groupsPersonData,
  chefPersonData,
  recipesPersonData,
  imagesPersonData,
  invitesPersonData,
  noticesPersonData,
  mailPersonData,
  providersPersonData,
  accountPersonData,
]

/** What is over is removed every hour, who waits for the daily mail gets it, and old recipes are completed. */
export const sweeps: readonly Sweep[] = [
  ({ db }, now) => sweepMails(db, now),
  ({ db }, now) => sweepNotices(db, now),
  ({ db }, now) => sweepInvites(db, now),
  ({ db }, now) => sweepAccounts(db, now),
  ({ db }, now) => sweepCare(db, now),
  removeQueuedPictures,
  sendDigests,
  addMissingExtra,
]

/** Puts the house together: the only file that sees every feature. `webFolder` is what Vite built. */
export async function createApp(deps: Deps, webFolder: string): Promise<App> {
  const app: App = { http: new Hono<HttpEnv>(), deps, mounted: [], bodies: bodiesInFlight() }
  app.http.use(
    standardHeaders(deps.publicUrl),
    checkOrigin(deps.publicUrl, { foreign: [callbackPostPath], opaque: [unsubscribePath, digestStopPath] }),
  )
  answerErrors(app)

  noticesRoutes(app)
  invitesRoutes(app)
  accountRoutes(app, personData, removeQueuedPictures)
  imagesRoutes(app, [maySeeRecipePicture, maySeeGroupPicture])
  recipesRoutes(app, requireVoice)
  chefRoutes(app)
  groupsRoutes(app, requireVoice)
  forumRoutes(app, requireVoice, isSilenced)
  careRoutes(app)

  serveOpenApi(app)
  answerUnknownCalls(app)
  serveHealth(app)
  serveUnsubscribe(app)
  serveDigestStop(app)
  serveStaticFiles(app, webFolder)
  const shell = await readWebShell(webFolder, deps.config)
  serveRecipePage(app, shell)
  servePages(app, shell)
  return app
}
