import { deletePhoto, listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { perMember } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { queueRemoval, removeQueuedPictures } from '../images/removal.ts'
import { keepUpload } from '../images/uploads.ts'
import { findPhoto, insertPhoto, removePhoto, selectPhotos, type PhotoWithAuthor } from './photos.ts'
import { requireReadable, respondTo } from './respond.ts'
import { requireAuthor } from './rules.ts'
import type { RequireVoice } from './voice.ts'

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

export function photoRoutes(app: App, requireVoice: RequireVoice) {
  serve(app, listPhotos, async ({ db, member, params, query }) => {
    const { id } = await requireReadable(db, params.id ?? '', member.id)
    const page = { limit: query.limit ?? limits.photos.pageSize, offset: query.offset ?? 0 }
    return (await selectPhotos(db, id, member, page)).map((row) => presentPhoto(row, member.id))
  })

  serve(
    app,
    uploadPhoto,
    async ({ deps, db, member, params, form, now }) => {
      const { id: recipeId } = await requireReadable(db, params.id ?? '', member.id, 'respond')
      await requireVoice(db, member.id, null, now)
      const upload = await keepUpload(
        { db, images: deps.images },
        'photos',
        { bytes: form.file, memberId: member.id },
        now,
      )
      const photo = { recipeId, authorId: member.id, description: form.description || null, upload }
      try {
        const row = await respondTo(db, recipeId, member.id, 'respond', (transaction, ownerId) =>
          insertPhoto(transaction, { ...photo, ownerId }, now),
        )
        return presentPhoto(row, member.id)
      } catch (error) {
        await queueRemoval(db, [upload.name], now)
        throw error
      }
    },
    { limit: perMember('photo', limits.attempts.photosPerMember) },
  )

  serve(app, deletePhoto, async ({ deps, db, member, params, now }) => {
    const photo = requireAuthor(await findPhoto(db, params.id ?? '', member.id), member.id)
    await removePhoto(db, photo, now)
    // The photo is gone for everybody by now; its files follow, if need be later.
    await removeQueuedPictures({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'files of a photo are removed later')
    })
    return {}
  })
}
