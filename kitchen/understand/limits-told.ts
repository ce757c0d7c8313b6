import type { Language } from '#shared/constants/languages.ts'
import { cues } from './cues.ts'
import { readVessel, readTin, slowCooking } from './equipment.ts'
import { heardAs } from './heard-as.ts'
import { readAhead } from './made-ahead.ts'
import { matches } from '../lexicon/may-match.ts'
import { spansOf } from './mentions.ts'
import { readLimit } from './time-limit.ts'
import { noWishes } from '../safety/wishes/wishes.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

/** So many words say no more than a limit. */
const most = 12

const atMost = anyOf(wordLists('limits-told')('at-most'))

/** It goes on with a question, or only may be so. */
const open =
  /(?<![a-z])(?:can|could|possible|or|ou|oder|kann|geht|puedo|se puede|peut|puis|would|if|si|wenn|ob|wie|how|combien|cuanto|instead of|statt|au lieu|en vez)(?![a-z])/

/**
 * Whether a sentence that asks nothing says in what time, in what vessel or how long before the meal it is cooked: that
 * is told, whatever is asked beside it.
 */
export function tellsLimit(text: string, language: Language): boolean {
  if (/[?¿]/.test(text) || text.split(/\s+/).length > most) return false
  const folded = heardAs(text)
  if (cues.question.test(folded.trim()) || open.test(folded)) return false
  const limit = readLimit(folded)
  return (
    (limit !== null && (matches(atMost, folded) || matches(slowCooking, folded))) ||
    // "There are only two eggs" is answered by no keeping of eggs.
    (matches(atMost, folded) && spansOf(folded, language).some(({ amount }) => amount !== null)) ||
    readVessel(folded) !== null ||
    readTin(folded) !== null ||
    readAhead(folded, noWishes(language)) !== null
  )
}
