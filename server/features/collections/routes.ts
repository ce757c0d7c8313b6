import { createHash } from 'node:crypto'
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollectionCopies,
  listCollections,
  putCollectionRecipe,
  removeCollectionRecipe,
  updateCollection,
} from '#shared/contract/collections.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { Db } from '../../platform/db/schema.ts'
import { authorizeGroup } from '../groups/policy.ts'
import { findGroup } from '../groups/queries.ts'
import { containedFor } from '../households/avoided-allergens.ts'
import { listLinks } from '../images/signed-links.ts'
import type { CardRow } from '../recipes/card-queries.ts'
import { authorizeSaved } from '../recipes/saved/policy.ts'
import {
  canGroupReadRecipe,
  findSavedAccess,
  selectSavedTitles,
  selectShownCards,
} from '../recipes/saved/saved-queries.ts'
import {
  deleteEntry,
  findEntry,
  selectContaining,
  selectEntries,
  selectFirstRecipes,
  storeEntry,
} from './entries.ts'
import { collectionExportRoutes } from './export-routes.ts'
import { authorizeCollection, canChangeEntry, canEditCollection } from './policy.ts'
import { presentCollection, presentEntry } from './present.ts'
import {
  findCollection,
  insertCollection,
  moveCollection,
  removeCollection,
  selectCollections,
  updateCollectionFields,
  type CollectionWithAccess,
  type Viewer,
} from './queries.ts'

const limit = memberLimit('binder', rateLimits.binderChangesPerMember)

/** The card whose picture is the cover: the chosen one, or the first with a picture. */
async function findCovers(
  db: Db,
  viewer: Viewer,
  found: readonly CollectionWithAccess[],
): Promise<Map<string, CardRow>> {
  const first = await selectFirstRecipes(
    db,
    found.map(({ row }) => row.id),
  )
  const chosen = found.flatMap(({ row }) =>
    row.cover_recipe_id === null ? [] : [{ collection_id: row.id, recipe_id: row.cover_recipe_id }],
  )
  const candidates = [...chosen, ...first]
  const cards = await selectShownCards(db, viewer.id, [...new Set(candidates.map((each) => each.recipe_id))])
  const covers = new Map<string, CardRow>()
  for (const { collection_id, recipe_id } of candidates) {
    const card = cards.get(recipe_id)
    if (card?.image_key != null && !covers.has(collection_id)) covers.set(collection_id, card)
  }
  return covers
}

