import { deletePhoto, listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { queueImageDeletion, deleteQueuedImages } from '../images/deletion-queue.ts'
import { storeUpload } from '../images/uploads.ts'
import { findPhoto, insertPhoto, removePhoto, selectPhotos, type PhotoWithAuthor } from './photos.ts'
import { requireReadableRecipe, withLockedRecipe } from './recipe-lock.ts'
import { authorizeAuthor } from './policy.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'

function presentPhoto(row: PhotoWithAuthor, viewerId: string) {
  return {
    id: row.id,
    image_url: row.object_name,
    description: row.description,
    author: row.author_name,
    mine: row.author_id === viewerId,
    author_id: row.author_id,
    hidden: row.hidden_at !== null,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder.toString('base64'),
  }
}

export function photoRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, listPhotos, async ({ db, user, params, query }) => {
    const { id } = await requireReadableRecipe(db, params.id, user.id)
    const page = { limit: query.limit ?? limits.photos.pageSize, offset: query.offset ?? 0 }
    return (await selectPhotos(db, id, user, page)).map((row) => presentPhoto(row, user.id))
  })

  serve(
    app,
    uploadPhoto,
    async ({ deps, db, user, params, form, now }) => {
      const { id: recipeId } = await requireReadableRecipe(db, params.id, user.id, 'respond')
      await requireMayPost(db, user.id, null, now)
      const upload = await storeUpload(
        { db, images: deps.images },
        'photos',
        { bytes: form.file, userId: user.id },
        now,
      )
      const photo = { recipeId, authorId: user.id, description: form.description || null, upload }
      try {
        const row = await withLockedRecipe(db, recipeId, user.id, 'respond', (transaction, ownerId) =>
          insertPhoto(transaction, { ...photo, ownerId }, now),
        )
        return presentPhoto(row, user.id)
      } catch (error) {
        await queueImageDeletion(db, [upload.name], now)
        throw error
      }
    },
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )

  serve(app, deletePhoto, async ({ deps, db, user, params, now }) => {
    const photo = authorizeAuthor(await findPhoto(db, params.id, user.id), user.id)
    await removePhoto(db, photo, now)
    // The photo is gone for everybody by now; its files follow, if need be later.
    await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'files of a photo are removed later')
    })
    return {}
  })
}
