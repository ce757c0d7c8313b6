import { exportRecipe, exportRecipes } from '#shared/contract/recipe-exports.ts'
import type { ExportFormatName } from '#shared/constants/export-formats.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../../deps.ts'
import { streamOf, zipOf } from '../../../platform/archive/zip.ts'
import type { App } from '../../../platform/http/app.ts'
import { FileAnswer } from '../../../platform/http/send-answer.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { findRecipe } from '../queries.ts'
import { exportedRecipe, filesOf, type Exported } from './archive.ts'
import { fileNameOf } from './file-name.ts'
import { formats } from './formats.ts'
import { authorizeExport } from './policy.ts'
import { selectExportable, selectExportableBinder } from './queries.ts'

export const recipeArchiveLimit = memberLimit('recipe archive', rateLimits.recipeArchivesPerMember)

/** An archive of recipes as a download, made while the client reads it. Throws `not found` where there are none. */
export function archiveAnswer(deps: Deps, exported: Exported, title: string, now: number): FileAnswer {
  if (exported.ids.length === 0) throw apiError('not found')
  const files = filesOf({ ...deps, db: deps.slowDb }, exported)
  return new FileAnswer(
    `${fileNameOf(title)}.${formats[exported.format].archive}`,
    streamOf(zipOf(files, now)),
    'application/zip',
  )
}

const titleOf = (format: ExportFormatName, now: number) =>
  `convive-${format}-${new Date(now).toISOString().slice(0, 10)}`

/** Recipes as files in the formats of other programs. */
export function exportRoutes(app: App) {
  serve(
    app,
    exportRecipe,
    async ({ deps, db, user, params, query, now }) => {
      const row = authorizeExport(await findRecipe(db, params.id, user), user.id)
      const { format } = query
      const { isAlwaysArchive, extension, type, write } = formats[format]
      if (isAlwaysArchive)
        return archiveAnswer(deps, { format, ids: [row.id], userId: user.id }, row.title, now)
      const { publicUrl } = deps
      // One file has no picture beside it; that of a public recipe has an address.
      const picture =
        row.is_public && row.hidden_at === null ? `${publicUrl}/recipes/${row.uuid}/picture` : null
      const recipe = exportedRecipe(row, { userId: user.id, publicUrl, picture, tags: [], note: null })
      const name = fileNameOf(row.title)
      return new FileAnswer(`${name}.${extension}`, Buffer.from(write(recipe, name, null)), type)
    },
    { limit: memberLimit('recipe file', rateLimits.recipeFilesPerMember) },
  )

  serve(
    app,
    exportRecipes,
    async ({ deps, db, user, body, now }) => {
      const { format, recipes } = body
      const ids = recipes
        ? await selectExportable(db, recipes, user.id)
        : await selectExportableBinder(deps.slowDb, user.id)
      const exported = { format, ids, userId: user.id, withOwnRows: !recipes }
      return archiveAnswer(deps, exported, titleOf(format, now), now)
    },
    { limit: recipeArchiveLimit },
  )
}
