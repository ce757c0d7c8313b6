import { getDiscoverRows, getHome, noteTableAsked, type WireHome } from '#shared/contract/home.ts'
import { limits } from '#shared/constants/limits.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { noteTableAskedOf, wasTableAsked } from '../account/table-asked.ts'
import { selectConversations } from '../chat/conversations.ts'
import { selectSharedWith } from '../forum/recipe-references.ts'
import { selectUnreadThreads } from '../forum/unread-threads.ts'
import { containedFor } from '../households/avoided-allergens.ts'
import { hasEaters } from '../households/queries.ts'
import { listLinks } from '../images/signed-links.ts'
import { countToBuy } from '../plans/queries.ts'
import { presentNextMeals } from './next-meals.ts'
import { findSeasonal, findSeasonIdea } from './season-idea.ts'
import { selectCardsById, selectPublicCards } from '../recipes/card-queries.ts'
import { presentDiary } from '../recipes/cooking-log/diary.ts'
import { presentCard } from '../recipes/present.ts'

const { shown, recipes } = limits.home

/** One answer for the whole home page: every block is one indexed query, and they run side by side. */
export function homeRoutes(app: App) {
  const links = listLinks(app.deps.sign)

  serve(app, getHome, async ({ deps, db, user, query, language, now }) => {
    const linkOf = (imageKey: string) => links(imageKey, now)
    const page = { limit: shown, offset: 0 }
    const reader = { userId: user.id, language: query.in ?? language, now }
    const today = query.today ?? new Date(now).toISOString().slice(0, 10)
    const [cooked, aYearAgo, conversations, threads, cards, idea, planned, toBuy, wasAsked, isSaid] =
      await Promise.all([
        presentDiary(db, user, {}, page, linkOf),
        presentDiary(db, user, { around: today }, page, linkOf),
        selectConversations(db, user.id, { open: true, limit: shown }),
        selectUnreadThreads(db, user.id, shown),
        // Twice as many, because the user's own are left out.
        selectPublicCards(
          deps.readDb,
          { language: reader.language },
          { limit: 2 * recipes, offset: 0, before: undefined },
        ),
        findSeasonIdea(db, deps.readDb, reader, today),
        presentNextMeals(db, reader, today, linkOf),
        countToBuy(db, user.id, now),
        wasTableAsked(db, user.id),
        hasEaters(db, user.id),
      ])
    const ofOthers = cards.filter((card) => card.owner_id !== user.id).slice(0, recipes)
    const contains = await containedFor(
      db,
      [...ofOthers, ...(idea ? [idea] : [])].map(({ id }) => id),
      reader,
    )
    const home: WireHome = {
      planned,
      cooked,
      aYearAgo,
      conversations: conversations.map(({ id, title, activeAt }) => ({
        id,
        title,
        activeAt: activeAt.toISOString(),
      })),
      threads: threads.map((thread) => ({
        id: thread.id,
        title: thread.title,
        group: { id: thread.group_id, name: thread.group_name },
        unread: thread.unread_count,
        postId: thread.first_unread_id,
      })),
      newRecipes: ofOthers.map((card) => presentCard(card, linkOf, contains)),
    }
    const filled = Object.entries(home).filter(([, block]) => Array.isArray(block) && block.length > 0)
    return {
      ...Object.fromEntries(filled),
      ...(toBuy > 0 && { toBuy }),
      ...(!wasAsked && !isSaid && { asksWhoEats: true }),
      ...(idea && { inSeason: presentCard(idea, linkOf, contains) }),
    }
  })

  serve(app, getDiscoverRows, async ({ deps, db, user, query, language, now }) => {
    const reader = { userId: user.id, language, now }
    const today = query.today ?? new Date(now).toISOString().slice(0, 10)
    const { row, quickMinutes } = limits.discover
    const [seasonal, shared] = await Promise.all([
      findSeasonal(db, deps.readDb, reader, today, { maxMinutes: quickMinutes, limit: row }),
      selectSharedWith(db, user.id, row),
    ])
    const cards = await selectCardsById(db, [...new Set([...seasonal, ...shared])], user.id)
    const contains = await containedFor(
      db,
      cards.map(({ id }) => id),
      reader,
    )
    const present = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const card = cards.find((each) => each.id === id)
        return card ? [presentCard(card, (imageKey) => links(imageKey, now), contains)] : []
      })
    return { season: present(seasonal), groups: present(shared) }
  })

  serve(app, noteTableAsked, async ({ db, user, now }) => {
    await noteTableAskedOf(db, user.id, now)
    return {}
  })
}
