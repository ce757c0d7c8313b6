import { matches } from '../../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { guardAllergies } from '../allergy-guard.ts'
import { blamedDishes } from '../blamed-dishes.ts'
import { cues } from '../cues.ts'
import { withoutShopping } from '../equipment.ts'
import { explainedIn } from '../explained.ts'
import { withoutFigures } from '../figures.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { greenSideIn } from '../green-side.ts'
import { readHealth, withGrapefruit, withoutHealth } from '../health/read-health.ts'
import { blowingOut } from '../no-food.ts'
import { readDangers } from '../read-dangers.ts'
import { spelledOut } from '../spelled-out.ts'
import { withoutTypos } from '../typos.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'
import { withStandIns } from '../unstocked.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'

/** Numbers as figures and words joined by hyphens apart, so that every reader finds them alike. */
const normalized = (text: string) => withoutFigures(unjoin(spelledOut(fold(text))))

/** One turn in the forms in which its parts are read, and what it says of bodies and of dangers, which comes first. */
export type Turn = ReturnType<typeof turnOf>

/** `text` is what the turn tells, `whole` is that with its questions, in which an allergy or an illness may be told. */
export function turnOf(text: string, whole: string, language: Language, before: Wishes) {
  const health = readHealth(whole, language, before)
  const written = normalized(text)
  const healthy = withoutHealth(withGrapefruit(written, health), health.unknownHealth)
  const plain = healthy.replace(blowingOut, 'x')
  const green = greenSideIn(plain, language, before.settled !== null)
  const folded = fold(withStandIns(withoutTypos(green.rest), language))
  const all = normalized(whole)
  const blamed = blamedDishes(all, language)
  // Once a dish is to blame, what a question names beside it is not.
  const stated = blamed.length > 0 ? whole.replace(/[^.!?\n]+\?/g, ' ') : whole
  const guard = guardAllergies(withoutShopping(stated), language, {
    awaiting: before.unnamedAllergy,
    onTable: before.settled !== null,
  })
  const { eating, dangers, refused } = readDangers(all, before, {
    language,
    refused: guard.refused.length > 0,
  })
  return {
    text,
    language,
    /** The words as they were typed, folded. */
    written,
    /** The same without illnesses and typing errors. */
    folded,
    /** Leaves are to stand beside the dish. */
    greenSide: green.isWanted,
    /** The same without "not allergic", which allows and refuses nothing. */
    safe: matches(cues.notAllergic, folded) ? folded.replace(new RegExp(cues.notAllergic, 'g'), ' ') : folded,
    health,
    guard,
    /** Clauses that say why a food is not to be in it, where no body is the reason. */
    explained: explainedIn(whole, language),
    /** Dishes that somebody's body reacted to. */
    blamed,
    eating,
    dangers,
    refusedDanger: refused,
    /** A danger that no turn before told of. */
    isNew: (id: string) =>
      dangers.some(({ danger }) => danger.id === id) &&
      !before.dangers.some(({ danger }) => danger.id === id),
  }
}
