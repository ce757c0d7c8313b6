import { exportCollection, makeCollectionBook } from '#shared/contract/collections.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Db } from '../../platform/db/schema.ts'
import { answerBook, bookLimit } from '../recipes/book/routes.ts'
import { selectExportable } from '../recipes/export/queries.ts'
import { archiveAnswer, recipeArchiveLimit } from '../recipes/export/routes.ts'
import { selectEntries } from './entries.ts'
import { authorizeCollection } from './policy.ts'
import { findCollection, type Viewer } from './queries.ts'

/** A collection that the user may see, and its recipes in their order. */
async function openCollection(db: Db, id: string, viewer: Viewer) {
  const { row } = authorizeCollection(await findCollection(db, id, viewer), 'view')
  const entries = await selectEntries(db, row.id)
  return { row, recipeIds: entries.map((entry) => entry.recipe_id) }
}

/** Taking collections along. */
export function collectionExportRoutes(app: App) {
  serve(
    app,
    exportCollection,
    async ({ deps, db, user, params, query, now }) => {
      const { row, recipeIds } = await openCollection(db, params.id, user)
      const ids = await selectExportable(db, recipeIds, user.id)
      return archiveAnswer(deps, { format: query.format, ids, userId: user.id }, row.title, now)
    },
    { limit: recipeArchiveLimit },
  )

  serve(
    app,
    makeCollectionBook,
    async ({ deps, db, user, params, body, language, wantsEvents, signal }) => {
      const { row, recipeIds: recipes } = await openCollection(db, params.id, user)
      const { title, description } = row
      const wanted = { ...body, title, description, recipes, userId: user.id, language, wantsEvents, signal }
      return answerBook(deps, wanted)
    },
    { limit: bookLimit },
  )
}
