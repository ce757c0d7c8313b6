import { addComment, countComments, deleteComment, listComments } from '#shared/contract/comments.ts'
import { deletePhoto, listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { likeRecipe, listMyLikes, listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { deleteQueuedImages, discardImage } from '../images/deletion-queue.ts'
import { storeUpload } from '../images/uploads.ts'
import { findComment, insertComment, removeComment, selectComments } from './comments.ts'
import { findPhotoEntry } from './cooking-log/entry-photos.ts'
import { findPhoto, insertPhoto, removePhoto, selectPhotos } from './photos.ts'
import { authorizeAuthor } from './policy.ts'
import { presentComment, presentPhoto } from './present.ts'
import { storeRating, selectLikesOf, selectRatingsBy, toggleLike } from './ratings.ts'
import { requireReadableRecipe, withLockedRecipe } from './recipe-lock.ts'

/** What users add to recipes: ratings, likes, comments and photos. */
export function reactionRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, listMyRatings, async ({ db, user, query }) => {
    const rows = await selectRatingsBy(db, user.id, pageOf(listMyRatings, query))
    return rows.map((row) => ({ RecipeID: row.recipe_id, Rating: row.stars }))
  })

  serve(app, listMyLikes, ({ db, user, query }) => selectLikesOf(db, user.id, pageOf(listMyLikes, query)))

  serve(app, rateRecipe, async ({ db, user, params, body, now }) => {
    const recipeId = params.id
    const rating = await withLockedRecipe(db, recipeId, user.id, 'rate', (transaction, ownerId) =>
      storeRating(transaction, { recipeId, ownerId, userId: user.id, stars: body.rating }, now),
    )
    return { rating }
  })

  serve(app, likeRecipe, async ({ db, user, params, now }) => {
    const recipeId = params.id
    const status = await withLockedRecipe(db, recipeId, user.id, 'respond', (transaction) =>
      toggleLike(transaction, { recipeId, userId: user.id }, now),
    )
    return { status }
  })

  serve(app, listComments, async ({ db, user, params, query }) => {
    const { id } = await requireReadableRecipe(db, params.id, user)
    const page = { limit: query.limit ?? limits.comments.pageSize, offset: query.offset ?? 0 }
    return (await selectComments(db, id, user, page)).map((row) => presentComment(row, user.id))
  })

  serve(app, countComments, async ({ db, user, params }) => ({
    count: (await requireReadableRecipe(db, params.id, user)).comments_count,
  }))

  serve(
    app,
    addComment,
    async ({ db, user, params, body, now }) => {
      const recipeId = params.id
      const row = await withLockedRecipe(db, recipeId, user.id, 'respond', async (transaction, ownerId) => {
        await requireMayPost(transaction, user.id, null, now)
        const comment = { recipeId, ownerId, authorId: user.id, content: body.content }
        return insertComment(transaction, comment, now)
      })
      return presentComment(row, user.id)
    },
    { limit: memberLimit('comment', rateLimits.commentsPerMember) },
  )

  serve(app, deleteComment, async ({ db, user, params }) => {
    const comment = authorizeAuthor(await findComment(db, params.id, user), user.id)
    await removeComment(db, comment)
    return {}
  })

  serve(app, listPhotos, async ({ db, user, params, query }) => {
    const { id } = await requireReadableRecipe(db, params.id, user)
    const page = { limit: query.limit ?? limits.photos.pageSize, offset: query.offset ?? 0 }
    return (await selectPhotos(db, id, user, page)).map((row) => presentPhoto(row, user.id))
  })

  serve(
    app,
    uploadPhoto,
    async ({ deps, db, user, params, form, now }) => {
      const { id: recipeId } = await requireReadableRecipe(db, params.id, user, 'respond')
      const entry = await findPhotoEntry(db, form.cooking_log_id, { recipeId, userId: user.id })
      // Suspended users may add to their private entries.
      if (!entry?.isPrivate) await requireMayPost(db, user.id, null, now)
      const upload = await storeUpload(
        { db, images: deps.images },
        'photos',
        { bytes: form.file, userId: user.id },
        now,
      )
      const photo = { recipeId, authorId: user.id, description: form.description || null, upload }
      try {
        const row = await withLockedRecipe(db, recipeId, user.id, 'respond', async (transaction, ownerId) => {
          const about = { recipeId, userId: user.id }
          const lockedEntry = await findPhotoEntry(transaction, form.cooking_log_id, about)
          if (entry?.isPrivate && !lockedEntry?.isPrivate)
            await requireMayPost(transaction, user.id, null, now)
          return insertPhoto(transaction, { ...photo, ownerId, entry: lockedEntry }, now)
        })
        return presentPhoto(row, user.id)
      } catch (error) {
        await discardImage({ db, images: deps.images }, upload.name, now)
        throw error
      }
    },
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )

  serve(app, deletePhoto, async ({ deps, db, user, params, now }) => {
    const photo = authorizeAuthor(await findPhoto(db, params.id, user), user.id)
    await removePhoto(db, photo, now)
    // The photo is deleted; a failed deletion of its files is retried later.
    await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'photo files not deleted yet; will be retried')
    })
    return {}
  })
}
