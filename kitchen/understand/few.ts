import type { Diet } from '#shared/words/diets.ts'
<<<<<<< HEAD
import { isFleshId } from '../lexicon/facts.ts'
import { matchesOf } from '../lexicon/may-match.ts'
import { fleshGroups, groupMembers } from '../lexicon/food-groups.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { allergyWords } from './allergy-marks.ts'
import { dietWordsAsked } from './cues.ts'
import {
  childrenIn,
  eatersIn,
  isServed,
  ownerAt,
  sentenceAt,
  wholeTable,
  withoutNumber,
  type Eater,
} from './eaters.ts'
import { isReaction } from '../safety/hazards/reaction.ts'
import { mergeFood } from './merge-food.ts'
import type { Mention } from './mentions.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { unwellWords } from './unwell-words.ts'
import { noWishes, type Few, type Wishes } from '../recipes/wishes.ts'

/** Diets that are kept by a choice of food; what a body or a faith asks for holds for the whole table. */
const ofChoice: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian']

/** A word of the body means that it is no matter of taste: then nobody at the table gets it. */
const ofTheBody = (folded: string, language: Language) =>
  matchesOf(allergyWords, folded).length > 0 ||
  matchesOf(unwellWords, folded).length > 0 ||
  isReaction(folded, language)

/** "Das Fleisch bitte getrennt", "la carne aparte": what is said of a food, and nobody is named. */
const apart =
  /^[^,.;!?]{0,25}(?<![a-z])(?:separate(?:ly)?|apart|on the side|a part|de cote|aparte|por separado|getrennt|extra|separat)(?![a-z])/