/** Collections of recipes: own ones, and those of groups. */
export function collectionsRoutes(app: App, requireMayPost: RequireMayPost) {
  const links = listLinks(app.deps.sign)
  collectionExportRoutes(app)

  async function answerFor(db: Db, id: string, viewer: Viewer, now: number) {
    const found = authorizeCollection(await findCollection(db, id, viewer), 'view')
    const covers = await findCovers(db, viewer, [found])
    return presentCollection(found, covers.get(id), (key) => links(key, now))
  }

  async function answerWhole(
    db: Db,
    found: CollectionWithAccess,
    user: Viewer,
    { language, now }: { language: Language; now: number },
  ) {
    const rows = await selectEntries(db, found.row.id)
    const ids = rows.map((row) => row.recipe_id)
    const [covers, cards, titles] = await Promise.all([
      findCovers(db, user, [found]),
      selectShownCards(db, user.id, ids),
      selectSavedTitles(db, user.id, ids),
    ])
    const contains = await containedFor(db, [...cards.keys()], { userId: user.id, language, now })
    const linkOf = (key: string) => links(key, now)
    const viewer = { id: user.id, access: found.access }
    return {
      ...presentCollection(found, covers.get(found.row.id), linkOf),
      recipes: rows.map((row) => {
        const recipe = { card: cards.get(row.recipe_id), savedTitle: titles.get(row.recipe_id) }
        return presentEntry(row, recipe, viewer, linkOf, contains)
      }),
    }
  }

  // Before the call for one collection, whose `{id}` would match its path.
  serve(
    app,
    listCollectionCopies,
    async ({ db, user, query, language, now }) => {
      const page = { limit: limits.copies.collections, offset: 0 }
      const collections = []
      for (const found of await selectCollections(db, user, undefined, page))
        collections.push(await answerWhole(db, found, user, { language, now }))
      // Reading decides what has changed, as for recipes; links are signed anew each time.
      const text = JSON.stringify(collections).replaceAll(/\?[^"]*signature=[^"]*/g, '')
      const revision = createHash('sha256').update(text).digest('base64url').slice(0, 22)
      return { revision, collections: query.since === revision ? null : collections }
    },
    { inTurn: readingInTurn },
  )

  serve(app, listCollections, async ({ db, user, query, now }) => {
    const found = await selectCollections(db, user, query.group, pageOf(listCollections, query))
    const ids = found.map(({ row }) => row.id)
    const [covers, containing] = await Promise.all([
      findCovers(db, user, found),
      query.recipe === undefined ? null : selectContaining(db, ids, query.recipe),
    ])
    return found.map((each) => ({
      ...presentCollection(each, covers.get(each.row.id), (key) => links(key, now)),
      ...(containing && { contains: containing.has(each.row.id) }),
    }))
  })

  serve(
    app,
    createCollection,
    async ({ db, user, body, now }) => {
      const groupId = body.groupId ?? null
      if (groupId !== null) {
        authorizeGroup(await findGroup(db, groupId, user), 'participate')
        await requireMayPost(db, user.id, groupId, now)
      }
      const { id, title, description = null } = body
      await insertCollection(db, { id, ownerId: user.id, groupId, title, description }, now)
      return answerFor(db, id, user, now)
    },
    { limit },
  )

  serve(app, getCollection, async ({ db, user, params, language, now }) => {
    const found = authorizeCollection(await findCollection(db, params.id, user), 'view')
    return answerWhole(db, found, user, { language, now })
  })

  serve(
    app,
    updateCollection,
    async ({ db, user, params, body, now }) => {
      const { row } = authorizeCollection(await findCollection(db, params.id, user), 'edit')
      if (row.group_id !== null) await requireMayPost(db, user.id, row.group_id, now)
      const { title, description, coverRecipeId, position } = body
      if (coverRecipeId != null && !(await findEntry(db, row.id, coverRecipeId)))
        throw apiError('unknown recipe')
      await updateCollectionFields(db, row.id, { title, description, cover_recipe_id: coverRecipeId }, now)
      if (position !== undefined && row.group_id === null) await moveCollection(db, user.id, row.id, position)
      return answerFor(db, row.id, user, now)
    },
    { limit },
  )

  serve(
    app,
    deleteCollection,
    async ({ db, user, params }) => {
      const { row } = authorizeCollection(await findCollection(db, params.id, user), 'edit')
      await removeCollection(db, row.id)
      return {}
    },
    { limit },
  )

  serve(
    app,
    putCollectionRecipe,
    async ({ db, user, params, body, now }) => {
      const { recipeId } = params
      const { row, access } = authorizeCollection(await findCollection(db, params.id, user), 'add')
      if (row.group_id !== null) await requireMayPost(db, user.id, row.group_id, now)
      const entry = await findEntry(db, row.id, recipeId)
      if (!entry) {
        authorizeSaved(await findSavedAccess(db, { userId: user.id, recipeId }), 'note')
        if (row.group_id !== null && !(await canGroupReadRecipe(db, row.group_id, recipeId)))
          throw apiError('not shared')
      } else if (body.note !== undefined && !canChangeEntry(access, entry.added_by === user.id)) {
        throw apiError('not allowed')
      }
      const { note, position } = body
      const mayChangeAll = canEditCollection(access)
      if (position !== undefined && !mayChangeAll) throw apiError('not allowed')
      const change = { collectionId: row.id, recipeId, userId: user.id, mayChangeAll, note, position }
      await storeEntry(db, change, now)
      return {}
    },
    { limit },
  )

  serve(
    app,
    removeCollectionRecipe,
    async ({ db, user, params }) => {
      const { row, access } = authorizeCollection(await findCollection(db, params.id, user), 'view')
      const entry = await findEntry(db, row.id, params.recipeId)
      if (entry && !canChangeEntry(access, entry.added_by === user.id)) throw apiError('not allowed')
      if (entry) await deleteEntry(db, row.id, params.recipeId)
      return {}
    },
    { limit },
  )
}
