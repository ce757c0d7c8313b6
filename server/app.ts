import { Hono } from 'hono'
import { accountPersonalData } from './features/account/personal-data.ts'
import type { PersonalData } from './platform/privacy/personal-data.ts'
import { callbackPostPath } from './features/account/providers/configured-provider.ts'
import { accountRoutes } from './features/account/routes.ts'
import { cleanUpAccounts } from './features/account/jobs.ts'
import { homeRoutes } from './features/home/routes.ts'
import { moderationPersonalData } from './features/moderation/personal-data.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { isSuspended, requireMayPost } from './features/moderation/suspensions.ts'
import { cleanUpModeration } from './features/moderation/jobs.ts'
import { chatPersonalData } from './features/chat/personal-data.ts'
import { settleStoredLabels } from './features/recipes/stored-labels.ts'
import { adaptRecipe } from './features/chat/adapt-recipe.ts'
import { cleanUpCookedRecipes, findToldEaters } from './features/chat/told-eaters.ts'
import { canViewChatPicture, cleanUpChatPictures } from './features/chat/pictures.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { cleanUpModelUsage } from './features/chat/models/usage.ts'
import { tokenBudget } from './features/chat/token-ledger.ts'
import { sessionCache } from './platform/auth/session-cache.ts'
import { warmingSessions } from './platform/auth/warming-sessions.ts'
import { collectionsPersonalData } from './features/collections/personal-data.ts'
import { selectCollectedAmong } from './features/collections/queries.ts'
import { collectionsRoutes } from './features/collections/routes.ts'
import type { Deps } from './deps.ts'
import { selectReferredAmong } from './features/forum/recipe-references.ts'
import { forumPersonalData } from './features/forum/personal-data.ts'
import { followerNotifier } from './features/forum/follower-notifications.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { groupsPersonalData } from './features/groups/personal-data.ts'
import { cleanUpGroupInvites } from './features/groups/invites.ts'
import { canViewGroupImage } from './features/groups/images.ts'
import { selectLatestThreads } from './features/forum/latest-threads.ts'
import { groupsRoutes } from './features/groups/routes.ts'
import type { App, HttpEnv } from './platform/http/app.ts'
import { bodiesInFlight } from './platform/http/bodies-in-flight.ts'
import { answerErrors, answerUnknownCalls } from './platform/http/errors.ts'
import { redirectFormerCalls } from './platform/http/former-calls.ts'
import { cancelBodyOfHead } from './platform/http/head.ts'
import { standardHeaders } from './platform/http/headers.ts'
import { observeRequests } from './platform/observability/requests.ts'
import { serveHealth } from './platform/observability/health.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { checkOrigin } from './platform/http/origin.ts'
import type { PublicPages } from './platform/http/load-public-pages.ts'
import { servePages } from './platform/http/pages.ts'
import { serveStaticFiles } from './platform/http/static.ts'
import { readWebShell } from './platform/http/web-shell.ts'
import { addMissingImageSizes } from './features/images/missing-sizes.ts'
import { addMissingPhotoSizes } from './features/recipes/photos.ts'
import { addMissingGroupPictureSizes } from './features/groups/images.ts'
import { recountStorage } from './platform/storage/room.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { addMissingPlaceholders } from './features/images/missing-placeholders.ts'
import { imagesPersonalData } from './features/images/personal-data.ts'
import { deleteQueuedImages } from './features/images/deletion-queue.ts'
import { imagesRoutes } from './features/images/routes.ts'
import { avoidedAllergens, containedFor, eatTogether } from './features/households/avoided-allergens.ts'
import { cleanUpHouseholds } from './features/households/jobs.ts'
import { cleanUpHouseholdChanges } from './features/households/changes/jobs.ts'
import { householdChangesRoutes } from './features/households/changes/routes.ts'
import type { SyncedTable } from './features/households/changes/synced-table.ts'
import { householdsPersonalData } from './features/households/personal-data.ts'
import { householdsRoutes } from './features/households/routes.ts'
import { invitesPersonalData } from './features/invites/personal-data.ts'
import { invitesRoutes } from './features/invites/routes.ts'
import { cleanUpInvites } from './features/invites/jobs.ts'
import { cleanUpFeeds } from './features/plans/jobs.ts'
import { cleanUpOldEntries } from './features/plans/old-entries.ts'
import { serveCalendars } from './features/plans/calendar-route.ts'
import { planEntries } from './features/plans/plan-entries.ts'
import { plansPersonalData } from './features/plans/personal-data.ts'
import { selectPlannedAmong, selectsPlannedIds } from './features/plans/queries.ts'
import { plansRoutes } from './features/plans/routes.ts'
import { serveMcp } from './features/mcp/routes.ts'
import { readPantry } from './features/mcp/tools/list-tools.ts'
import { readCookingLog } from './features/mcp/tools/log-tools.ts'
import { readWeekPlan } from './features/mcp/tools/plan-tools.ts'
import { findRecipes, readRecipe } from './features/mcp/tools/recipe-tools.ts'
import { mailPersonalData } from './features/mail/personal-data.ts'
import { cleanUpMails } from './features/mail/jobs.ts'
import { unsubscribePath } from './features/mail/suppression.ts'
import { serveUnsubscribe } from './features/mail/unsubscribe.ts'
import { sendDigests } from './features/notifications/digest.ts'
import { notificationsPersonalData } from './features/notifications/personal-data.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { digestUnsubscribePath, serveDigestUnsubscribe } from './features/notifications/digest-unsubscribe.ts'
import { cleanUpNotifications } from './features/notifications/jobs.ts'
import { listItems } from './features/plans/list/list-items.ts'
import { pantryItems } from './features/plans/list/pantry-items.ts'
import { shoppingLists } from './features/plans/list/shopping-lists.ts'
import { shoppingListPersonalData } from './features/plans/list/personal-data.ts'
import { shoppingListRoutes } from './features/plans/list/routes.ts'
import { cleanUpArchives } from './features/recipes/archives/cleanup.ts'
import type { FindUses } from './features/recipes/archives/undo.ts'
import { addMissingExtra } from './features/recipes/missing-extra.ts'
import { addMissingSubjects } from './features/recipes/missing-subjects.ts'
import { rereadTemperatures } from './features/recipes/reread-temperatures.ts'
import { serveRecipePage } from './features/recipes/public-page.ts'
import { examineParents } from './features/recipes/parts/examine-parents.ts'
import { publicRecipes } from './features/recipes/public-recipes.ts'
import { recipesPersonalData } from './features/recipes/personal-data.ts'
import { canViewRecipeImage } from './features/recipes/image-policy.ts'
import { renderings } from './features/recipes/renderings.ts'
import { ownTables } from './features/recipes/offline/own-rows.ts'
import { offlineRoutes } from './features/recipes/offline/routes.ts'
import { recipesRoutes } from './features/recipes/routes.ts'
import { modelRequests } from './features/recipes/translations/model-requests.ts'
import type { Job } from './platform/jobs/scheduler.ts'

