import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { anyOf, inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('suspicions')

/**
 * What shows, without any word of illness, that food is spoken of and not asked for: it stands in a condition or a
 * memory ("as soon as there is fish in it", "last time I ate eggs"), or beside a part of somebody's body. On folded text.
 */
const conditions = anyOf(lists('conditions'))

const body = anyOf(lists('body'))

/** Somebody as the one to whom something happens: "me", "my father", "à mon fils", "a quien le", "meiner Nachbarin". */
const upon = inEach(lists('upon'))

/** Why food is refused that is no matter of taste and not only out of stock: a doctor, a rule, a label. */
export const noTaste = anyOf(lists('no-taste'))

/** What food does to people who like it. */
export const pleasing = anyOf(lists('pleasing'))

/** What is done with food for somebody. */
const giving = anyOf(lists('giving'))

/**
 * Food that acts on somebody, in whatever words: "dairy puts him on the loo", "les noix me font suffoquer". What it does
 * need not be known: nobody asks for food in that way, and what pleases is told apart by what people say of it. Takes
 * what stands behind the food: "my ex put gold on pasta" is something else.
 */
export const actsOnSomebody = (behind: string, language: Language) =>
  upon[language].test(behind) && !pleasing.test(behind) && !giving.test(behind)

/** True of a text (folded) that names a part of somebody's body. */
export const namesBody = (folded: string) => matches(body, folded)

/** True of a part of a sentence (folded, its foods taken out) whose foods are surely not asked for. */
export const isStated = (rest: string) => matches(conditions, rest) || namesBody(rest)
