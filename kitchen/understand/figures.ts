import { findIngredients } from '../lexicon/find.ts'
import { kin, own } from './headcount-words.ts'

const youngsters =
  'bab(?:y|ies)|child|kid|toddler|newborn|teenager|school(?:boy|girl)|bebe|enfant|gamine?|gosse|mome|nourrisson|ado|nin[oa]|cri[oa]|chiquill[oa]|adolescente?|kind|kleinkind|saugling|schulkind'
const article = 'an?|une?|un|una|eine?m?'
const little =
  '(?:(?:little|small|big|real|petite?|grande?|gros|vraie?|pequen[oa]|verdader[oa]|kleine[smr]?|grosse[sr]?) )*'
/** "Somebody like my gran" does eat; "she eats like a baby" speaks of no baby. */
const notAnEater =
  "(?<!(?:someone|somebody|anyone|people|guests?|person|eaters?|quelqu'un|gens|personnes?|invites|alguien|gente|personas?|invitad[oa]s|jemand(?:en)?|leuten?|gasten?|gaste|menschen) )"

/** "Comme mon fils est allergique" gives a reason, and "like my gran, who is frail" speaks of her. */
const ended =
  '(?=\\W*$| ?[.;:!?()]| ?, ?(?!who|whom|whose|qui|que|quien|der|die|das|wer)| (?:for|pour|para|fur|with|avec|con|mit|but|mais|pero|aber|and|et|y|und|tonight|please|when|quand|cuando|wenn|auf|uber)(?![a-z]))'

/** Whom somebody is only compared with: "eats like a child", "wie bei Oma", "like my gran used to make". */
const similes = new RegExp(
  `(?<![a-z])${notAnEater}(?:like|comme|como|wie) (?:(?:chez|bei|von|from|at|de|la de|el de|los de|las de) )?(?:(?:${article}) ${little}(?:${youngsters})|(?!(?:${article}) )(?:(?:${own}) )?(?:${kin})(?:'s)?(?: (?:used to|always|makes?|made|did|does|faisait|fait|preparait|hacia|hace|preparaba|immer|fruher|macht|gemacht hat))*)(?![a-z'-])${ended}`,
  'g',
)

const pets =
  'perr[oa]|gat[oa]|conejo|dogs?|cats?|puppy|kitten|bunny|rabbit|pet|hund|hundin|katze|kater|hase|chien|chienne|chat|chatte|lapin|mascota|haustier'
/** "My dog is called Chocolate": a name that somebody bears. */
const names = new RegExp(
  `((?<![a-z])(?:${pets}|${kin}) (?:[a-z]+ )?(?:se llama|is called|is named|called|s'appelle|heisst|namens)|(?<![a-z])(?:${pets}|${kin})'s name is) (?!(?:the|that|this|it|me|us|out|for|to|in) )[a-z]+(?: (?:jr|junior))?`,
  'g',
)

/** "I'm allergic to my brother's cooking": a body reacts to food, and not to people. */
const jokes = new RegExp(
  `(?<![a-z])(?:(?:and|et|y|und) )?(?:(?:i'm|i am|je suis|soy|ich bin|bin) )?(?:allergic to|allergique (?:a|aux?)|alergic[oa] al?|allergisch (?:gegen|auf))(?: (?:la|le|l'|les|die|das|den|el|los))?(?: [a-z]+)?(?: d[e']| von)? (?:${own}) (?:${kin})(?:'s|s)?(?: [a-z]+)?`,
  'g',
)
const namesFood = (words: string) => findIngredients(words, 'any').length > 0

/** Words without which none of these is said, so that the long patterns are compiled by few turns only. */
const [comparing, naming, reacting] = [
  /(?<![a-z])(?:like|comme|como|wie) /,
  /llama|called|named|appelle|heisst|namens|name is/,
  /allerg|alerg/,
]

/** A turn (folded) without figures of speech: those somebody is only compared with, names, and jokes about allergies. */
export function withoutFigures(folded: string): string {
  const literal = comparing.test(folded) ? folded.replace(similes, ' ') : folded
  const unnamed = naming.test(literal) ? literal.replace(names, '$1 x') : literal
  return reacting.test(unnamed)
    ? unnamed.replace(jokes, (words) => (namesFood(words) ? words : ' '))
    : unnamed
}
