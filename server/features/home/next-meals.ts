import type { Language } from '#shared/constants/languages.ts'
import type { WireHome } from '#shared/contract/home.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { containedFor } from '../households/avoided-allergens.ts'
import { findHouseholdId, selectEaters } from '../households/queries.ts'
import { selectNextMeals } from '../plans/queries.ts'
import { selectLoggedDays } from '../recipes/cooking-log/queries.ts'
import { presentCard, type LinkOf } from '../recipes/present.ts'
import { selectShownCards } from '../recipes/saved/saved-queries.ts'

const { meals, mealDays } = limits.home

/** What the household eats next; a recipe that the user may not read comes without card, with the title it had. */
export async function presentNextMeals(
  db: Db,
  { userId, language, now }: { userId: string; language: Language; now: number },
  today: string,
  linkOf: LinkOf,
): Promise<NonNullable<WireHome['planned']>> {
  const entries = await selectNextMeals(db, userId, { today, days: mealDays, limit: meals }, now)
  const ids = entries.flatMap(({ recipe_id }) => recipe_id ?? [])
  const cards = await selectShownCards(db, userId, ids)
  const contains = await containedFor(db, [...cards.keys()], { userId, language, now })
  const isForSome = entries.some((entry) => entry.eaters !== null)
  const householdId = isForSome ? await findHouseholdId(db, userId) : undefined
  const eaters = householdId === undefined ? [] : await selectEaters(db, householdId)
  const logged = await selectLoggedDays(db, userId, ids, today)
  return entries.map((entry) => {
    const card = entry.recipe_id === null ? undefined : cards.get(entry.recipe_id)
    return {
      id: entry.id,
      day: entry.day ?? today,
      meal: entry.meal,
      title: card?.title ?? entry.title,
      leftovers: entry.leftover_of !== null,
      servings: entry.servings,
      eaters: eaters.filter(({ id }) => entry.eaters?.includes(id)).map(({ name }) => name),
      eaterIds: entry.eaters,
      cook: entry.cook,
      onList: entry.on_list ?? false,
      toBuy: entry.to_buy,
      isLogged: logged.has(`${entry.recipe_id} ${entry.day}`),
      recipe: card ? presentCard(card, linkOf, contains) : null,
    }
  })
}
