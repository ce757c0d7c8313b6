import {
  getRecipeCard,
  listMyDeletedRecipeCards,
  listMyRecipeCards,
  listPublicRecipeCards,
  listShowcaseCards,
  searchMyRecipeCards,
  searchRecipeCards,
} from '#shared/contract/recipe-cards.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import type { ListLinks } from '../images/signed-links.ts'
import {
  findCard,
  searchCards,
  selectCardsOf,
  selectDeletedCardsOf,
  selectPublicCards,
  selectShowcaseCards,
  type CardRow,
  type FoundCardRow,
} from './card-queries.ts'
import { presentCard, presentOwnCard } from './present.ts'

/** The lists and searches as cards. They come before the calls that they are a view of. */
export function cardRoutes(app: App, linkOf: ListLinks) {
  const { readDb } = app.deps
  const at = (now: number) => (imageKey: string) => linkOf(imageKey, now)
  const present = (rows: readonly FoundCardRow[], now: number) => rows.map((row) => presentCard(row, at(now)))
  const presentOwn = (rows: readonly CardRow[], now: number) =>
    rows.map((row) => presentOwnCard(row, at(now)))

  serve(app, listPublicRecipeCards, async ({ query, now, language }) => {
    const { limit = limits.discover.pageSize, offset = 0, before, ...filters } = query
    return present(await selectPublicCards(readDb, filters, { limit, offset, before }, language), now)
  })

  serve(
    app,
    searchRecipeCards,
    async ({ query, now, language }) => {
      const { q, limit = limits.recipe.searchResults, ...filters } = query
      return present(await searchCards(readDb, { published: true }, q, filters, limit, language), now)
    },
    { inTurn: readingInTurn },
  )

  serve(app, listShowcaseCards, async ({ now }) => present(await selectShowcaseCards(readDb), now), {
    inTurn: readingInTurn,
  })

  serve(app, listMyRecipeCards, async ({ db, user, query, now }) => {
    const page = { ...pageOf(listMyRecipeCards, query), before: query.before }
    return presentOwn(await selectCardsOf(db, user.id, page), now)
  })

  serve(app, listMyDeletedRecipeCards, async ({ db, user, query, now }) => {
    const page = pageOf(listMyDeletedRecipeCards, query)
    return presentOwn(await selectDeletedCardsOf(db, user.id, page), now)
  })

  serve(
    app,
    searchMyRecipeCards,
    async ({ db, user, query, now, language }) => {
      const { q, limit = limits.recipe.searchResults } = query
      return presentOwn(await searchCards(db, { ownerId: user.id }, q, {}, limit, language), now)
    },
    { inTurn: readingInTurn },
  )
}

/** One recipe as a card; it comes before the call for the whole recipe, and after all fixed paths. */
export function cardRoute(app: App, linkOf: ListLinks) {
  serve(app, getRecipeCard, async ({ db, user, params, now }) => {
    const row = await findCard(db, params.id, user.id)
    if (!row) throw apiError('not found')
    return presentCard(row, (imageKey) => linkOf(imageKey, now))
  })
}
