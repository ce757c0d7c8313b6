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
} from '#shared/contract/recipes.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { readingInTurn } from '../http/fair-queue.ts'
import { perMember } from '../http/limits.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { resolveImage } from '../images/queries.ts'
import type { MaySeeImage } from '../images/routes.ts'
import { commentRoutes } from './comment-routes.ts'
import { discoverRoutes } from './discover-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { showsPhoto } from './photos.ts'
import { selectDeletedRecipesOf, selectRecipesOf, selectShowcase } from './lists.ts'
import { presentRecipe, presentRecipes } from './present.ts'
import {
  findPublicRecipe,
  findRecipe,
  insertRecipe,
  markDeleted,
  savedBefore,
  showsImage,
  unmarkDeleted,
  updateRecipe,
  updateVisibility,
} from './queries.ts'
import { ratingRoutes } from './rating-routes.ts'
import { requireRight } from './rules.ts'
import { editedRecipe, recipeFromPayload } from './save.ts'
import type { RequireVoice } from './voice.ts'
import { writingRoutes } from './writing-routes.ts'

export const maySeeRecipePicture: MaySeeImage = async (db, name, viewer) =>
  (await showsImage(db, name, viewer?.id ?? null)) || (await showsPhoto(db, name, viewer))

/** Fixed paths stand before `{id}`, which would swallow them. */
export function recipesRoutes(app: App, requireVoice: RequireVoice) {
  discoverRoutes(app)
  ratingRoutes(app)
  commentRoutes(app, requireVoice)
  photoRoutes(app, requireVoice)
  writingRoutes(app)

  serve(app, listMyRecipes, async ({ db, member, query }) =>
    presentRecipes(await selectRecipesOf(db, member.id, pageOf(listMyRecipes, query)), member.id),
  )

  serve(app, listMyDeletedRecipes, async ({ db, member, query }) => {
    const page = pageOf(listMyDeletedRecipes, query)
    return presentRecipes(await selectDeletedRecipesOf(db, member.id, page), member.id)
  })

  serve(
    app,
    listShowcase,
    async ({ db, member }) => presentRecipes(await selectShowcase(db), member?.id ?? null),
    { inTurn: readingInTurn },
  )

  serve(app, getPublicRecipe, async ({ db, member, params }) => {
    const row = await findPublicRecipe(db, params.uuid ?? '')
    if (!row) throw fail('not found')
    return presentRecipe(row, member?.id ?? null)
  })

  serve(
    app,
    saveRecipe,
    async ({ deps, db, member, body, idempotencyKey, now }) => {
      const key = idempotencyKey ?? crypto.randomUUID()
      // A retry answers before a picture in its payload would be stored a second time.
      let id = await savedBefore(db, member.id, key)
      if (id === null) {
        const examined = await recipeFromPayload(deps.kitchen, body, member.id)
        const imageKey = await resolveImage({ db, images: deps.images }, body.image_url, member.id, now)
        const recipe = { ...examined, imageKey }
        id = (await db.transaction().execute((transaction) => insertRecipe(transaction, recipe, key, now))).id
      }
      const row = await findRecipe(db, id, member.id)
      if (!row) throw fail('not found')
      return presentRecipe(row, member.id)
    },
    { limit: perMember('save', limits.attempts.savesPerMember) },
  )

  serve(app, getRecipe, async ({ db, member, params }) => {
    const row = await findRecipe(db, params.id ?? '', member.id)
    if (!row) throw fail('not found')
    return presentRecipe(row, member.id)
  })

  serve(
    app,
    editRecipe,
    async ({ deps, db, member, params, body, now }) => {
      let image: string | null | undefined
      // An edit is made of what stands there; when that changes before the edit is written, it is made anew.
      for (;;) {
        const row = requireRight(await findRecipe(db, params.id ?? '', member.id), member.id, 'keep')
        if (row.deleted_at !== null) throw fail('not found')
        // What one keeps for oneself one may always change.
        if (row.is_public) await requireVoice(db, member.id, null, now)
        const examined = await editedRecipe(deps.kitchen, row, body)
        if (body.image_url !== undefined) {
          image ??= await resolveImage({ db, images: deps.images }, body.image_url, member.id, now)
        }
        const imageKey = image === undefined ? row.image_key : image
        const written = await updateRecipe(db, row, { ...examined, imageKey }, now)
        if (!written) continue
        const edited = await findRecipe(db, row.id, member.id)
        if (!edited) throw fail('not found')
        return { ...presentRecipe(edited, member.id), taken_back: written.takenBack }
      }
    },
    { limit: perMember('edit', limits.attempts.editsPerMember) },
  )

  serve(app, setRecipePublic, async ({ db, member, params, body, now }) => {
    const row = requireRight(await findRecipe(db, params.id ?? '', member.id), member.id, 'keep')
    if (row.deleted_at !== null) throw fail('not found')
    if (body.is_public) await requireVoice(db, member.id, null, now)
    return { uuid: await updateVisibility(db, { id: row.id, ownerId: member.id }, body.is_public, now) }
  })

  serve(app, deleteRecipe, async ({ db, member, params, now }) => {
    const row = requireRight(await findRecipe(db, params.id ?? '', member.id), member.id, 'keep')
    await markDeleted(db, { id: row.id, ownerId: member.id }, now)
    return {}
  })

  serve(app, restoreRecipe, async ({ db, member, params }) => {
    if (!(await unmarkDeleted(db, { id: params.id ?? '', ownerId: member.id }))) throw fail('not found')
    return {}
  })
}
