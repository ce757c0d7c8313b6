import type { Language } from '#shared/constants/languages.ts'
import { anyOf, anyFree, inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('food-talk')

/** What the guest has, got hold of or wants more of is there to be cooked, whatever is said of it besides. */
export const acquired = inEach(lists('acquired'))

/** What is not there to be cooked, which says nothing of anybody's body. */
export const lacking = inEach(lists('lacking'))

/** "Prawns that my father caught": the same, said behind the food. */
export const gotten = anyOf(lists('gotten'))

const several =
  '(?:[2-9]|\\d{2,}|half an?|two|three|four|five|six|eight|ten|demi[e]?|deux|trois|quatre|cinq|six|huit|medi[oa]|dos|tres|cuatro|cinco|seis|ocho|halbe[nrs]?|zwei|drei|vier|funf|sechs|acht)'

/** "3 bouteilles de bière": so much of a food is what somebody has; what stands before the food. */
export const packed = new RegExp(`(?<![a-z0-9])${several} (?:[a-z]+ )?[a-z]+(?: of| de| d'|)(?: [a-z]+)? *$`)

/** The one who speaks, as somebody to whom something happens. */
export const speakerHit = inEach(lists('speaker-hit'))

/** "Prawns for my sister": for whom food is, said right behind it. */
export const servedTo = /^ ?(?:for|pour|para|fur) /

/** Asks whether something is in the dish, or whether somebody can eat it. */
export const containing = anyOf(lists('containing'))

/** Asks whether a food is all right: "sesame is fine, isn't it?" */
export const allRight = anyOf(lists('all-right'))

/** "With the cream", "bei Sesam", "after a macaroon": a food that something happens from, and not one to put in. */
export const from: Record<Language, RegExp> = {
  en: /(?<![a-z])(?:off|from|after|over) (?:a |an |any |one |the )?(?:[a-z]+ )? {2,}/,
  fr: /(?<![a-z])(?:avec (?:le |la |les |l')|(?:a cause|apres|des|par) (?:une? |d[eu] |d'|des |le |la |les |l')) *  /,
  es: /(?<![a-z])(?:con|por|tras|del?) (?:el|la|los|las|un|una) {2,}/,
  de: /(?<![a-z])(?:bei|(?<!verruckt |lust |appetit )nach|wegen|durch) (?:eine[nmrs]? |dem |der )?(?:[a-z]+ )? {2,}/,
}

/** Speaks of all that holds a food, and not of the food in a dish. */
export const whatever = anyOf(lists('whatever'))
/** What people eat and want is no harm to them. */
export const eating = anyFree(lists('eating'))
