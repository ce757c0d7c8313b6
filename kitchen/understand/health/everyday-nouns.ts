import { setOf, type WordList } from '../../lexicon/text/word-list.ts'
import { wordLists } from '../word-list.ts'

const lists = wordLists('everyday-nouns')

/** What people have, take, do or are on without being ill: none of it names a diet, an illness or a medicine. Folded. */
const words: WordList = lists('words')

export const everydayNouns: ReadonlySet<string> = setOf(words)
