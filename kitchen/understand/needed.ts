import { numeral, toNumber } from '../lexicon/text/number-words.ts'
import { alternatives, anyOf, anyBounded } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('needed')

/** What one eats one of: six pasties are for six. */
const oneEach = alternatives(lists('one-each'))

/** "It takes seven now": how many are needed, said of the dish and not of those who come. */
const needed = [
  anyOf({
    en: `
      (?:we|i)(?:'ll| will)? need ${numeral}(?= (?:now|instead|in the end)|\\W*$|,)
      ${numeral} now(?=\\W*$|,)
      (?:make|do|cook) ${numeral} (?:of (?:them|those|these))
    `,
    fr: `
      (?:il )?(?:en faut|m'en faut|nous en faut) (?:maintenant |finalement )?${numeral}
      (?:fais|fait|faites|prepare|prepares|preparez)[- ]?(?:m'|nous[- ])?en ${numeral}
    `,
    es: `
      (?:hacen|hace) falta (?:ahora )?${numeral}(?=\\W*$|,| raciones| porciones)
      (?:comemos|cenamos|almorzamos|comeremos|cenaremos) ${numeral}(?=\\W*$|,| hoy| esta)
      (?:haz|hazme|haznos|prepara|preparame|pon) ${numeral} de (?:esos|esas|estos|estas|ellos|ellas)
    `,
    de: `
      (?:wir brauchen|ich brauche|brauche|brauchen wir|es braucht) (?:jetzt |nun |doch |dann )?${numeral}(?=\\W*$|,| jetzt| davon)
      (?:mach|mache|koch|back|bereite) (?:mir |uns )?(?:bitte )?${numeral} davon
    `,
  }),
  new RegExp(`(?<![a-z0-9.,])${numeral} (?:${oneEach})(?![a-z])`),
]

/** One old person eats alone, unless it is a meal in their honour. */
const forOneElder = anyOf(lists('for-one-elder'))
const inTheirHonour = anyBounded(lists('in-their-honour'))

/** How many are needed, by what is said of the dish itself, or null. */
export function readNeeded(text: string): number | null {
  for (const words of needed) {
    const word = words.exec(text)?.slice(1).find(Boolean)
    const count = word === undefined ? null : toNumber(word)
    if (count !== null && count > 1) return count
  }
  return null
}

export const isForOneElder = (text: string) => forOneElder.test(text) && !inTheirHonour.test(text)

/** "For 4 to 6": whoever cooks for six has enough for four. */
const range =
  /(?<=\b(?:for|fur|fuer|para|pa|pour|pr|serves|feeds|are|be|sind|somos|sommes|est) )(\d{1,2}) ?(?:-|–|to|bis(?: zu)?|a|o|or|ou|oder|hasta) ?(\d{1,2})(?![\d.,:]| ?(?:h\b|hours|min|stunden|heures|horas|uhr|years|jahre|ans\b|anos))/g

export const withoutRanges = (text: string) =>
  text.replace(range, (whole, few: string, many: string) => (Number(many) > Number(few) ? many : whole))
