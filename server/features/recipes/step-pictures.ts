import { uploadRecipePicture } from '#shared/contract/photos.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { selectForeignKeys, storePicture } from '../images/queries.ts'

const stepImages = (structure: Pick<RecipeStructure, 'steps'> | null): string[] => [
  ...new Set(structure?.steps.flatMap(({ image }) => image || [])),
]

/** Throws `unknown image` for a picture at a step that is new there and none of the user's own. */
export async function assertOwnPictures(
  db: Db,
  structure: RecipeStructure | null,
  before: RecipeStructure | null,
  userId: string,
): Promise<void> {
  const former = stepImages(before)
  const added = stepImages(structure).filter((key) => !former.includes(key))
  if ((await selectForeignKeys(db, added, userId)).length > 0) throw apiError('unknown image')
}

export function stepPictureRoutes(app: App) {
  serve(
    app,
    uploadRecipePicture,
    async ({ deps, db, user, form, now }) => ({
      key: await storePicture({ db, images: deps.images }, { bytes: form.file, userId: user.id }, now),
    }),
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )
}
