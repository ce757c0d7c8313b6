import { matches } from '../lexicon/may-match.ts'
import { counted } from './headcount-words.ts'
import { numeral, toNumber } from '../lexicon/text/number-words.ts'
import { setOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('servings')

const more = 'more|extra|additional|de plus|en plus|mas|mehr|weitere[rn]?|zusatzliche[rn]?'
const fewer = 'less|fewer|de moins|en moins|menos|weniger'
const comes =
  'coming|joining|turning up|are coming|is coming|want to come|kommen|kommt|viennent|vient|vienen|viene|se apuntan?|se unen?|dabei'
const taken = 'take (?:off|away)|minus|moins|enleve|enlevez|retire|quita|quitale|resta|minus|zieh'
const stays =
  "cancell?ed|dropped out|backed out|(?:can't|cannot|cant|won't|wont) (?:make it|come)|(?:are |is )?not coming|(?:ont|a) annule|(?:ne )?viennent (?:pas|plus)|(?:ne )?vient (?:pas|plus)|(?:han|ha) cancelado|no (?:vienen|viene|pueden venir|puede venir)|(?:haben|hat) abgesagt|fallt aus|fallen aus|(?:kommen|kommt) (?:doch )?nicht"
const end = '(?=\\s*(?:$|[.,;!?)]))'

const added = new RegExp(
  `(?<![a-z0-9])(?:${numeral} (?:${more})(?: (?:${counted}))?(?: (?:${comes})|${end})|${numeral} (?:${counted}) (?:${more})|(?:another|add|noch|otr[oa]s?|plus|ajoute|anade|und noch|y otr[oa]s?) ${numeral} (?:more |weitere )?(?:${counted})|(?:plus|(?<!nur )noch|another) ${numeral}${end}|(?:se apuntan?|il y a|on a|hay|there's|es kommen|es kommt|kommen|kommt) (?:encore |noch )?${numeral}(?: (?:invites? surprise|surprise guests?))? ?(?:${more})|(?:es kommt|kommt) noch ${numeral})(?![a-z])`,
)
const addedOne =
  /\b(one more(?= ?(?:$|[.,!?]|person|guest|friend|is coming|coming))|another (person|guest)|une personne de plus|(un|une) (invite(e)?|convive|ami(e)?)( surprise)?( de plus| en plus)|una persona mas|un invitado mas|se apunta uno( mas)?|uno mas|eine person mehr|einer mehr|ein gast mehr|noch eine?r? (person|gast)|noch eine?r?(?= ?(?:$|[,.!?]|mehr|dazu|kommt))|noch jemand|add (one|a) person)\b/
const removed = new RegExp(
  `(?<![a-z0-9])(?:(?:${taken}) ${numeral}${end}|${numeral} (?:${fewer})(?: (?:${counted}))?${end}|${numeral} (?:${counted}) (?:${fewer})|${numeral} (?:(?:of (?:them|us)|${counted}) )?(?:${stays}))(?![a-z])`,
)
/** "Half the sugar" is no word about guests. */
const ofFood =
  "(?! (?:the |of the |as much |as many )?(?:du|de la|de l'|des|de|d'|del|of|vom|von|an|der|des)?(?:(?<=d') ?| )?(?!(?:recipe|amounts?|quantit\\w*|everything|it|that|recette|receta|cantidad\\w*|todo|menge\\w*|rezept\\w*|please|bitte|svp|por|s'il|davon|people|personnes|personas|gente|leuten?|for|pour|para|fur|and|et|und|half|to|so|weil|damit|zum|vient|viennent|viene|vienen|come|comes|kommen|ne|n'\\w+|no|kommt|fallt|sagt|hat)\\b)[a-z])"
const doubled = new RegExp(
  `\\b(?:(?:a )?double (?:it|(?:the )?(?:recipe|amounts?|batch|portions?|quantit(?:y|ies))|everything|that)|twice (?:as much|the amount)${ofFood}|(?:le|la|en) double${ofFood}|doublez? (?:les|la) (?:quantites?|recette)|doubles? les quantites|el doble${ofFood}|duplica\\w*|doppelt so viele?${ofFood}|(?:twice|double) (?:as many|the number|that(?: many)?)${ofFood}|double (?:quantite|dose|ration|portion)s?|(?:cantidad|racion|porcion) doble|doble (?:cantidad|racion|porcion)|(?:deux|2) fois plus(?: de (?:monde|personnes))?(?= *(?:$|[,.;!?]))|el doble de (?:gente|personas)|(?:die )?doppelte menge${ofFood}|verdopp\\w+)(?![a-z])`,
)
const halved = new RegExp(
  `\\b(?:half (?:(?:of (?:them|us) )?(?:are not|aren't|can't|cannot|won't|cancelled|have cancelled)|the (?:amounts?|recipe|quantities)|of (?:it|everything|that)|that|as much${ofFood})|halve (?:it|the (?:recipe|amounts?)|that|everything)|la moitie${ofFood}|moitie moins${ofFood}|la mitad${ofFood}|(?:die )?halbe menge${ofFood}|die halfte${ofFood}|halbier\\w+|halb so viel${ofFood})(?![a-z])`,
)

const given = (match: RegExpExecArray | null) => (match ? toNumber(match.slice(1).find(Boolean) ?? '') : null)

/** Whether twice as much is asked for as for those who were counted. */
export const doubles = (text: string): boolean => matches(doubled, text)

/** "Two more are coming", "one less", "double it": what becomes of those who were counted before. */
export function changedHeadcount(text: string, before: number | null): number | null {
  if (before === null) return null
  if (doubles(text)) return before * 2
  if (addedOne.test(text)) return before + 1
  const plus = given(added.exec(text))
  if (plus !== null) return before + plus
  const minus = given(removed.exec(text))
  if (minus !== null && minus < before) return before - minus
  return halved.test(text) ? before / 2 : null
}

/** Words of a correction that says nothing but a number. */
const talk = setOf(lists('number-talk'))

/** A turn that only names a number, with the words of a correction around it: "oops, 12 actually". */
function bareHeadcount(text: string): number | null {
  const numbers = [...text.matchAll(new RegExp(`(?<![a-z0-9.,])${numeral}(?![a-z0-9]|[.,]\\d)`, 'g'))]
  const only = numbers.find(([found]) => !/^(?:one|une?|uno|una|eine?[nrm]?|eins)$/.test(found))
  if (!only?.[1]) return null
  const rest = `${text.slice(0, only.index)} ${text.slice(only.index + only[0].length)}`
  return rest
    .split(/[^a-z0-9']+/)
    .filter(Boolean)
    .every((word) => talk.has(word))
    ? toNumber(only[1])
    : null
}

/** "Four, not six": the number that is not meant. */
const notMeant = new RegExp(
  `(?<=(?<![a-z0-9])${numeral}[a-z ]{0,10}),? (?:and |und |et |y )?(?:not|nicht|pas|no) ${numeral}(?![a-z0-9]|[.,]\\d)`,
)

/** The same in a part of a turn that gives its reason beside it: "actually 4, my mum is staying", "Greg comes. So five again." */
export function correctedHeadcount(text: string): number | null {
  const meant = text.replace(notMeant, ' ')
  const clauses = meant.split(/[,;.!?–]\s*|\s-\s|\s(?:and|et|y|und)\s/)
  return (
    bareHeadcount(meant) ?? clauses.reduce<number | null>((last, each) => bareHeadcount(each) ?? last, null)
  )
}
