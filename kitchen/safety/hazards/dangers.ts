import type { Tender, Wording } from './wordings/danger.ts'
import { drinkers } from './wordings/drinkers.ts'
import { storedEmulsions } from './wordings/emulsions.ts'
import { germs } from './wordings/germs.ts'
import { handling } from './wordings/handling.ts'
import { hazardById, hazards, type Hazard } from './hazard.ts'
import { householdPoisons } from './wordings/household-poisons.ts'
import { poisons } from './wordings/poisons.ts'
import { vulnerableEaters } from './wordings/vulnerable-eaters.ts'
import { anyBounded } from '../../lexicon/text/word-list.ts'
import { wordLists } from '../word-list.ts'

const lists = wordLists('dangers')

/** The wordings by which hazards are recognised, each with its hazard. */
export const wordings: readonly (Wording & { hazard: Hazard })[] = [
  ...poisons,
  ...householdPoisons,
  ...germs,
  ...storedEmulsions,
  ...handling,
  ...vulnerableEaters,
  ...drinkers,
].map((each) => ({ ...each, hazard: hazardById(each.id) }))

const unrecognised = hazards.find(
  ({ id, when, always }) => when.length === 0 && !always && !wordings.some((each) => each.id === id),
)
if (unrecognised) throw new Error(`nothing recognises the hazard "${unrecognised.id}"`)

/** True of what is a danger for somebody at this table. */
export const concerns = (hazard: Hazard, table: Tender): boolean =>
  hazard.for.length === 0 || hazard.for.some((eater) => table[eater])

/** The dangers that are some for the people at this table. */
export function dangersFor<T extends { danger: Hazard }>(
  wishes: Tender & { dangers: readonly T[] },
): readonly T[] {
  return wishes.dangers.filter(({ danger }) => concerns(danger, wishes))
}

/** Those of them that are said: where two would say the same, only the one that says more. */
export function spokenDangers<T extends { danger: Hazard }>(
  wishes: Tender & { dangers: readonly T[] },
): readonly T[] {
  const all = dangersFor(wishes)
  return all.filter(({ danger: { unless } }) => !all.some(({ danger }) => unless.includes(danger.id)))
}

/** A wish to hurt somebody; there is no dish for that. */
export const harmWords = anyBounded(lists('harm-words'))
