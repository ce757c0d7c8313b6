import type { Danger, Tender } from './danger.ts'
import { readWarnings, withWarnings } from './danger-warnings.ts'
import { storedEmulsions } from './emulsions.ts'
import { germs } from './germs.ts'
import { drinkers } from './drinkers.ts'
import { handling } from './handling.ts'
import { householdPoisons } from './household-poisons.ts'
import { poisons } from './poisons.ts'
import { vulnerableEaters } from './vulnerable-eaters.ts'

export type { Danger } from './danger.ts'

const rules = [
  ...poisons,
  ...householdPoisons,
  ...germs,
  ...storedEmulsions,
  ...handling,
  ...vulnerableEaters,
  ...drinkers,
]

export const dangers: readonly Danger[] = withWarnings(rules, readWarnings())

/** The dangers that are some for the people at this table. */
export function dangersFor<T extends { danger: Danger }>(
  wishes: Tender & { dangers: readonly T[] },
): readonly T[] {
  return wishes.dangers.filter(({ danger }) => danger.for?.(wishes) ?? true)
}

/** A wish to hurt somebody; there is no dish for that. */
export const harmWords =
  /\b(make (my|him|her|them|someone|somebody|the|a)( \w+)? (very )?(ill|sick|vomit|pass out)|(rendre|faire) (mon|ma|mes|quelqu'un|un|une)( \w+)? (malade|vomir)|poner(le)? (enferm\w+|mal[oa]) a|hacer enfermar|krank (machen|wird)|to (poison|kill|harm|hurt|drug|sicken) (my|him|her|them|someone|somebody|the|a|people)|(empoisonner|tuer|droguer) (mon|ma|mes|quelqu'un|lui|un|une)|(envenenar|matar|drogar) a\b|(vergiften|umbringen|betauben) (will|mochte|kann)|um [a-z ]{2,30} zu (vergiften|toten)|(jemanden|meine[nmr]?|ihn|sie|ihm)( \w+)? (zu )?(vergiften|umbringen|toten))\b/
