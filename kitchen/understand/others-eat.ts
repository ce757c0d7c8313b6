import { matches, matchesOf } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergyWords } from './allergy-marks.ts'
import { isReaction } from './hazards/reaction.ts'
import { kin, own, pairs } from './headcount-words.ts'
import type { Mention } from './mentions.ts'
import { unwellWords } from './unwell-words.ts'
import { anyOf } from './word-list.ts'

/** Of a pair of needs, the one that wants what the other leaves: "the rest do", "yo sí", "les autres en veulent". */
const othersDo = anyOf(
  {
    en: '(?:but |and )?(?:(?:the|all the) (?:other(?:s| \\d| one)?|rest)(?: of us)?(?! (?:half|day|night|week|recipe))|i do|i love (?:it|them)|we (?:all )?do|everyone else|everybody else)',
    fr: "(?:mais |et )?(?:les (?:\\d )?autres|l'autre|le reste|moi (?:si|oui|j'en veux|j'aime)|nous (?:si|oui|on en veut))",
    es: '(?:pero |y )?(?:(?:los|las) (?:demas|otr[oa]s(?: \\d)?)|el resto|(?:el|la) otr[oa]|yo si|a mi si|nosotr[oa]s si|a nosotr[oa]s si)',
    de: '(?:aber |und )?(?:(?:die|der|das) ander(?:en?|er|es)(?: \\d)?|die (?:restlichen|ubrigen)|der rest|ich (?:aber )?(?:schon|dagegen)|wir (?:aber )?schon)',
  },
  'g',
)

/** The one that leaves what the other wants: "yo no", "moi pas", "not me". */
const selfNot = anyOf({
  en: "(?:but |and )?(?:not me|not for me|i don't|i dont|i'd rather not|i would rather not|without for me|mine without)",
  fr: '(?:mais |et )?(?:moi (?:non|pas|sans)|pas moi|nous (?:non|pas)|pas pour moi)',
  es: '(?:pero |y )?(?:yo no|a mi no|yo sin|nosotr[oa]s no|para mi no|para mi sin)',
  de: '(?:aber |und )?(?:ich (?:aber |lieber )?nicht|ich ohne|wir nicht|fur mich ohne|mir nicht)',
})

/** "Half with something else": two kinds on one table. */
const halves =
  /(?<![a-z])(?:half(?! an? hour)(?! (?:the|of the|a|an|as))|the other half|la mitad|mitad|la (?:otra )?mitad|(?:la )?moitie|l'autre moitie|(?:die )?(?:andere )?halfte)(?! (?:del|de la|de los|de las|des|du|vom|von der|der) )(?![a-z])/

const somebody = new RegExp(
  `(?<![a-z])(?:(?:${own}) (?:[a-z]+ )?(?:${kin}|${pairs})|one(?:'s| of (?:us|them))?|someone|\\d(?: of (?:us|them)| davon| d'entre (?:nous|eux)| de (?:nosotros|ellos))?|two|dos|deux|zwei|einer|eine(?: person)?|jemand|quelqu'un|l'une?|une?|un[oa]|alguien|he|she|er|sie|il|elle|el|ella)(?![a-z])`,
)

const sentenceOf = (folded: string, at: number) => {
  const start = Math.max(...['.', '!', '?', ';', '\n'].map((sign) => folded.lastIndexOf(sign, at))) + 1
  const ends = folded.slice(at).search(/[.!?;\n]/)
  return { start, end: ends < 0 ? folded.length : at + ends }
}

/** Whether a turn (folded) tells of two needs at one table that both are to be met. */
export const tellsOfBoth = (folded: string): boolean =>
  ((matchesOf(othersDo, folded).length > 0 || matches(selfNot, folded)) && somebody.test(folded)) ||
  tellsOfHalves(folded)

export const tellsOfHalves = (folded: string): boolean => matches(halves, folded)

/** A word of the body means that it is no matter of taste: then nothing is served beside. */
const ofTheBody = (folded: string, language: Language) =>
  new RegExp(allergyWords.source).test(folded) ||
  new RegExp(unwellWords.source).test(folded) ||
  isReaction(folded, language)

/**
 * "My daughter wants hers without cheese, the rest with", "mi esposo los quiere con crema, yo no": what one leaves and
 * another wants is no refusal of all. It is named in `aside`, is wanted where it was asked for, and each has theirs.
 */
export function eatenBySome(
  mentions: readonly Mention[],
  folded: string,
  language: Language,
): { mentions: readonly Mention[]; aside: readonly string[] } {
  if (!tellsOfBoth(folded) || ofTheBody(folded, language)) return { mentions, aside: [] }
  const isAside = ({ start, ingredientId }: Mention) => {
    if (ingredientId === null) return false
    const { start: from, end } = sentenceOf(folded, start)
    const sentence = folded.slice(from, end)
    const other = [...sentence.matchAll(othersDo)].at(-1)
    const self = selfNot.exec(sentence)
    const turn = Math.max(other?.index ?? -1, self?.index ?? -1)
    const before = sentence.slice(0, turn)
    return turn > 0 && start - from < turn && somebody.test(before)
  }
  const aside = [...new Set(mentions.filter(isAside).flatMap(({ ingredientId }) => ingredientId ?? []))]
  if (aside.length === 0) return { mentions, aside }
  const isOf = (each: Mention) =>
    each.ingredientId !== null
      ? aside.includes(each.ingredientId)
      : mentions.some(
          (other) =>
            other.ingredientId !== null &&
            aside.includes(other.ingredientId) &&
            each.start < other.end &&
            each.end > other.start,
        )
  // Who says "yo no" leaves what somebody else has asked for.
  const isAskedFor = selfNot.test(folded)
  return {
    mentions: mentions.flatMap((each) => {
      if (!isOf(each) || each.wanted) return [each]
      return isAskedFor && each.ingredientId !== null && !each.allergy ? [{ ...each, wanted: true }] : []
    }),
    aside,
  }
}