/** "Mi esposo la quiere con nata, yo no", "moi pas": who leaves what somebody else has asked for. */
const notMe =
  /^[^.;!?]*(?:[,;]|(?<![a-z])(?:but|and|mais|et|pero|y|aber|und)) ?(?:(?:but|mais|pero|aber) )?(?:not me|i don'?t|moi (?:non|pas)|pas moi|yo no|a mi no|ich (?:aber |lieber )?nicht|mir nicht)(?![a-z])/

interface Told {
  few: Few | null
  /** Those of whom the turn says what they leave. */
  owners: readonly Eater[]
  /** What is said of all. */
  mentions: readonly Mention[]
}

const oneself = /^(?:i|me|je|j'|moi|yo|mi|ich|mir|mich)$/

/** The eaters who leave a food, where those are not all at the table. */
function leaving(mention: Mention, folded: string, eaters: readonly Eater[]): Eater | 'somebody' | null {
  const { start, end, wanted, allergy, allergen, words } = mention
  // What may be an allergy is nobody's.
  if (allergy || (allergen !== null && !wanted)) return null
  // What is wanted was read in the text without the name of the dish.
  const behind = folded.slice(wanted ? folded.indexOf(words) + words.length : end)
  if (wanted) return notMe.test(behind) || apart.test(behind) ? 'somebody' : null
  const owner = ownerAt(folded, eaters, start, end)
  const isSaid = eaters.some((each) => each.kind === 'few' && each.end <= start)
  if (isSaid && notMe.test(behind)) return 'somebody'
  if (owner) return owner.kind === 'few' ? owner : null
  return apart.test(behind) ? 'somebody' : null
}

/** What a turn says besides of the table. */
interface Beside {
  folded: string
  /** The same without diets, in which the foods were read. */
  undieted: string
  language: Language
  /** A dish is asked for by its name. */
  isNamed: boolean
  /** More people are counted than those of whom something is said. */
  isCounted: boolean
}

/** What some of those at the table leave and the others eat, after one more turn. */
export function readFew(given: readonly Mention[], before: Wishes, beside: Beside): Told {
  const { folded, undieted, language, isNamed } = beside
  const { few } = before
  const said = eatersIn(folded)
  const others = said.some(({ kind, words }) => kind === 'others' && !oneself.test(words))
  const isOnTable = before.settled !== null
  // "Risotto for my wife, no mushrooms": with nobody else there she is the table.
  const hasOthers = others || isOnTable || beside.isCounted || said.some(({ ofMany }) => ofMany)
  const atTable = (text: string) => {
    const eaters = eatersIn(text)
    return hasOthers ? eaters : eaters.filter(({ start, end }) => !isServed(text, start, end))
  }
  const [eaters, ofFoods] = [atTable(folded), atTable(undieted)]
  // Nobody cooks twice for the sake of some parsley, unless the others were said to want it.
  const isMissed = ({ group, ingredientId }: Mention) => {
    const asked = [
      ...before.wanted.map(({ id }) => id),
      ...given.flatMap((each) => (each.wanted ? (each.ingredientId ?? []) : [])),
    ]
    const isMember = group ? groupMembers[group] : null
    const isIt = (id: string) => {
      const food = findIngredientById(id)
      return id === ingredientId || (food != null && isMember?.(food) === true)
    }
    return others || fleshGroups.has(group) || isFleshId(ingredientId) || asked.some(isIt)
  }
  const owners: Eater[] = []
  const theirs: Mention[] = []
  const left = given.flatMap((mention): Mention[] => {
    const owner = ofTheBody(sentenceAt(undieted, mention.start), language)
      ? null
      : leaving(mention, undieted, ofFoods)
    if (
      owner === null ||
      !(isMissed(mention) || owner === 'somebody' || isServed(undieted, owner.start, owner.end))
    )
      return [mention]
    if (owner !== 'somebody') owners.push(owner)
    theirs.push({ ...mention, wanted: false })
    // "With cream, not for me": the others want it.
    const isWanted = mention.wanted || notMe.test(undieted.slice(mention.end))
    return isWanted ? [{ ...mention, wanted: true }] : []
  })
  // A doubt of an allergy is none where the others are said to eat it and nothing is said of a body.
  const isCleared = ({ allergy, ingredientId: id, group }: Mention) =>
    allergy &&
    others &&
    !ofTheBody(undieted, language) &&
    theirs.some(
      (each) => (id !== null && each.ingredientId === id) || (group !== null && each.group === group),
    )
  const mentions = left.filter((each) => !isCleared(each))
  // "Coq au vin, the grown-ups want the wine but two kids eat too": the children's is without.
  const drink = given.find(
    ({ wanted, ingredientId }) => wanted && findIngredientById(ingredientId ?? '')?.alcohol === true,
  )
  const young = others && drink ? childrenIn(folded) : null
  const isOfChildren = drink !== undefined && young !== null
  if (isOfChildren) {
    if (owners.length === 0) owners.push(young)
    theirs.push({ ...drink, wanted: false, group: 'alcohol' })
  }
  const diets = dietWordsAsked.flatMap(([diet, words]) => {
    const match = ofChoice.includes(diet) ? words.exec(folded) : null
    if (!match || isNegated(folded, match.index)) return []
    const owner = ownerAt(folded, eaters, match.index, match.index + match[0].length)
    if (owner?.kind !== 'few') return []
    owners.push(owner)
    return [diet]
  })
  const isFleshWanted = given.some(
    ({ wanted, ingredientId, group }) => wanted && (fleshGroups.has(group) || isFleshId(ingredientId)),
  )
  if (diets.length + theirs.length === 0) {
    // A dish that is asked for by its name, or meat for the others: no longer do all eat alike.
    const isParted = few !== null && (isNamed || isFleshWanted)
    return { few: isParted ? { ...few, shared: false } : few, owners: [], mentions: given }
  }
  // Where no dish was asked for yet that they would leave, one is cooked that all can eat.
  const shared = !isOnTable && !isFleshWanted && !(hasOthers && isNamed) && !(others && theirs.length > 0)
  const food = mergeFood(noWishes(language), shared ? [] : theirs, false, language)
  // Each of them is counted once, however much is said of them.
  const counted = new Map(owners.map(({ words, heads }) => [words, heads ?? few?.heads ?? 1]))
  const heads = [...counted.values()].reduce((sum, each) => sum + each, 0)
  const all = [...new Set([...(few?.diets ?? []), ...diets])]
  if (shared && all.length === 0) return { few, owners: [], mentions: given }
  return {
    owners,
    mentions: shared ? given : mentions,
    few: {
      heads: Math.max(heads, few?.shared === false ? few.heads : 0) || 1,
      least: others ? 4 : 2,
      diets: all,
      excludedIds: [...new Set([...(few?.excludedIds ?? []), ...food.excludedIds])],
      excludedGroups: [...new Set([...(few?.excludedGroups ?? []), ...food.excludedGroups])],
      shared,
      sober: few?.sober === true || (isOfChildren && !shared),
    },
  }
}

/** How many sit down, where some of them were counted apart: "six of us, two vegetarians" are six. */
export function headsBeside(
  { few, owners }: Told,
  text: string,
  servingsIn: (words: string) => number | null,
  isOpen: boolean,
): number | null {
  if (!few || owners.length === 0) return servingsIn(text)
  const numbered = owners.filter(({ heads, isHalf }) => heads !== null && !isHalf)
  const rest = numbered.reduce((left, { words }) => left.replace(words, withoutNumber(words)), text)
  const counted = wholeTable(text) ?? servingsIn(rest)
  const others = eatersIn(text).reduce(
    (sum, { kind, heads }) => sum + (kind === 'others' ? (heads ?? 0) : 0),
    0,
  )
  // "Three eat meat and one does not" are four.
  if (others > 0 && (counted === null ? isOpen : counted === others)) return others + Math.round(few.heads)
  // "Lasagne for two vegetarians": there is nobody else.
  return counted ?? (few.shared ? servingsIn(text) : null)
}
=======
import type { Few } from './wishes.ts'
>>>>>>> bfd88c74 (understand: give all at the table what everybody can eat)

/** The diets of all: with those of some, as long as all eat alike. */
export const withFew = (diets: readonly Diet[], few: Few | null, more: readonly Diet[]): readonly Diet[] => [
  ...new Set([...diets, ...(few?.shared ? few.diets : []), ...more]),
]
