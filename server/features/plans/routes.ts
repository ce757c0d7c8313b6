import { apiError } from '#shared/contract/errors.ts'
import {
  addPlanEntryToList,
  createFeed,
  listFeeds,
  listPlanRecipes,
  revokeFeed,
  suggestDish,
  suggestWeek,
} from '#shared/contract/plans.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { oneAtATime } from '../../platform/rate-limit/one-at-a-time.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { changesLimit } from '../households/changes/routes.ts'
import { containedFor } from '../households/avoided-allergens.ts'
import { householdOf } from '../households/queries.ts'
import { listLinks } from '../images/signed-links.ts'
import { presentCard } from '../recipes/present.ts'
import { selectShownCards } from '../recipes/saved/saved-queries.ts'
import { calendarPath } from './calendar-route.ts'
import { timeZoneOf } from './time-zone.ts'
import { insertFeed, revokeFeedOf, selectFeeds, type FeedRow } from './feeds.ts'
import { listChosenLines } from './list/listed-entries.ts'
import { readListedRecipe } from './list/recipe-lines.ts'
import { planEntries } from './plan-entries.ts'
import { findPlannedRecipe, selectPlannedRecipes } from './queries.ts'
import { suggest, suggestForDays } from './suggest.ts'

const limit = memberLimit('plan ideas', rateLimits.planIdeasPerMember)
const inTurn = oneAtATime({ waiting: limits.plan.ideasWaiting, retryAfter: 1 })

const presentFeed = (row: FeedRow) => ({
  id: row.id,
  meals: row.meals,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})

/** Ideas for the week plan, its recipes and its calendars; the entries are rows of the household's changes. */
export function plansRoutes(app: App, requireMayPost: RequireMayPost) {
  const links = listLinks(app.deps.sign)

  serve(
    app,
    suggestDish,
    async ({ deps, db, user, body, language, signal, now }) => {
      // Who has asked for something else meanwhile does not wait any more.
      signal.throwIfAborted()
      const { id: householdId } = await householdOf(db, user.id, now)
      const { exclude = [], eaters = null, proposed = [], day, meal } = body
      const wish = { householdId, userId: user.id, language, day, meal, exclude, eaters, proposed }
      const idea = await suggest(deps, wish, signal)
      const card = idea && (await selectShownCards(db, user.id, [idea.recipeId])).get(idea.recipeId)
      if (!idea || !card) return { idea: null }
      const contains = await containedFor(db, [card.id], { userId: user.id, language, now })
      const recipe = presentCard(card, (imageKey) => links(imageKey, now), contains)
      return { idea: { recipe, reasons: idea.reasons } }
    },
    { limit, inTurn },
  )

  serve(
    app,
    suggestWeek,
    async ({ deps, db, user, body, language, signal, now }) => {
      signal.throwIfAborted()
      const { id: householdId } = await householdOf(db, user.id, now)
      const days = [...new Set(body.days)].toSorted()
      const wish = { householdId, userId: user.id, language, meal: 'dinner', eaters: null } as const
      const found = await suggestForDays(deps, days, { ...wish, exclude: body.exclude ?? [] }, signal)
      const ids = found.flatMap(({ idea }) => idea?.recipeId ?? [])
      const cards = await selectShownCards(db, user.id, ids)
      const contains = await containedFor(db, [...cards.keys()], { userId: user.id, language, now })
      return {
        ideas: found.map(({ day, idea }) => {
          const card = idea && cards.get(idea.recipeId)
          if (!idea || !card) return { day, idea: null }
          const recipe = presentCard(card, (imageKey) => links(imageKey, now), contains)
          return { day, idea: { recipe, reasons: idea.reasons } }
        }),
      }
    },
    { limit, inTurn },
  )

  serve(app, listPlanRecipes, async ({ db, user, query, language, now }) => {
    const { id } = await householdOf(db, user.id, now)
    const planned = await selectPlannedRecipes(db, id, query.from, query.to)
    const ids = [...new Set(planned.map(({ recipeId }) => recipeId))]
    const cards = await selectShownCards(db, user.id, ids)
    const contains = await containedFor(db, [...cards.keys()], { userId: user.id, language, now })
    return [...cards.values()].map((card) => presentCard(card, (imageKey) => links(imageKey, now), contains))
  })

  serve(
    app,
    addPlanEntryToList,
    async ({ deps, db, user, params, body, now }) => {
      const { id: householdId } = await householdOf(db, user.id, now)
      const planned = isUuid(params.id) ? await findPlannedRecipe(db, householdId, params.id) : undefined
      if (!planned) throw apiError('not found')
      const recipe = await readListedRecipe(deps, user.id, planned.recipeId)
      const chosen = { ...body, recipe, entryId: params.id }
      return listChosenLines(db, planEntries, { householdId, userId: user.id, now }, chosen)
    },
    { limit: changesLimit },
  )

  serve(app, listFeeds, async ({ db, user, now }) => {
    const { id } = await householdOf(db, user.id, now)
    return (await selectFeeds(db, id, user.id)).map(presentFeed)
  })

  serve(
    app,
    createFeed,
    async ({ deps, db, user, body, language, now }) => {
      await requireMayPost(db, user.id, null, now)
      const { id: householdId } = await householdOf(db, user.id, now)
      const feed = { householdId, userId: user.id, meals: body.meals, language }
      const { row, token } = await insertFeed(db, feed, now)
      return { ...presentFeed(row), link: `${deps.publicUrl}${calendarPath(token, timeZoneOf(body.zone))}` }
    },
    { limit },
  )

  serve(app, revokeFeed, async ({ db, user, params, now }) => {
    await revokeFeedOf(db, user.id, params.id, now)
    return {}
  })
}
