import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { lacking } from './food-talk.ts'
import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('what-befell-food')

/** "La mayonesa se me corta", "the custard splits on me": something happens to the food, and not to who eats it. */
const mishap = anyFree(lists('mishap'))

/** "Nunca se ha congelado", "le citron le cuit, non ?": how a food was handled. */
const handled = anyOf(lists('handled'))

/** "The cat ate the salmon": gone, and nobody at this table was ill of it. */
const eatenByPet =
  /(?<![a-z])(?:cat|dog|puppy|kitten|chat|chien|chienne|gato|gata|perro|perra|katze|kater|hund)(?: [a-z']+){0,2} (?:ate|eaten|stole|nicked|snaffled|pinched|mange[es]*|vole[es]*|chipe[es]*|comio|comido|robo|robado|gefressen|geklaut|stibitzt)(?![a-z])/

/**
 * True of a part of a sentence (folded) that tells what became of a food, and of nobody's body: it is lacking, it was
 * handled in some way, or it went wrong.
 */
export const isOfFood = (text: string, language: Language): boolean =>
  matches(mishap, text) || matches(handled, text) || matches(lacking[language], text) || eatenByPet.test(text)
