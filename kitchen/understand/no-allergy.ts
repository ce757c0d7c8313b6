import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('no-allergy')

/** "Nobody is allergic", "no allergies": an allergy word that says that there is none. */
export const noAllergy = anyOf(lists('no-allergy'), 'g')

/** What people are allergic to and do not eat, and the intolerances that have a diet of their own. */
export const notEaten = anyOf(lists('not-eaten'))
