import { setOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('wish-words')

/** What asks for a dish: its object is one, whatever it is called. */
export const wishVerbs = setOf(lists('wish-verbs'))

/** What may stand around such a verb before the dish is named. */
export const wishOpeners = setOf(lists('wish-openers'))

/** Nouns that are wished for and are no dish. */
export const noDishes = setOf(lists('no-dishes'))

/** Endings of words that say how something is, not what it is. */
export const describing =
  /(?:ful|ous|ish|ive|able|less|ly|iest|istic|eux|euse|euses|ifs?|ives?|ables?|ibles?|ment|ants?|antes?|ientes?|os[oa]s?|iv[oa]s?|mente|liche?[snrm]?|ige?[snrm]?|ische?[snrm]?|haft(?:e[snrm]?)?|volle?[snrm]?)$/
