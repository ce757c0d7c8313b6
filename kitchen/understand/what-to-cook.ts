import { fold } from '../lexicon/text/fold.ts'
import { anyFree } from '../lexicon/text/word-list.ts'
import { matches } from '../lexicon/may-match.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('what-to-cook')

const asking = anyFree(lists('what-to-cook'))

/**
 * "What can I make with tuna and eggs?", "j'ai du chou, tu proposes quoi": a question to which a dish is the answer, in
 * whatever spelling and with or without its mark. The foods in it are there to be cooked.
 */
export const asksWhatToCook = (text: string): boolean => matches(asking, fold(text))
