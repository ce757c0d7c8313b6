import { wordListsIn } from '../lexicon/text/word-list.ts'

/** The lists of words/NAME.txt by their keys. */
export const wordLists = wordListsIn('words-of-dangers', new URL('words/', import.meta.url))
