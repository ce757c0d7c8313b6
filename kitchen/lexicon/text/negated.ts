import { matches } from '../may-match.ts'

/** True when what stands at this place is denied right before: "not vegan", "kein Dessert". */
export const isNegated = (folded: string, at: number) =>
  /\b(not|no longer|no more|isn't|aren't|don't need|pas|plus|no|ya no|nicht|kein\w*|nicht mehr|without|sans|sin|ohne|other than)\s+(necessarily |be |to be |es |soy |eres |somos |son |esta |is |are |am |a |an |un |une |eine? |de |la |le )?$/.test(
    folded.slice(Math.max(0, at - 30), at),
  )

/** "Plus léger" is lighter. */
const moreOfIt = /\bplus $/

/** Whether an expression matches where it is not denied: "chewy, not crunchy" is not crunchy. */
export function isAffirmed(words: RegExp, folded: string): boolean {
  if (!matches(words, folded)) return false
  return [...folded.matchAll(new RegExp(words, 'g'))].some(
    ({ index }) => !isNegated(folded, index) || moreOfIt.test(folded.slice(0, index)),
  )
}
