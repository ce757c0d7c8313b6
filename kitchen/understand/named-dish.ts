import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isNamedIn, namesIn } from '../library/dishes/dish-names.ts'
import { dishById, plainDishOf, type Dish } from '../library/dishes/dishes.ts'
import { kindById } from '../library/dishes/kinds.ts'
import { isCookedAlready } from './cooked-already.ts'
import { readDishMentions, type DishMention } from './dish-mentions.ts'
import { readMentions } from './marks/read-mentions.ts'
import type { Mention } from './mentions.ts'
import { anyFree, anyBounded } from '../lexicon/text/word-list.ts'
import { sidesAmong } from './sides.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('named-dish')

/** "My aunt brings a cake": what somebody else brings along is not to be cooked. */
const broughtByOthers =
  /(?<![a-z])(?:brings|(?:is|she's|he's|are|they're) bringing|brought(?! (?:me|us|home))|(?<!j')(?:apporte(?:nt|ra)?|amene(?:nt)?|ramene(?:nt)?)|traen?|traeran?|trajo|bringt|brachte)(?: (?:along|over|with (?:her|him|them)))?(?: (?:a|an|the|some|her|his|their|un|une|le|la|des|du|son|sa|una|el|su|eine?n?|den|die|das|ihren?|seinen?|ja|schon|already|deja|ya|big|homemade))* ?$/

export const isSauce = ({ kind }: Dish) => /^(?:cold|warm)Sauce$/.test(kind)

/** A sauce is a dish of its own where nothing to eat it with is named before it: "steak with béarnaise" is a steak. */
const isBeside = (
  folded: string,
  at: number,
  found: readonly { dish: Dish; wanted: boolean; at: number }[],
  language: Language,
) =>
  found.some(({ dish, wanted, at: other }) => wanted && other < at && !isSauce(dish)) ||
  readMentions(folded.slice(0, at), language).some(
    ({ wanted, ingredientId }) => wanted && ingredientId !== null,
  )

/** "With custard, obviously", "add a green salad": something beside the dish on the table, and not another one. */
const withIt = /^\W*(?:with|avec|con|mit|plus)(?![a-z])/
const added = /^\W*(add|and|ajoute\w*|avec|et|anade\w*|agrega\w*|con|y|dazu|mit|und)\b/

/** "Now make me a vinaigrette": beside a dish, a sauce is one of its foods unless somebody says so. */
export const asksAnew = anyFree(lists('asks-anew'))

/** Whether a dish that a turn names beside the one on the table belongs to it. */
export const goesBeside = (dish: Dish, folded: string): boolean =>
  isSauce(dish) || withIt.test(folded) ? !asksAnew.test(folded) : dish.kind === 'salad' && added.test(folded)

/** "For my steak": what a sauce is for is not in it. */
export const saidFor = /(?<![a-z])(?:for|pour|para|fur|zu[mr]?|with|avec|con|mit)(?![a-z])/

