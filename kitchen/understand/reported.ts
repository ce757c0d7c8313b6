import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('reported')

/** What is told of others, quoted, remembered or heard somewhere; nothing of it is wished for. On folded text. */
export const reported = anyOf(lists('reported'))

/** What people used to say and to cook, and what they call a dish: of what these sentences name, nothing happens to anybody. */
export const remembered = anyOf(lists('remembered'))
