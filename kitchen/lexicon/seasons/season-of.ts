import { readFileSync } from 'node:fs'
import { findIngredientById } from '../ingredients/index.ts'
import { readSeasons, type Season, type SeasonRegion } from './read-seasons.ts'

const file = 'seasons.txt'

const seasons = readSeasons(
  `kitchen/lexicon/seasons/${file}`,
  readFileSync(new URL(file, import.meta.url), 'utf8'),
  (id) => findIngredientById(id) !== null,
)

/** The foods that have a season, so that a list of recipes can be asked for those of a month. */
export const seasonalFoodIds: readonly string[] = [...seasons.keys()]

/** Whether a food is harvested in a month (1 to 12), comes out of a good store, or neither; null without a season too. */
export function seasonOf(foodId: string, region: SeasonRegion, month: number): Season {
  return seasons.get(foodId)?.[region][month - 1] ?? null
}
