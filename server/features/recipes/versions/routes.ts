import { diffVersions, getVersion, listVersions, recipeFamily } from '#shared/contract/recipe-versions.ts'
import { remixRecipe, restoreVersion } from '#shared/contract/recipes.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import type { App } from '../../../platform/http/app.ts'
import { onePerTurn } from '../../../platform/http/one-per-turn.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { authorizeRecipe } from '../policy.ts'
import { selectShownParts } from '../parts/present.ts'
import { selectParts } from '../parts/queries.ts'
import { presentRecipe } from '../present.ts'
import { findIdempotentRecipe, findRecipe, updateRecipe } from '../queries.ts'
import { restoredRecipe } from '../recipe-from-payload.ts'
import { diffRecipes } from './diff.ts'
import { presentSummary, presentVersion, versionPartOf } from './present.ts'
import {
  findLineage,
  presentRelative,
  readNumber,
  requireVersion,
  requireVersionedRecipe,
  selectRemixes,
  selectVersions,
} from './queries.ts'
import { insertVariant, variantOf, type AdaptRecipe, type AvoidedAllergens } from './remix.ts'

export function versionRoutes(
  app: App,
  requireMayPost: RequireMayPost,
  adaptRecipe: AdaptRecipe,
  avoidedAllergens: AvoidedAllergens,
) {
  // A comparison of long texts takes 10 ms.
  const inTurn = onePerTurn()

  serve(app, listVersions, async ({ db, user, params }) => {
    const recipe = await requireVersionedRecipe(db, params.id, user)
    return (await selectVersions(db, recipe, user)).map((row) => presentSummary(row, recipe, user.id))
  })

  serve(app, getVersion, async ({ db, user, params }) => {
    const recipe = await requireVersionedRecipe(db, params.id, user)
    const version = await requireVersion(db, recipe, { number: readNumber(params.number) }, user)
    return presentVersion(version, recipe, user.id)
  })

  serve(app, diffVersions, async ({ db, user, params, query }) => {
    const recipe = await requireVersionedRecipe(db, params.id, user)
    const after = await requireVersion(db, recipe, { number: query.to }, user)
    const before = await (query.from === 'parent'
      ? requireParentVersion(db, recipe, user)
      : requireVersion(db, recipe, { number: query.from }, user))
    return {
      from: { number: before.number, title: before.title, language: before.language },
      to: { number: after.number, title: after.title, language: after.language },
      diff: await inTurn(() => diffRecipes(before, after)),
    }
  })

  serve(
    app,
    restoreVersion,
    async ({ deps, db, user, params, now }) => {
      const number = readNumber(params.number)
      // As with an edit, a change meanwhile makes it start again.
      for (;;) {
        const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
        if (row.deleted_at !== null) throw apiError('not found')
        if (row.is_public) await requireMayPost(db, user.id, null, now)
        const version = await requireVersion(db, row, { number }, user)
        const parts = await selectParts(db, version.structure, user.id)
        const restored = await restoredRecipe(deps.kitchen, row, version, parts)
        const written = await updateRecipe(db, row, restored, now, 'restore')
        if (!written) continue
        const saved = await findRecipe(db, row.id, user.id)
        if (!saved) throw apiError('not found')
        return {
          ...presentRecipe(saved, user.id),
          version: await versionPartOf(db, saved, user.id),
          parts: await selectShownParts(db, saved, user.id),
          taken_back: written.takenBack,
        }
      }
    },
    { limit: memberLimit('edit', rateLimits.editsPerMember) },
  )

  serve(
    app,
    remixRecipe,
    async ({ deps, db, user, params, body, idempotencyKey, signal, now }) => {
      const key = idempotencyKey ?? crypto.randomUUID()
      let id = await findIdempotentRecipe(db, user.id, key)
      if (id === null) {
        const origin = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'respond')
        const adapted = body.wish
          ? await adaptRecipe(deps, origin, body.wish, { userId: user.id, signal, now })
          : null
        const variant = await variantOf(deps.kitchen, origin, adapted, {
          userId: user.id,
          parts: await selectParts(db, origin.structure, user.id),
          avoided: await avoidedAllergens(db, user.id, now),
          confirmed: body.confirmedAllergens,
        })
        id = await insertVariant(db, origin, variant, key, now)
      }
      const row = await findRecipe(db, id, user.id)
      if (!row) throw apiError('not found')
      return {
        ...presentRecipe(row, user.id),
        version: await versionPartOf(db, row, user.id),
        parts: await selectShownParts(db, row, user.id),
      }
    },
    { limit: memberLimit('save', rateLimits.savesPerMember) },
  )

  serve(app, recipeFamily, async ({ db, user, params }) => {
    const recipe = await requireVersionedRecipe(db, params.id, user)
    const remixes = await selectRemixes(db, recipe.id, user.id)
    return {
      from: await findLineage(db, recipe, user.id),
      remixes: remixes.map((row) => ({
        ...presentRelative(row, user.id),
        isPublic: row.is_public,
        createdAt: row.created_at.toISOString(),
      })),
    }
  })
}

/** The version that a recipe was made from, as its own recipe shows it to this viewer. */
async function requireParentVersion(
  db: App['deps']['db'],
  recipe: { from_recipe_id: string | null; from_version_id: string | null },
  user: { id: string; isAdmin: boolean },
) {
  if (recipe.from_recipe_id === null || recipe.from_version_id === null) throw apiError('not found')
  const parent = await requireVersionedRecipe(db, recipe.from_recipe_id, user)
  return requireVersion(db, parent, { id: recipe.from_version_id }, user)
}
