import type { Finding } from '#shared/finding.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { listAgainstSteps, oddAmounts, oddTimes } from './tasting/consistency.ts'
import { tastedDish } from './tasting/dish.ts'
import { undercookedIn } from './tasting/doneness.ts'
import { shortBeans, unboiledBeans } from './tasting/beans.ts'
import { forInfants } from './tasting/infants.ts'
import { claimFindings, guestFindings, type Guests } from './tasting/guests.ts'
import { inedibleIn } from './tasting/inedible.ts'
import { garlicInOil, homeCanning, riceCooling } from './tasting/keeping.ts'
import { rawEggNote } from './tasting/raw-egg.ts'

export type { Guests } from './tasting/guests.ts'

/** A toddler may have salt and sugar. */
const forBabies =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|bébés?|nourrissons?|bebés?|lactantes?|säuglinge?n?|babys?|babybrei)(?! ?(?:spinach|carrots?|potato|corn|leaf|leaves|shower))(?!\p{L})/iu

const forSmallChildren =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|toddlers?|bébés?|nourrissons?|bebés?|lactantes?|säuglinge?n?|babys?|babybrei)(?!\p{L})/iu

const severity = { dangerous: 0, warning: 1, note: 2 }

/**
 * Checks a recipe by code, whoever wrote it, and against what the guests said; the gravest finding comes first.
 * A title that speaks of babies counts as an infant at the table.
 */
export function taste(recipe: RecipeStructure, guests: Guests = {}): Finding[] {
  const dish = tastedDish(recipe)
  const infant = guests.infant ?? forSmallChildren.test(recipe.title)
  const findings = [
    ...inedibleIn(dish),
    ...unboiledBeans(dish),
    ...shortBeans(dish),
    ...undercookedIn(dish),
    ...guestFindings(dish, { ...guests, infant }),
    ...(guests.infant || forBabies.test(recipe.title) ? forInfants(dish) : []),
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
