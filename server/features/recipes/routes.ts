import { listTitles } from '#shared/contract/recipe-cards.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  getRecipe,
  listMyDeletedRecipes,
  listMyRecipes,
  listShowcase,
  restoreRecipe,
  saveRecipe,
  setRecipePublic,
  type WireRecipe,
} from '#shared/contract/recipes.ts'
import { apiError } from '#shared/contract/errors.ts'
import { withFieldsOf } from '#shared/contract/structure-fields.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { jsonExtended } from '../../platform/http/json-text.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { resolveImage } from '../images/queries.ts'
import { listLinks } from '../images/signed-links.ts'
import type { ContainedFor } from './card-allergens.ts'
import { cardRoute, cardRoutes } from './card-routes.ts'
import { cookingLogRoutes } from './cooking-log/routes.ts'
import { discoverRoutes } from './discover-routes.ts'
import { selectDeletedRecipesOf, selectRecipesOf, selectShowcase } from './list-queries.ts'
import { selectShownParts } from './parts/present.ts'
import { assertKnownParts, selectParts } from './parts/queries.ts'
import { presentRecipe, presentRecipes } from './present.ts'
import {
  findRecipe,
  findRecipes,
  insertRecipe,
  markDeleted,
  findIdempotentRecipe,
  unmarkDeleted,
  updateRecipe,
  updateVisibility,
} from './queries.ts'
import { authorizeRecipe } from './policy.ts'
import type { PublicRecipes } from './public-recipes.ts'
import { editedRecipe, recipeFromPayload } from './recipe-from-payload.ts'
import { recipeFoodsRoutes } from './recipe-foods.ts'
import type { Renderings } from './renderings.ts'
import { reactionRoutes } from './reaction-routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { assertOwnPictures, stepPictureRoutes } from './step-pictures.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import { assertConfirmed, type FindToldEaters } from './told-eaters.ts'
import { translationRoutes } from './translations/routes.ts'
import { versionPartOf } from './versions/present.ts'
import type { AdaptRecipe, AvoidedAllergens } from './versions/remix.ts'
import { versionRoutes } from './versions/routes.ts'
import { presentWholeRecipe, type EatTogether } from './whole-recipe.ts'
import { bookRoutes } from './book/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { archiveRoutes } from './archives/archive-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { writingRoutes } from './import/writing-routes.ts'

