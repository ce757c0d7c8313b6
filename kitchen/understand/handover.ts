import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('handover')

/** "Right, write it up for me": the dish is settled, and its recipe is what somebody wants now. Of folded text. */
export const handover = anyOf(lists('handover'))
