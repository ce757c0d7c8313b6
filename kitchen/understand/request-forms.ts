import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('request-forms')

/** Requests that only look like questions: they ask for food, not for knowledge. */
export const requests = anyOf(lists('requests'))