/** The tables whose rows the members of a household change together. */
const syncedTables: readonly SyncedTable[] = [shoppingLists, listItems, pantryItems, planEntries]

/** In the order of erasure: later features refer to earlier ones, and everything refers to the account. */
export const personalData: readonly PersonalData[] = [
  moderationPersonalData,
  forumPersonalData,
  collectionsPersonalData,
  groupsPersonalData,
  chatPersonalData,
  shoppingListPersonalData,
  plansPersonalData,
  householdsPersonalData,
  recipesPersonalData,
  imagesPersonalData,
  invitesPersonalData,
  notificationsPersonalData,
  mailPersonalData,
  accountPersonalData,
]

export const hourlyJobs: readonly Job[] = Object.values<Job>({
  cleanUpMails: ({ db }, now) => cleanUpMails(db, now),
  cleanUpNotifications: ({ db }, now) => cleanUpNotifications(db, now),
  cleanUpInvites: ({ db }, now) => cleanUpInvites(db, now),
  cleanUpAccounts: ({ db }, now) => cleanUpAccounts(db, now),
  cleanUpGroupInvites: ({ db }, now) => cleanUpGroupInvites(db, now),
  cleanUpHouseholds: ({ db }, now) => cleanUpHouseholds(db, now),
  cleanUpFeeds: ({ db }, now) => cleanUpFeeds(db, isSuspended, now),
  cleanUpModeration: ({ db }, now) => cleanUpModeration(db, now),
  cleanUpOldEntries: ({ db }, now) => cleanUpOldEntries(db, now),
  cleanUpHouseholdChanges: ({ db }, now) => cleanUpHouseholdChanges(db, syncedTables, now),
  cleanUpArchives: ({ db }, now) => cleanUpArchives(db, now),
  cleanUpModelUsage: ({ db }, now) => cleanUpModelUsage(db, now),
  cleanUpChatPictures: ({ db }, now) => cleanUpChatPictures(db, now),
  cleanUpCookedRecipes: ({ db }, now) => cleanUpCookedRecipes(db, now),
  settleStoredLabels,
  examineParents,
  deleteQueuedImages,
  sendDigests,
  addMissingExtra,
  addMissingSubjects,
  rereadTemperatures,
  addMissingPlaceholders,
  addMissingImageSizes,
  addMissingPhotoSizes,
  addMissingGroupPictureSizes,
  countStorage: ({ db }, now) => recountStorage(db, now, capacity.storageCount),
})

