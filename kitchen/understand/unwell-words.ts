import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('unwell-words')

/** Words of a body that is unwell: by themselves they name no allergy, beside a food they say that it is to blame. */
export const unwellWords = anyOf(lists('unwell-words'), 'g')
