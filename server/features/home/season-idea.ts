import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { usualRegion } from '#shared/constants/season-regions.ts'
import { findIngredients, seasonalFoodIds, seasonOf } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { restrictionsAtTable } from '../households/avoided-allergens.ts'
import { seasonRegionOf } from '../households/queries.ts'
import { findCard } from '../recipes/card-queries.ts'
import { selectBestAbout, type SeasonalRow } from '../recipes/season-queries.ts'

interface Reader {
  userId: string
  language: Language
  now: number
}

/**
 * The ids of well-rated public recipes about a food that is harvested now and that everybody who usually eats may have,
 * best first.
 */
export async function findSeasonal(
  db: Db,
  readDb: Db,
  { userId, language, now }: Reader,
  today: string,
  wanted: { maxMinutes?: number; limit: number },
): Promise<string[]> {
  const month = Number(today.slice(5, 7))
  const [restrictions, stated] = await Promise.all([
    restrictionsAtTable(db, userId, now),
    seasonRegionOf(db, userId),
  ])
  const region = stated ?? usualRegion[language]
  const foods = seasonalFoodIds.filter((food) => seasonOf(food, region, month) === 'fresh')
  const found = await selectBestAbout(readDb, { foods, language, userId, restrictions, ...wanted })
  // Of a recipe with an ingredient that nobody knows, nobody knows whether it suits an allergy.
  const isKnown = (item: string) => findIngredients(item, language, 'exact').length > 0
  const isSuitable = ({ items }: SeasonalRow) =>
    restrictions.allergens.length === 0 || items?.every(isKnown) === true
  return found.filter(isSuitable).map(({ id }) => id)
}

/** One of them, another one each day; undefined if there is none. */
export async function findSeasonIdea(db: Db, readDb: Db, reader: Reader, today: string) {
  const ids = await findSeasonal(db, readDb, reader, today, { limit: limits.home.seasonIdeas })
  const id = ids[Math.floor(Date.parse(today) / 86_400_000) % Math.max(ids.length, 1)]
  return id === undefined ? undefined : findCard(readDb, id, reader.userId)
}