/** Fixed paths come before `{id}`, which would match them too. */
export function recipesRoutes(
  app: App,
  requireMayPost: RequireMayPost,
  adaptRecipe: AdaptRecipe,
  findToldEaters: FindToldEaters,
  renderings: Renderings,
  publicRecipes: PublicRecipes,
  containedFor: ContainedFor,
  eatTogether: EatTogether,
  avoidedAllergens: AvoidedAllergens,
) {
  const links = listLinks(app.deps.sign)
  cardRoutes(app, links, containedFor)
  recipeFoodsRoutes(app)
  discoverRoutes(app)
  reactionRoutes(app, requireMayPost)
  savedRoutes(app, links, containedFor)
  writingRoutes(app)
  importRoutes(app)
  exportRoutes(app)
  bookRoutes(app)
  archiveRoutes(app)
  stepPictureRoutes(app)
  translationRoutes(app, requireMayPost)
  versionRoutes(app, requireMayPost, adaptRecipe, avoidedAllergens)
  cookingLogRoutes(app, links, requireMayPost)

  serve(app, listMyRecipes, async ({ db, user, query }) =>
    presentRecipes(await selectRecipesOf(db, user.id, pageOf(listMyRecipes, query)), user.id),
  )

  serve(app, listMyDeletedRecipes, async ({ db, user, query }) => {
    const page = pageOf(listMyDeletedRecipes, query)
    return presentRecipes(await selectDeletedRecipesOf(db, user.id, page), user.id)
  })

  serve(
    app,
    listShowcase,
    async ({ deps, user }) => presentRecipes(await selectShowcase(deps.readDb), user?.id ?? null),
    { inTurn: readingInTurn },
  )

  serve(app, getPublicRecipe, async ({ deps, user, address, params, query, signal }) => {
    const viewerId = user?.id ?? null
    const found = await publicRecipes.find(deps.readDb, params.uuid, viewerId)
    if (!found) throw apiError('not found')
    const { row, nextTime } = found
    const reader = { db: deps.readDb, userId: viewerId, owner: viewerId ?? address, signal }
    const rendering = await renderings.find(deps, row, query.in, reader)
    const version = await versionPartOf(deps.readDb, row, viewerId)
    const cooked = { times: row.cooked_count, cooks: row.cooks_count, nextTime }
    const parts = await selectShownParts(deps.readDb, row, viewerId)
    return jsonExtended<WireRecipe>(found.json(viewerId), { rendering, version, cooked, parts })
  })

  serve(
    app,
    saveRecipe,
    async ({ deps, db, user, body, idempotencyKey, now }) => {
      const key = idempotencyKey ?? crypto.randomUUID()
      // A retry must not store the image in its payload again.
      let id = await findIdempotentRecipe(db, user.id, key)
      if (id === null) {
        const structure =
          body.recipe ?? (await deps.kitchen.readRecipe({ text: body.content }, { userId: user.id }))
        const told = {
          userId: user.id,
          conversation: body.conversation ?? null,
          isByChef: body.origin === 'chef',
        }
        const eaters = structure ? await findToldEaters(deps, { ...told, structure }, now) : null
        const parts = await selectParts(db, body.recipe ?? null, user.id)
        assertKnownParts(body.recipe ?? null, null, parts)
        await assertOwnPictures(db, body.recipe ?? null, null, user.id)
        const examined = await recipeFromPayload(deps.kitchen, body, user.id, {
          eaters: eaters ?? undefined,
          parts,
        })
        assertConfirmed(examined, body.confirmedAllergens)
        const imageKey = await resolveImage({ db, images: deps.images }, body.image_url, user.id, now)
        const recipe = { ...examined, imageKey }
        id = (await db.transaction().execute((transaction) => insertRecipe(transaction, recipe, key, now))).id
      }
      const row = await findRecipe(db, id, user.id)
      if (!row) throw apiError('not found')
      return { ...presentRecipe(row, user.id), parts: await selectShownParts(db, row, user.id) }
    },
    { limit: memberLimit('save', rateLimits.savesPerMember) },
  )

  // Before the calls for one recipe, whose paths match as well.
  serve(app, listTitles, async ({ deps, user, query, signal }) => {
    const rows = await findRecipes(deps.readDb, query.ids, user.id)
    const titles: { id: string; title: string }[] = []
    // One after the other: the kitchen takes few jobs of one user at a time. No model is asked for a list.
    for (const row of rows) {
      const reader = { db: deps.readDb, userId: null, owner: user.id, signal }
      const rendering = await renderings.find(deps, row, query.in, reader)
      const isTranslated = rendering !== null && !rendering.untranslated.includes('title')
      if (isTranslated) titles.push({ id: row.id, title: rendering.Title })
    }
    return titles
  })

  cardRoute(app, links, containedFor)

  serve(app, getRecipe, async ({ deps, db, user, params, query, signal, now }) => {
    const row = await findRecipe(db, params.id, user)
    if (!row) throw apiError('not found')
    const reader = { db, userId: user.id, owner: user.id, signal }
    const rendering = await renderings.find(deps, row, query.in, reader)
    return { ...(await presentWholeRecipe(db, row, { userId: user.id, now, eatTogether })), rendering }
  })

  serve(
    app,
    editRecipe,
    async ({ deps, db, user, params, body, now }) => {
      let image: string | null | undefined
      // The edit builds on the current revision; if that changes before the edit is written, it starts again.
      for (;;) {
        const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
        if (row.deleted_at !== null) throw apiError('not found')
        // Suspended users may still edit their private recipes.
        if (row.is_public) await requireMayPost(db, user.id, null, now)
        const structure = body.recipe === undefined ? row.structure : body.recipe
        const known = structure && row.structure ? withFieldsOf(structure, row.structure) : structure
        const parts = await selectParts(db, known, user.id)
        assertKnownParts(structure, row.structure, parts)
        await assertOwnPictures(db, structure, row.structure, user.id)
        const examined = await editedRecipe(deps.kitchen, row, body, parts)
        if (body.image_url !== undefined) {
          image ??= await resolveImage({ db, images: deps.images }, body.image_url, user.id, now)
        }
        const imageKey = image === undefined ? row.image_key : image
        const written = await updateRecipe(db, row, { ...examined, imageKey }, now)
        if (!written) continue
        const edited = await findRecipe(db, row.id, user.id)
        if (!edited) throw apiError('not found')
        const version = await versionPartOf(db, edited, user.id)
        const shown = await selectShownParts(db, edited, user.id)
        return { ...presentRecipe(edited, user.id), version, parts: shown, taken_back: written.takenBack }
      }
    },
    { limit: memberLimit('edit', rateLimits.editsPerMember) },
  )

  serve(app, setRecipePublic, async ({ db, user, params, body, now }) => {
    const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
    if (row.deleted_at !== null) throw apiError('not found')
    if (body.is_public) await requireMayPost(db, user.id, null, now)
    return { uuid: await updateVisibility(db, { id: row.id, ownerId: user.id }, body.is_public, now) }
  })

  serve(app, deleteRecipe, async ({ db, user, params, now }) => {
    const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
    await markDeleted(db, { id: row.id, ownerId: user.id }, now)
    return {}
  })

  serve(app, restoreRecipe, async ({ db, user, params }) => {
    if (!(await unmarkDeleted(db, { id: params.id, ownerId: user.id }))) throw apiError('not found')
    return {}
  })
}
