import {
  deleteImport,
  importPicture,
  listImports,
  retryImport,
  startImport,
  stopImport,
} from '#shared/contract/recipe-imports.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import {
  insertImport,
  readAgain,
  removeImport,
  requireImport,
  selectImports,
  stopWaiting,
} from './import-lists.ts'
import { storePagePicture } from './read-page.ts'

const listLimit = memberLimit('import list', rateLimits.importListsPerMember)

/** Recipes from many addresses, which `runImports` reads, and the pictures of pages. */
export function importRoutes(app: App) {
  serve(
    app,
    importPicture,
    async ({ deps, user, body, now }) => ({ key: await storePagePicture(deps, body.url, user.id, now) }),
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )

  serve(
    app,
    startImport,
    async ({ db, user, body, now }) =>
      requireImport(db, user.id, await insertImport(db, user.id, body.addresses, now)),
    { limit: listLimit },
  )

  serve(app, listImports, ({ db, user }) => selectImports(db, user.id))

  serve(app, stopImport, async ({ db, user, params }) => {
    const { id } = await requireImport(db, user.id, params.id)
    await stopWaiting(db, id)
    return requireImport(db, user.id, id)
  })

  serve(
    app,
    retryImport,
    async ({ db, user, params, body }) => {
      const { id } = await requireImport(db, user.id, params.id)
      await readAgain(db, id, body)
      return requireImport(db, user.id, id)
    },
    { limit: listLimit },
  )

  serve(app, deleteImport, async ({ db, user, params }) => {
    await removeImport(db, user.id, params.id)
    return {}
  })
}
