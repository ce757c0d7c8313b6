import {
  addSavedRecipe,
  getSavedState,
  listLastCooked,
  listMyTags,
  listSavedIds,
  listSavedRecipes,
  removeSavedRecipe,
  setRecipeNote,
  setRecipeTags,
} from '#shared/contract/saved-recipes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { pageOf } from '../../../platform/http/paging.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import type { ListLinks } from '../../images/signed-links.ts'
import type { ContainedFor } from '../card-allergens.ts'
import { presentCard } from '../present.ts'
import { authorizeSaved } from './policy.ts'
import {
  deleteSaved,
  findSavedAccess,
  insertSaved,
  selectLastCooked,
  selectSaved,
  selectShownCards,
} from './saved-queries.ts'
import { presentNote, presentSavedState } from './present.ts'
import { replaceTags, selectTagsOf, storeNote } from './tags-and-notes.ts'

const clockAhead = 60_000
const limit = memberLimit('binder', rateLimits.binderChangesPerMember)

/** A device's clock is believed up to one minute ahead. */
function writtenAt({ writtenAt: at }: { writtenAt?: string | undefined }, now: number): number {
  return at === undefined ? now : Math.min(Date.parse(at), now + clockAhead)
}

/** Saved recipes, tags and notes, which only their user sees. They come before the call for one recipe. */
export function savedRoutes(app: App, linkOf: ListLinks, containedFor: ContainedFor) {
  serve(app, listSavedRecipes, async ({ db, user, query, language, now }) => {
    const rows = await selectSaved(db, user.id, pageOf(listSavedRecipes, query))
    const shown = await selectShownCards(
      db,
      user.id,
      rows.map((row) => row.recipe_id),
    )
    const contains = await containedFor(db, [...shown.keys()], { userId: user.id, language, now })
    return rows.map((row) => {
      const card = shown.get(row.recipe_id)
      return {
        recipeId: row.recipe_id,
        savedAt: row.saved_at.toISOString(),
        title: row.title,
        dishType: row.dish_type,
        recipe: card ? presentCard(card, (imageKey) => linkOf(imageKey, now), contains) : null,
      }
    })
  })

  serve(app, listSavedIds, async ({ db, user, query }) =>
    (await selectSaved(db, user.id, pageOf(listSavedIds, query))).map((row) => row.recipe_id),
  )

  serve(app, listLastCooked, async ({ db, user, query }) => {
    const rows = await selectLastCooked(db, user.id, pageOf(listLastCooked, query))
    return rows.map((row) => ({ recipeId: row.recipe_id, cookedOn: row.cooked_on }))
  })

  serve(app, listMyTags, ({ db, user, query }) => selectTagsOf(db, user.id, pageOf(listMyTags, query)))

  serve(app, getSavedState, async ({ db, user, params }) => {
    const key = { userId: user.id, recipeId: params.id }
    authorizeSaved(await findSavedAccess(db, key), 'note')
    return presentSavedState(db, key)
  })

  serve(
    app,
    addSavedRecipe,
    async ({ db, user, params, now }) => {
      const key = { userId: user.id, recipeId: params.id }
      authorizeSaved(await findSavedAccess(db, key), 'save')
      return { savedAt: (await insertSaved(db, key, now)).toISOString() }
    },
    { limit },
  )

  serve(
    app,
    removeSavedRecipe,
    async ({ db, user, params }) => {
      if (isUuid(params.id)) await deleteSaved(db, { userId: user.id, recipeId: params.id })
      return {}
    },
    { limit },
  )

  serve(
    app,
    setRecipeTags,
    async ({ db, user, params, body }) => {
      const key = { userId: user.id, recipeId: params.id }
      authorizeSaved(await findSavedAccess(db, key), 'tag')
      return { tags: await replaceTags(db, key, body.tags) }
    },
    { limit },
  )

  serve(
    app,
    setRecipeNote,
    async ({ db, user, params, body, now }) => {
      const key = { userId: user.id, recipeId: params.id }
      authorizeSaved(await findSavedAccess(db, key), 'note')
      return { note: presentNote(await storeNote(db, key, body.text, writtenAt(body, now))) }
    },
    { limit },
  )
}