/** "A pan of 40 cm" is a tool, though a dish is named after it. */
const itsWidth = /^(?: (?:de|of|von|mit|mide|d'environ|de unos|with))* ?\d{2} ?(?:cm|centi)/

/** "I can't make another paella for him": it is the second one that is refused. */
const secondOne =
  /(?<![a-z])(?:another|a second|a separate|an extra|une? autre|une? deuxieme|otr[oa]|una? segund[oa]|noch eine?n?|eine?n? (?:andere|zweite|extra|eigene)[nrs]?) $/

/** What a sauce or a manner adds stands behind the dish in any language: lasagne bolognese. */
const manners: ReadonlySet<string> = new Set(['bolognese', 'stroganoff', 'korma', 'bourguignon'])
/** "Wok noodles", "Nudelpfanne": a pan or a tray is no dish but where it is cooked. */
const vessels: ReadonlySet<string> = new Set(['stirFry', 'hash', 'trayBake', 'airFry', 'grill', 'panFry'])

/** English and German name the kind of a dish last: a taco soup is a soup, and a Gnocchiauflauf no plate of gnocchi. */
const headOf = (
  folded: string,
  { dish, at, end }: DishMention,
  others: readonly DishMention[],
  language: Language,
) =>
  (language !== 'en' && language !== 'de') || vessels.has(dish.id)
    ? undefined
    : others.find(
        (head) =>
          head.dish.whole !== true &&
          head.dish.kind !== dish.kind &&
          !manners.has(head.dish.id) &&
          !vessels.has(head.dish.id) &&
          head.at >= end &&
          /^[ -]?$/.test(folded.slice(end, head.at)) &&
          !namesIn(folded.slice(at, head.end), dish).some(
            (name) => name.start === 0 && name.end === head.end - at,
          ),
      )

/** A pie of a curry is no sweet one. */
const asFilled = (head: Dish, filling: Dish | undefined): Dish =>
  filling && kindById(filling.kind)?.course !== 'Desserts'
    ? (dishById(head.turns?.meaty ?? head.turns?.savoury ?? '') ?? head)
    : head

/** The dish that is meant among those a turn names, and those it refuses. */
export function readDish(
  folded: string,
  language: Language,
): {
  named: Dish | null
  place: { dish: Dish; at: number; end: number } | null
  refused: readonly Dish[]
  /** What is to stand beside it. */
  sides: readonly DishMention[]
} {
  // An English pudding is any dessert.
  const isCourse = ({ at, end }: DishMention) =>
    language === 'en' && /^puddings?$/.test(folded.slice(at, end))
  const all = readDishMentions(folded, language).filter((each) => !isCourse(each))
  const found = all.toSorted(
    (a, b) => a.at - b.at || b.end - a.end || Number(b.dish.whole === true) - Number(a.dish.whole === true),
  )
  const meant = found.filter((each) => {
    const { dish, wanted, at, end } = each
    return (
      wanted &&
      !headOf(folded, each, found, language) &&
      !(isSauce(dish) && isBeside(folded, at, found, language)) &&
      !broughtByOthers.test(folded.slice(0, at)) &&
      !itsWidth.test(folded.slice(end)) &&
      !isCookedAlready(folded, { start: at, end })
    )
  })
  const wantedOnes = found.filter(({ wanted }) => wanted)
  const sides = sidesAmong(folded, wantedOnes, language)
  const plain = (dish: Dish) => plainDishOf(dish.kind) === dish
  const mains = meant.filter((each) => !sides.includes(each))
  const first = mains.find(({ dish }) => !plain(dish) && dish.kind === mains[0]?.dish.kind) ?? mains[0]
  const filling = found.find((each) => first && headOf(folded, each, found, language) === first)
  return {
    named: first ? asFilled(first.dish, filling?.dish) : null,
    place: first ?? null,
    refused: found
      .filter(({ refused, at }) => refused && !secondOne.test(folded.slice(0, at)))
      .map(({ dish }) => dish),
    sides,
  }
}

/** Words that are the dish itself and not something to put in it: the wine of mulled wine, the cream of ice cream. */
export const ownWords: Readonly<Record<string, RegExp | undefined>> = {
  soup: /\buna crema\b(?! (?:agria|de leche))/g,
  pannaCotta: /\b(panna[- ]?cott?as?|coulis|gelatine?|gelatina)\b/g,
  schnitzel: anyBounded(lists('schnitzel'), 'g'),
  iceCream: /\b(ice[- ]?creams?|gelato|helados?|glaces?|eis|eiscreme|speiseeis)\b/g,
  mulled: /\b(mulled (wine|cider)|vins? chauds?|vino caliente|gluhwein|ponche|punch)\b/g,
  hotChocolate: anyBounded(lists('hot-chocolate'), 'g'),
  fishStew:
    /\b(fish (?=stew|soup|chowder|casserole)|(?<=(soupe|ragout|mijote) de )poissons?|(?<=(guiso|caldereta|sopa|cazuela) de )pescado|fisch (?=eintopf|suppe|topf|ragout))/g,
  pancakes: /\b(crepes?|pancakes?|tortitas|pfannkuchen|eierkuchen)\b/g,
  dumplings: /\b(raviolis?( chinois)?|gyozas?|dumplings?|empanadillas( chinas)?|teigtaschen?)\b/g,
  gnocchi: /\b(gnocchis?|noquis?|gnoccis?)\b/g,
  savouryTart: /\b(pies?|tartas?|tortas?|quiches?)\b/g,
}

/** "Margarita" names the drink and not the margarine it sounds like; hummus as a dish is not made of hummus. */
export function isNameOf(dish: Dish | null, { ingredientId, wanted, words }: Mention): boolean {
  if (!dish || !wanted) return false
  if (dish.id === 'conCarne' && /^(carne|chil+i)/.test(words)) return true
  if (!ingredientId) return false
  if (ingredientId === 'hummus') return dish.kind === 'dip'
  if (dish.kind === 'chilli') return /^chil+[iy]$/.test(words)
  return (
    dish.whole === true &&
    isNamedIn(dish, words) &&
    !(dish.wants ?? []).includes(ingredientId) &&
    !isOtherMeat(dish, ingredientId)
  )
}

/** Who asks for a lamb korma gets no chicken, though one name stands for both. */
function isOtherMeat({ wants = [], alone = [] }: Dish, id: string): boolean {
  const animalOf = (each: string) => findIngredientById(each)?.animal ?? 'none'
  const own = [...wants, ...alone].map(animalOf).filter((animal) => animal !== 'none')
  const named = animalOf(id)
  return named !== 'none' && own.length > 0 && !own.includes(named)
}

/** The leek of a leek pie is asked for in so many words, though the name would bring it anyway. */
export const isHeartOf = (dish: Dish | null, { ingredientId }: Mention) =>
  dish?.whole === true &&
  ingredientId !== null &&
  [...(dish.wants ?? []), ...(dish.alone ?? [])].includes(ingredientId)
