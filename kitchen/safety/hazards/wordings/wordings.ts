import type { Wording } from './danger.ts'
import { drinkers } from './drinkers.ts'
import { storedEmulsions } from './emulsions.ts'
import { germs } from './germs.ts'
import { handling } from './handling.ts'
import { hazardById, hazards, type Hazard } from '../hazard.ts'
import { householdPoisons } from './household-poisons.ts'
import { poisons } from './poisons.ts'
import { vulnerableEaters } from './vulnerable-eaters.ts'
import { anyBounded } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

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

/** A wish to hurt somebody; there is no dish for that. */
export const harmWords = anyBounded(lists('harm-words'))
