import { kin, own, pairs } from './headcount-words.ts'
import { numeral } from '../lexicon/text/number-words.ts'
import { anyOf } from '../lexicon/text/word-list.ts'

const somebody = `(?:${kin}|${pairs})(?: [a-z]+)?`
const stop = '(?= *(?:$|[.,;:!?)]))'
const nearly =
  '(?:(?:only|just|nearly|almost|now|already|turning|solo|ya|casi|presque|deja|erst|schon|fast|bald) )?'

/** "My 3 year old" is one child. */
const children = new RegExp(
  `(?<![a-z0-9])(?:${numeral}(?:[- ](?:1/2|half))?[- ]?(?:years?|yrs?|months?|mths?|weeks?)[- ]olds?|${numeral} ?y[./]?o)(?![a-z])`,
  'g',
)
const germanChildren = new RegExp(`(?<![a-z0-9])${numeral}[- ]?(?:jahrige|monatige)[nrs]?(?![a-z])`, 'g')

/**
 * "Dad (82)", "mi madre tiene 70 años", "Opa wird 80", "my gran, 91,": how old somebody is. Each long pattern is compiled
 * for a text in which a short one finds what it needs.
 */
const ages: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\(/,
    new RegExp(
      `(?<=(?<![a-z])(?:${somebody}|baby|bebe)) ?\\((?:${nearly})${numeral}(?! ?(?:a (?:table|la mesa)|en (?:la mesa|tout|total)|am tisch|im ganzen|insgesamt|people|of us|in (?:all|total)|personnes|personas|personen|leute|convives|invites|gaste))[^()]{0,12}\\)`,
      'g',
    ),
  ],
  [
    /(?:is|'s|are|turns|aged|has|est|a|avoir|es|tiene|cumple|ist|wird) (?:[a-z]+ )?\d/,
    new RegExp(
      `(?<=(?<![a-z])(?:${own}) (?:${somebody})) ?(?:is|'s|are|turns|aged|has|est|a|va avoir|es|tiene|cumple|ist|wird) ${nearly}${numeral}(?: (?:and|und|et|y) (?:a half|medio|demi))?${stop}`,
      'g',
    ),
  ],
  [
    /(?:he|she|er|sie)(?:'s| is| ist)/,
    new RegExp(`(?<=(?<![a-z])(?:he|she|er|sie))(?:'s| is| ist) ${nearly}${numeral}${stop}`, 'g'),
  ],
  [
    /\d ?,/,
    new RegExp(`(?<=(?<![a-z])(?:${own}) (?:${somebody})),? (?:aged? )?(?:[2-9]\\d|1\\d\\d)(?= ?,)`, 'g'),
  ],
  [
    /year|ans|ano|jahr|mois|mes|monat/,
    anyOf(
      {
        any: `(?:aged|age|de|tiene|tengo|cumple|cumplo|a|ai|ist|bin|mit|wird) ${nearly}${numeral} (?:ans|anos?|jahren?|mois|meses|monaten?)`,
        en: `${numeral}[- ]years?(?= old)`,
        de: `${numeral} jahre alt`,
      },
      'g',
    ),
  ],
]

function withoutChildren(text: string): string {
  const rest = /old|y[./]?o/.test(text)
    ? text.replace(children, (words) => (words.endsWith('olds') ? 'kids' : 'kid'))
    : text
  return /jahrige|monatige/.test(rest) ? rest.replace(germanChildren, 'kind') : rest
}

/** A turn (folded, numbers in digits) without the ages of those it names: nobody cooks for 82 because of a father's age. */
export const withoutAges = (text: string): string =>
  ages.reduce(
    (left, [needed, words]) => (needed.test(left) ? left.replace(words, ' ') : left),
    withoutChildren(text),
  )
