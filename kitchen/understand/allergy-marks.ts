import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('allergy-marks')

/** Words that say by themselves that a body does not take some food, on folded text. */
export const allergyWords = anyOf(lists('allergy-words'), 'g')