/** What holds on to imported recipes when an import is taken back. */
export const findRecipeUses: FindUses = async (db, userId, recipeIds) => {
  if (recipeIds.length === 0) return new Map()
  const used = [...(await selectCollectedAmong(db, recipeIds)), ...(await selectReferredAmong(db, recipeIds))]
  const planned = await selectPlannedAmong(db, userId, recipeIds)
  return new Map([
    ...used.map((id) => [id, 'used'] as const),
    ...planned.map((id) => [id, 'planned'] as const),
  ])
}

/** What the build wrote. */
interface Built extends PublicPages {
  /** The files for browsers. */
  webFolder: string
}

/** Composes the app from all features. */
export async function createApp(deps: Deps, built: Built): Promise<App> {
  const app: App = {
    http: new Hono<HttpEnv>(),
    deps,
    mounted: [],
    bodies: bodiesInFlight(),
    findSession: warmingSessions(sessionCache(deps), deps),
  }
  if (deps.tracing) app.http.use(deps.tracing.request)
  app.http.use(
    observeRequests(deps),
    cancelBodyOfHead,
    standardHeaders(deps.publicUrl),
    checkOrigin(deps.publicUrl, {
      foreign: [callbackPostPath],
      opaque: [unsubscribePath, digestUnsubscribePath],
    }),
  )
  answerErrors(app)

  const followers = followerNotifier(deps)
  notificationsRoutes(app, followers.settled)
  invitesRoutes(app)
  accountRoutes(app, personalData, deleteQueuedImages, requireMayPost)
  imagesRoutes(app, [canViewRecipeImage, canViewGroupImage, canViewChatPicture])
  const { translator } = deps
  const recipeRenderings = renderings(translator && modelRequests(deps, translator, tokenBudget(deps)))
  // Before the recipes, whose `{id}` would match its paths.
  offlineRoutes(app, recipeRenderings, selectsPlannedIds, eatTogether)
  const shownRecipes = publicRecipes()
  recipesRoutes(
    app,
    requireMayPost,
    adaptRecipe,
    findToldEaters,
    recipeRenderings,
    shownRecipes,
    containedFor,
    eatTogether,
    avoidedAllergens,
  )
  householdsRoutes(app, requireMayPost)
  householdChangesRoutes(app, syncedTables, ownTables(requireMayPost))
  shoppingListRoutes(app)
  plansRoutes(app, requireMayPost)
  chatRoutes(app, {
    open: [findRecipes, readRecipe],
    shared: [readWeekPlan, readPantry, readCookingLog],
  })
  groupsRoutes(app, requireMayPost, selectLatestThreads)
  collectionsRoutes(app, requireMayPost)
  forumRoutes(app, requireMayPost, isSuspended, followers)
  moderationRoutes(app)
  homeRoutes(app)

  serveApiDocs(app)
  redirectFormerCalls(app)
  answerUnknownCalls(app)
  serveHealth(app)
  serveCalendars(app, isSuspended)
  serveMcp(app)
  serveUnsubscribe(app)
  serveDigestUnsubscribe(app)
  serveStaticFiles(app, built.webFolder)
  const shell = await readWebShell(built.webFolder, deps.config)
  serveRecipePage(app, shell, built.renderPublicPage, recipeRenderings, shownRecipes)
  servePages(app, shell, built.renderLandingPage)
  return app
}
