import type { Edited } from '../library/edit/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { hasQuality, servesAs } from '../library/find/qualities.ts'

/** A wish that a recipe does not meet, as the key of the sentence that says so. */
export type Unmet = string

/** What of the conditions that are no foods a draft does not meet: how it is cooked and served, its course, its season. */
export function unmetIn({ draft, applied: { recipe } }: Edited, conditions: Conditions): Unmet[] {
  const { way, qualities, course, tags, occasion } = conditions
  const heats = recipe.steps.flatMap(({ heat }) => heat ?? [])
  const now = draft.operations.findLast((each) => each.op === 'way')
  const isByWay = way === null || (now?.op === 'way' && now.way === way) || heats.some((heat) => heat === way)
  const seen = { ...recipe, foods: recipe.lines, heats }
  const isNamed = conditions.dishes.includes(recipe.id)
  return [
    ...(isByWay ? [] : [`unmet.${way}`]),
    ...qualities
      .filter((quality) => quality !== 'baked' && hasQuality(seen, quality) === false)
      .map((quality) => `unmet.${quality}`),
    ...(course === null || isNamed || servesAs(recipe, course) ? [] : [`unmet.${course}`]),
    ...(tags.includes('grill') && !recipe.tags.includes('grill') && !heats.includes('grill')
      ? ['unmet.grill']
      : []),
    ...(occasion === 'breakfast' && !isNamed && !recipe.tags.includes(occasion) ? ['unmet.breakfast'] : []),
  ]
}
