import type { Finding } from '#shared/contract/safety-finding.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { listAgainstSteps, oddAmounts, oddTimes } from './consistency.ts'
import { checkedDish, type CheckedDish, type SafetyFinding } from './checked-dish.ts'
import { undercookedIn } from './doneness.ts'
import { shortBeans, unboiledBeans } from './beans.ts'
import { forInfants } from './infants.ts'
import { claimFindings, eaterFindings, type Eaters } from './eaters.ts'
import { inedibleIn } from './inedible.ts'
import { uncheckedItems } from './unknown-items.ts'
import { garlicInOil, homeCanning, riceCooling } from './storage.ts'
import { rawEggNote } from './raw-egg.ts'

export type { Eaters as Guests } from './eaters.ts'

/** A toddler may have salt and sugar. */
const forBabies =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|bébés?|nourrissons?|bebés?|lactantes?|säuglinge?n?|babys?|babybrei)(?! ?(?:spinach|carrots?|potato|corn|leaf|leaves|shower))(?!\p{L})/iu

const forSmallChildren =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|toddlers?|bébés?|nourrissons?|bebés?|lactantes?|säuglinge?n?|babys?|babybrei)(?!\p{L})/iu

const severity = { dangerous: 0, warning: 1, note: 2 }

/**
 * Checks a recipe by code, whoever wrote it, and against what the guests said; the gravest finding comes first.
 * A title that speaks of babies counts as an infant at the table. The sentences are in the recipe's language, or in the
 * one that is given: a recipe is always judged in the language it was written in.
 */
export function checkRecipe(
  recipe: RecipeStructure,
  eaters: Eaters = {},
  spoken: Language = recipe.language,
): Finding[] {
  const dish = checkedDish(recipe)
  return said([...findingsForAll(dish), ...findingsForEaters(dish, eaters)], spoken)
}

/** Sorted, in a language, each once: what holds for everybody is not said again for those who eat. */
export function said(findings: readonly SafetyFinding[], spoken: Language): Finding[] {
  return findings
    .toSorted((a, b) => severity[a.severity] - severity[b.severity])
    .map((finding) => finding.in(spoken))
    .filter(
      ({ code, sentence }, place, all) =>
        all.findIndex((each) => each.code === code && each.sentence === sentence) === place,
    )
}

/** What holds whoever eats; a title that speaks of small children says who does. */
export function findingsForAll(dish: CheckedDish): SafetyFinding[] {
  const { title } = dish.recipe
  return [
    ...inedibleIn(dish),
    ...unboiledBeans(dish),
    ...shortBeans(dish),
    ...undercookedIn(dish),
    ...(forSmallChildren.test(title) ? eaterFindings(dish, { infant: true }) : []),
    ...(forBabies.test(title) ? forInfants(dish) : []),
    ...garlicInOil(dish),
    ...homeCanning(dish),
    ...riceCooling(dish),
    ...oddAmounts(dish),
    ...claimFindings(dish),
    ...rawEggNote(dish),
    ...listAgainstSteps(dish),
    ...oddTimes(dish),
  ]
}

export function findingsForEaters(dish: CheckedDish, eaters: Eaters): SafetyFinding[] {
  return [
    ...eaterFindings(dish, eaters),
    ...uncheckedItems(dish, eaters.allergens ?? []),
    ...(eaters.infant ? forInfants(dish) : []),
  ]
}
