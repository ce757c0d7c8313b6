import type { Language } from '#shared/constants/languages.ts'
import { usualRegion } from '#shared/constants/season-regions.ts'
import { findIngredients, seasonalFoodIds, seasonOf } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { restrictionsAtTable } from '../households/avoided-allergens.ts'
import { seasonRegionOf } from '../households/queries.ts'
import { findCard } from '../recipes/card-queries.ts'
import { selectBestAbout } from '../recipes/season-queries.ts'

interface Reader {
  userId: string
  language: Language
  now: number
}

/**
 * A well-rated public recipe about a food that is harvested now and that everybody who usually eats may have, another one
 * each day; undefined if there is none.
 */
export async function findSeasonIdea(db: Db, readDb: Db, reader: Reader, today: string) {
  const { userId, language, now } = reader
  const month = Number(today.slice(5, 7))
  const [restrictions, stated] = await Promise.all([
    restrictionsAtTable(db, userId, now),
    seasonRegionOf(db, userId),
  ])
  const region = stated ?? usualRegion[language]
  const foods = seasonalFoodIds.filter((food) => seasonOf(food, region, month) === 'fresh')
  const found = await selectBestAbout(readDb, { foods, language, userId, restrictions })
  // Of a recipe with an ingredient that nobody knows, nobody knows whether it suits an allergy.
  const isKnown = (item: string) => findIngredients(item, language, 'exact').length > 0
  const suitable =
    restrictions.allergens.length === 0 ? found : found.filter(({ items }) => items?.every(isKnown))
  const idea = suitable[Math.floor(Date.parse(today) / 86_400_000) % Math.max(suitable.length, 1)]
  return idea && findCard(readDb, idea.id, userId)
}
