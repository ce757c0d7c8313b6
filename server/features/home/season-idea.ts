import type { Language } from '#shared/constants/languages.ts'
import { usualRegion } from '#shared/constants/season-regions.ts'
import { seasonalFoodIds, seasonOf } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { findCard } from '../recipes/card-queries.ts'
import { seasonRegionOf } from '../households/queries.ts'
import { selectBestAbout } from '../recipes/season-queries.ts'

/** A well-rated public recipe about a food that is harvested now, another one each day; undefined if there is none. */
export async function findSeasonIdea(db: Db, userId: string, language: Language, today: string) {
  const month = Number(today.slice(5, 7))
  const region = (await seasonRegionOf(db, userId)) ?? usualRegion[language]
  const foods = seasonalFoodIds.filter((food) => seasonOf(food, region, month) === 'fresh')
  const ids = await selectBestAbout(db, foods, language, userId)
  const id = ids[Math.floor(Date.parse(today) / 86_400_000) % Math.max(ids.length, 1)]
  return id === undefined ? undefined : findCard(db, id, userId)
}
