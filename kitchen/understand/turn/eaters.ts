import { matches } from '../../lexicon/may-match.ts'
import { atTable, saidOfThere } from '../absent.ts'
import { cues } from '../cues.ts'
import { withoutOtherCooks } from '../explained.ts'
import { distressIn } from '../../safety/health/distress.ts'
import { dietsFor } from '../health/read-health.ts'
import { manners } from '../manners.ts'
import { minors } from '../minors.ts'
import { refusesRaw } from '../no-food.ts'
import { leavingIn, withoutLeaving } from '../party-changes.ts'
import { readDiets, withoutFlesh } from '../read-diets.ts'
import { isSoberFew, type Wishes } from '../../safety/wishes/wishes.ts'
import type { Turn } from './text.ts'

/** Beside a drink any word for the young counts, also one that may mean others: "the lads", "la guarderia". */
const childAndAlcohol = ['child', 'alcohol'] as const

const withAlcohol = /\b(with alcohol|avec (de l')?alcool|con alcohol|mit alkohol)\b/

/** Who eats, as far as it changes what may be cooked: ages, bodies, illnesses, and who must stay sober. */
export function eatersAfter({ folded, written, language, eating, dangers }: Turn, before: Wishes) {
  const distress = distressIn(written)
  const isThere = (words: RegExp, of = folded) => saidOfThere(words, of, language)
  const { concepts: said } = atTable(folded, language)
  const mustStaySober = dangers.some(({ danger }) => /^(driver|recovering)$/.test(danger.id))
  return {
    distress: distress ?? before.distress,
    infant: eating.infant || (!eating.grown && isThere(cues.infant)),
    child:
      eating.child ||
      isThere(cues.child) ||
      isThere(cues.toddler) ||
      isThere(minors, written) ||
      childAndAlcohol.every((each) => said.has(each)),
    toddler: eating.toddler || isThere(cues.toddler),
    pregnant: eating.pregnant || matches(cues.pregnant, folded),
    frail:
      eating.frail || matches(cues.frail, withoutOtherCooks(folded, language)) || matches(refusesRaw, folded),
    alcoholFree: withAlcohol.test(folded)
      ? false
      : before.alcoholFree || mustStaySober || eating.alcoholFree || matches(cues.alcoholFree, folded),
    soft: before.soft || distress !== null || matches(manners.soft, folded),
  } satisfies Partial<Wishes>
}

/** Diets and needs of the whole table, and the dangers it is in. */
export function needsAfter(
  { folded, health, eating, dangers }: Turn,
  excludedGroups: Wishes['excludedGroups'],
  before: Wishes,
) {
  const { few } = before
  const gone = readDiets(leavingIn(folded), [])
  const kept = before.diets.filter((diet) => !gone.includes(diet))
  return {
    diets: [
      ...new Set([
        ...withoutFlesh(readDiets(withoutLeaving(folded), kept), excludedGroups),
        ...(few?.shared ? few.diets : []),
        ...dietsFor(health),
      ]),
    ],
    ...health,
    health: [...new Set([...health.health, ...eating.needs])],
    dangers: isSoberFew(few) ? dangers.filter(({ danger }) => danger.id !== 'child-alcohol') : dangers,
  } satisfies Partial<Wishes>
}
