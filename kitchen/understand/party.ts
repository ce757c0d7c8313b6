import { matchesOf } from '../lexicon/may-match.ts'
import { couples, kin, manner, own, pairs, persons } from './headcount-words.ts'
import { numeral, toNumber } from './number-words.ts'

const myself =
  "(?:me|myself|i|moi|mi|yo|mich|ich|mir|conmigo|nous|us|uns|wir)(?! (?:[a-z]+'?[a-z]* (?:no|not|keine?|nicht|pas)\\b|(?:gust|encant|duel|sient|sobr|qued|plait|manque|falt)))"
const both = '(?:us both|(?:the )?both of us|nosotr[oa]s ambos|(?:wir|uns) beiden?)'
const us = `(?:(?:us|nous|nosotr[oa]s|wir|uns) ${numeral}|(?:the )?${numeral} of us)`
const some = (word: string) => `${numeral} ${manner}(?:${word})`

const links = "(?:,? (?:and|n|'n'|et|y|e|und|u\\.|plus|mas|con|avec|mit|with|sowie|ainsi que) |,? ?[&+] ?)"
const term = `(?:(?:for|pour|para|fur|con|avec|mit|with) )?(?:${both}|${us}|(?:(?:${own}) )?${some(`${couples}|${persons}`)}|(?:(?:${own}) )?(?:${couples})|(?:${own}) (?:petite? |little |eltern )?(?:${kin}|${pairs})|(?:hubby|dad|mum|mom|mama|maman|papa|oma|opa|papi|mami|mamie|baby|kleinkind|schwiegereltern|kids)|2 (?:kleine|petits|pequenos)|${numeral} (?:kleine|grosse|petits|grands|mayores|pequenos|littles|little ones|adultos)|${myself})`
const chain = new RegExp(
  `(?<![a-z])(?:${term}(?:, ${term})*(?:${links}${term})+|(?:${myself}) (?:plus|\\+) (?:one|1)|${some(persons)}(?:,? ${some(persons)})+|${numeral} ?(?:plus|\\+) ?(?:(?:${own}) )?(?:${kin}|${some(persons)}))(?![a-z])`,
  'g',
)
const parting = new RegExp(`${links}|, |(?<=\\d [a-z]+(?: [a-z]+)?) (?=\\d)`)

const whole = (words: string) => new RegExp(`^(?:(?:for|pour|para|fur|con|avec|mit|with) )?(?:${words})$`)
const isBoth = whole(both)
const isUs = whole(us)
const isSome = whole(
  `(?:(?:${own}) )?${numeral}(?: ${manner}(?:${couples}|${persons}|kleine|grosse|petits|grands|mayores|pequenos))?`,
)
const isCouple =
  /(?<![a-z])(?:(?:a|an) (?:married )?couple|un couple|un matrimonio|una pareja|ein (?:ehe)?paar|ein parchen)$/
const isPair = new RegExp(`(?:^|\\s)(?:${pairs})$`)
const isMyself = whole(myself)
/** One daughter has the same word as two of them. */
const single = /\b(?:(?:meine|unsere|ihre|seine) tochter|(?:ma|une|notre) fille|(?:mi|la|una) hij[oa])$/

function headsIn(sitter: string): number {
  if (isBoth.test(sitter)) return 2
  if (isCouple.test(sitter)) return 2
  const number = (isUs.exec(sitter) ?? isSome.exec(sitter))?.slice(1).find(Boolean)
  const count = number ? (toNumber(number) ?? 1) : 1
  if (number) return count
  return isPair.test(sitter) && !single.test(sitter) ? 2 : 1
}

/** "Me, my wife and three kids": everybody named is counted; null when nobody is. */
export function readParty(folded: string): number | null {
  for (const [found] of matchesOf(chain, folded)) {
    const terms = found.split(parting).filter(Boolean)
    const numbered = terms.some((each) => isSome.test(each) || isUs.test(each) || isBoth.test(each))
    const guests = /^(?:for|pour|para|fur) /.test(found) || terms.some((each) => isMyself.test(each))
    if (numbered || guests) return terms.reduce((sum, each) => sum + headsIn(each), 0)
  }
  return null
}
