import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import { mayMatch } from '../lexicon/may-match.ts'
import { spansOf } from './mentions.ts'
import { withDigits } from '../lexicon/text/number-words.ts'
import type { Wanted } from '../safety/wishes/wishes.ts'
import { alternatives } from '../lexicon/text/word-list.ts'

const about = alternatives({
  en: "there(?:'s| is| are)\nit's\ni have\nabout\naround\nroughly\nmaybe\nperhaps\nsome\napprox(?:imately)?\na good\nweighs\nit weighs",
  fr: "il y en a\nil m'en reste\nj'en ai\na peu pres\nenviron\npeut[- ]etre\nquelque\nplus ou moins\nbien\n(?:qui )?(?:pese|fait)",
  es: 'hay\nson\nunos\nunas\ncomo\nquizas?\naproximadamente\nmas o menos\nalrededor de\n(?:que )?pesa',
  de: 'das sind\nes sind\nungefahr\netwa\nvielleicht\nca\\.?\ncirca\nso\nrund\ngut\nknapp\nhat\n(?:er |der )?wiegt',
})

/** An amount that stands behind its food, with nothing behind it that could be measured by it. */
const behind = new RegExp(
  `^(?: (?:enti[a-z]+|whole|enter[oa]|ganze[nrs]?|grande?|gross[a-z]*|big|da|la|ubrig|left|here))?[ ,(–-]*(?:(?:${about})[ ,]+){0,3}(\\d{1,4}(?:[.,]\\d{1,2})?) ?(kg|kilos?|g|gr|grams?|grammes?|gramm|gramos?|ml)(?![a-z])(?: (?:of it|davon|en tout|in total|mas o menos|a peu pres|environ|etwa|circa|or so))?(?=\\s*(?:$|[,;.!?)]|and |plus |et |y |und |left|ubrig))`,
)

const grams = /^(?:g|gr|gram|gramo)/

/** "The leftover turkey, there's about 500 g": an amount behind a food belongs to it, as far as none stands before. */
export function withAmountsBehind(
  wanted: readonly Wanted[],
  folded: string,
  language: Language,
): readonly Wanted[] {
  if (wanted.every(({ amount }) => amount !== null)) return wanted
  const text = withDigits(folded)
  if (!mayMatch(/\d ?(?:k?g|kilo|ml)/, text)) return wanted
  const spans = spansOf(text, language)
  return wanted.map((each) => {
    if (each.amount !== null) return each
    const span = spans.findLast(({ ingredientId }) => ingredientId === each.id)
    const [, digits, unit] = (span && behind.exec(text.slice(span.end))) ?? []
    if (!digits || !unit) return each
    const given: Unit = grams.test(unit) ? 'g' : unit === 'ml' ? 'ml' : 'kg'
    return { ...each, amount: Number(digits.replace(',', '.')), unit: given, inHand: true }
  })
}
