import { numeral, withDigits } from '../lexicon/text/number-words.ts'
import { anyOf } from '../lexicon/text/word-list.ts'

/** "Y en a 2 qui boivent pas", "hay 2 que no comen": some of those at the table, of whom more is said. */
const some = anyOf(
  {
    en: `(?:there(?:'s| is| are|'re)|we have|i have|i've got) ${numeral} (?:of (?:us|them) )?(?:who|that)(?! (?:are coming|come|will be|are joining))`,
    fr: `(?:(?:il )?y en a|j'en ai|on en a|il y a) (?:aussi |deja |meme )?${numeral} qui(?! (?:viennent|vient|arrivent|seront|mangent avec))`,
    es: `(?:hay|tenemos|tengo|son|somos) ${numeral} (?:de (?:ellos|nosotros) )?que(?! (?:vienen|viene|vendran|cenan|comen con|se apuntan))`,
    de: `(?:es gibt|da sind|wir haben|ich hab(?:e)?) ${numeral},? die(?! (?:kommen|mitkommen|mitessen|dazukommen))`,
  },
  'g',
)

/** "Five each", "chacun en mange 5", "3 por cabeza": what one eats, and not how many eat. */
const perHead = anyOf(
  {
    en: `${numeral} (?:[a-z]+ )?(?:each|apiece|per (?:head|person)|a (?:head|person)|for each)\n(?:each|everyone|everybody|each of us)(?: of us)? (?:eats?|has|have|gets?|wants?|takes?) (?:about |around |like )?${numeral}`,
    fr: `${numeral} (?:[a-z]+ )?(?:chacune?|par (?:personne|tete|convive)|pour chacune?|par)(?= *(?:$|[.,;!?]| et))\nchacune? (?:en )?(?:mange|prend|veut|a|aura|mangera) (?:environ |bien |facile )?${numeral}`,
    es: `${numeral} (?:[a-z]+ )?(?:(?:por|para|a) (?:cabeza|persona|barba|cada un[oa])|cada un[oa])\ncada un[oa] (?:(?:se )?come|toma|quiere|comera) (?:unas |unos |como )?${numeral}`,
    de: `${numeral} (?:[a-z]+ )?(?:pro (?:kopf|person|nase)|je(?= *(?:$|[.,;!?]))|fur jeden)\n(?:jede[rn]?|jeder von uns) (?:isst|nimmt|kriegt|bekommt|will|schafft|hat) (?:so |etwa |ungefahr |circa |locker )?${numeral}\n(?:wir )?(?:essen|nehmen|kriegen) (?:wir )?(?:jeder|jeweils|je) (?:so |etwa )?${numeral}`,
  },
  'g',
)

const young = '(?:[2-9]|1[0-7])'
/** "They are 5 to 6", "zwischen 4 und 7 Jahren", "de 3 et 6 ans": how old the children are. */
const ages = anyOf(
  {
    en: `(?:aged?|they(?:'re| are)|all|kids|children|ages?) (?:about |around |between |from )?${young} ?(?:-|–|to|and|or) ?${young}(?: years?(?: olds?)?)?(?! (?:of|people|guests|adults|kids))\n${young} ?(?:-|–|to|and|or) ?${young}[- ]?year[- ]?olds?`,
    fr: `(?:(?:de|ont|entre|ages? de|age de) )+(?:environ )?${young} ?(?:-|–|a|et|ou) ?${young} ans\n${young} ?(?:-|–|a|et|ou) ?${young} ans`,
    es: `(?:(?:de|tienen|entre|tiene) )+(?:unos )?${young} ?(?:-|–|a|y|o) ?${young} (?:anos|anitos)\n${young} ?(?:-|–|a|y|o) ?${young} anos`,
    de: `(?:die|sie|die kinder|die kids|die kleinen|alle) sind (?:alle |so |etwa |circa |zwischen |jetzt )*${young} ?(?:-|–|bis|und|oder) ?${young}(?: jahren?(?: alt)?)?(?! (?:leute|personen|kinder|gaste))\n${young} ?(?:-|–|bis|und|oder) ?${young}[- ]?(?:jahren?|jahrig\\w*|j\\.)`,
  },
  'g',
)

/** "Eine Person vegan, der andere will Speck": one and the other are two. */
const pair =
  /(?<![a-z0-9])(?:1|one|eine[rs]?|une?|una?|l'une?)(?: (?:person|personne|persona|of us|of them|von uns|von ihnen|d'entre nous|de nosotros))?(?: [a-z',]+){1,8}?,? (?:the other(?: one)?(?! (?:\d|people|guests|half|day|week|night|hand|way))|l'autre(?! (?:jour|moitie|soir|fois))|(?:el|la) otr[oa](?! (?:mitad|dia|vez))|(?:der|die) andere(?! halfte))(?![a-z])/

/** How many sit there where only one and the other are told of. */
export const pairIn = (text: string): number | null => (pair.test(text) ? 2 : null)

/** A turn (numbers in digits) without the numbers that are said of people and do not count those who eat. */
export const withoutOtherNumbers = (text: string): string =>
  text.replace(perHead, ' each ').replace(some, ' some ').replace(ages, ' kids ')

export const withoutPerHead = (folded: string): string => {
  const text = withDigits(folded)
  const left = text.replace(perHead, ' each ')
  return left === text ? folded : left
}

/** Whether a turn says how much one eats: "3 each". */
export const tellsPerHead = (folded: string): boolean => withoutPerHead(folded) !== folded
