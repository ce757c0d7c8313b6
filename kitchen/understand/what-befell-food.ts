import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { lacking } from './food-talk.ts'
import { anyOf } from './word-list.ts'

/** "La mayonesa se me corta", "the custard splits on me": something happens to the food, and not to who eats it. */
const mishap =
  /(?<![a-z])(?:se (?:me|nos|le) (?:ha |han |queda |quedan )?(?:cort|peg|quem|baj|hund|romp|deshac|deshic|pas[aeo]|sec[aoh]|separ|desmoron|agri|apelmaz|dur[oa]|aguad|liquid|grum)[a-z]*|(?:splits?|curdles?|sticks?|burns?|sinks?|collapses?|falls? apart|goes lumpy) on (?:me|us)|(?:me|nous) (?:colle|brule|tourne|retombe)nt?|(?:mir|uns) (?:immer )?(?:gerinnt|zerfallt|anbrennt|brennt an|zusammenfallt|klumpt))(?![a-z])/

/** "Nunca se ha congelado", "le citron le cuit, non ?": how a food was handled. */
const handled = anyOf({
  en: "(?:never|not|n't) (?:been |previously |yet )?(?:frozen|freeze|defrosted)\ncooks? (?:it|the)(?= )",
  fr: '(?:pas|jamais) (?:ete )?congele[es]*\nle cuit(?: bien)?',
  es: 'no (?:lo |la |los |las )?(?:he |ha |hemos |esta |estaba |fue )?congelad[oa]s?\n(?:se|lo|la) cuece',
  de: '(?:nicht|nie) (?:ein)?gefroren\n(?:gart|kocht) (?:den|das|die|ihn)(?= )',
})

/** "The cat ate the salmon": gone, and nobody at this table was ill of it. */
const eatenByPet =
  /(?<![a-z])(?:cat|dog|puppy|kitten|chat|chien|chienne|gato|gata|perro|perra|katze|kater|hund)(?: [a-z']+){0,2} (?:ate|eaten|stole|nicked|snaffled|pinched|mange[es]*|vole[es]*|chipe[es]*|comio|comido|robo|robado|gefressen|geklaut|stibitzt)(?![a-z])/

/**
 * True of a part of a sentence (folded) that tells what became of a food, and of nobody's body: it is lacking, it was
 * handled in some way, or it went wrong.
 */
export const isOfFood = (text: string, language: Language): boolean =>
  matches(mishap, text) || matches(handled, text) || matches(lacking[language], text) || eatenByPet.test(text)
