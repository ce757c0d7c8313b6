import type { Finding } from '#shared/finding.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { listAgainstSteps, oddAmounts, oddTimes } from './tasting/consistency.ts'
import { tastedDish } from './tasting/dish.ts'
import { undercookedIn } from './tasting/doneness.ts'
import { claimFindings, guestFindings, type Guests } from './tasting/guests.ts'
import { inedibleIn } from './tasting/inedible.ts'
import { garlicInOil, homeCanning, riceCooling, unboiledBeans } from './tasting/keeping.ts'
import { rawEggNote } from './tasting/raw-egg.ts'

export type { Guests } from './tasting/guests.ts'

const forInfants =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|toddlers?|bébés?|nourrissons?|bebés?|lactantes?|säuglinge?n?|babys?|babybrei)(?!\p{L})/iu

const severity = { dangerous: 0, warning: 1, note: 2 }

/**
 * Checks a recipe by code, whoever wrote it, and against what the guests said; the gravest finding comes first.
 * A title that speaks of babies counts as an infant at the table.
 */
export function taste(recipe: RecipeStructure, guests: Guests = {}): Finding[] {
  const dish = tastedDish(recipe)
  const infant = guests.infant ?? forInfants.test(recipe.title)
  const findings = [
    ...inedibleIn(dish),
    ...unboiledBeans(dish),
    ...undercookedIn(dish),
    ...guestFindings(dish, { ...guests, infant }),
    ...garlicInOil(dish),
    ...homeCanning(dish),
    ...riceCooling(dish),
    ...oddAmounts(dish),
    ...claimFindings(dish),
    ...rawEggNote(dish),
    ...listAgainstSteps(dish),
    ...oddTimes(dish),
  ]
  return findings.toSorted((a, b) => severity[a.severity] - severity[b.severity])
}
