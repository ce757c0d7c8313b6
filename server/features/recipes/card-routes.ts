import {
  getRecipeCard,
  listMyDeletedRecipeCards,
  listMyRecipeCards,
  listPublicRecipeCards,
  listShowcaseCards,
  searchMyRecipeCards,
  searchRecipeCards,
} from '#shared/contract/recipe-cards.ts'
import type { Language } from '#shared/constants/languages.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import type { ListLinks } from '../images/signed-links.ts'
import type { ContainedFor } from './card-allergens.ts'
import {
  findCard,
  nearestCards,
  searchCards,
  selectCardsOf,
  selectDeletedCardsOf,
  selectPublicCards,
  selectShowcaseCards,
  type CardRow,
  type FoundCardRow,
} from './card-queries.ts'
import { presentCard, presentOwnCard } from './present.ts'

/** Whose household is asked, and how. */
interface Reader {
  db: Db
  user: { id: string }
  language: Language
  now: number
}

/** The lists and searches as cards. They come before the calls that they are a view of. */
export function cardRoutes(app: App, linkOf: ListLinks, containedFor: ContainedFor) {
  const { readDb } = app.deps
  const at = (now: number) => (imageKey: string) => linkOf(imageKey, now)
  const contained = (rows: readonly CardRow[], { db, user, language, now }: Reader) =>
    containedFor(
      db,
      rows.map(({ id }) => id),
      { userId: user.id, language, now },
    )
  const present = async (rows: readonly FoundCardRow[], reader: Reader) => {
    const contains = await contained(rows, reader)
    return rows.map((row) => presentCard(row, at(reader.now), contains))
  }
  const presentOwn = async (rows: readonly CardRow[], reader: Reader) => {
    const contains = await contained(rows, reader)
    return rows.map((row) => presentOwnCard(row, at(reader.now), contains))
  }

  serve(app, listPublicRecipeCards, async (request) => {
    const { query, language } = request
    const { limit = limits.discover.pageSize, offset = 0, before, first, ...filters } = query
    const page = { limit, offset, before, first }
    return present(await selectPublicCards(readDb, filters, page, language), request)
  })

  serve(
    app,
    searchRecipeCards,
    async (request) => {
      const { query, language } = request
      const { q, limit = limits.recipe.searchResults, nearest, ...filters } = query
      const find = nearest ? nearestCards : searchCards
      return present(await find(readDb, { published: true }, q, filters, limit, language), request)
    },
    { inTurn: readingInTurn },
  )

  serve(
    app,
    listShowcaseCards,
    async ({ now }) => (await selectShowcaseCards(readDb)).map((row) => presentCard(row, at(now))),
    { inTurn: readingInTurn },
  )

  serve(app, listMyRecipeCards, async (request) => {
    const { db, user, query } = request
    const page = { ...pageOf(listMyRecipeCards, query), before: query.before }
    return presentOwn(await selectCardsOf(db, user.id, page), request)
  })

  serve(app, listMyDeletedRecipeCards, async (request) => {
    const { db, user, query } = request
    const page = pageOf(listMyDeletedRecipeCards, query)
    return presentOwn(await selectDeletedCardsOf(db, user.id, page), request)
  })

  serve(
    app,
    searchMyRecipeCards,
    async (request) => {
      const { db, user, query, language } = request
      const { q, limit = limits.recipe.searchResults } = query
      return presentOwn(await searchCards(db, { ownerId: user.id }, q, {}, limit, language), request)
    },
    { inTurn: readingInTurn },
  )
}

/** One recipe as a card; it comes before the call for the whole recipe, and after all fixed paths. */
export function cardRoute(app: App, linkOf: ListLinks, containedFor: ContainedFor) {
  serve(app, getRecipeCard, async ({ db, user, params, language, now }) => {
    const row = await findCard(db, params.id, user)
    if (!row) throw apiError('not found')
    const contains = await containedFor(db, [row.id], { userId: user.id, language, now })
    return presentCard(row, (imageKey) => linkOf(imageKey, now), contains)
  })
}
