import type { Ingredient } from '../../lexicon/ingredient.ts'
import { isSaltyForInfants, isSweetener, isSyrup } from '../../lexicon/vulnerable-eaters.ts'
import type { CookWishes } from './wishes.ts'

/** A sweet dish that somebody named for several people is not the baby's; it is said that the baby gets none of it. */
export const isForOthers = ({ dish, servings }: Pick<CookWishes, 'dish' | 'servings'>): boolean =>
  dish !== null && (servings ?? 0) >= 3

/** Nobody but a baby is named or counted, so it is a baby's meal and no dish for a family. */
export const isForBabyAlone = ({ infant, servings }: Pick<CookWishes, 'infant' | 'servings'>): boolean =>
  infant && (servings ?? 0) <= 2

/** Round, firm or hard: a child under five can choke on it, and one without teeth cannot chew it. */
const hardOrRound =
  /^(almond|hazelnut|walnut|cashew|pecan|macadamia|brazil-nut|mixed-nut|peanut|pistachio|pine-nut|popcorn|popping-corn|marshmallow)$/
/** Under five only cut lengthwise into quarters, and only where somebody asks for it; older children may have it. */
const roundForToddlers = /^(frankfurter|pork-sausage|merguez|cherry-tomato|olive|cherry|grape)$/

export const isRoundForToddlers = ({ id }: Pick<Ingredient, 'id'>): boolean => roundForToddlers.test(id)

const onTheBone =
  /^(whole-chicken|chicken-thigh|chicken-wing|duck-leg|goose-leg|rabbit|spare-rib|lamb-shank|lamb-chop|oxtail|beef-rib|pork-knuckle)$/

/** Sold with its bones, which small children can choke on. */
export const isOnTheBone = ({ id }: Pick<Ingredient, 'id'>): boolean => onTheBone.test(id)

const hardForToddlers = /^(radish|candied-peel|sunflower-seed|pumpkin-seed)$/

const hardForInfants =
  /^(cherry-tomato|olive|blueberry|cherry|raisin|dried-cranberry|sweetcorn|frankfurter|puffed-rice|granola|chip|celery|pomegranate|barberry|coconut|desiccated-coconut|tapioca-pearl)$/

export const canChoke = (
  { id }: Ingredient,
  {
    infant,
    toddler,
    child,
    wanted,
  }: Pick<CookWishes, 'infant' | 'toddler' | 'child'> & {
    wanted: readonly { id: string }[]
  },
): boolean =>
  ((infant || toddler || (child && wanted.every((each) => each.id !== id))) && hardOrRound.test(id)) ||
  ((infant || toddler) && hardForToddlers.test(id)) ||
  ((infant || (toddler && wanted.every((each) => each.id !== id))) && roundForToddlers.test(id)) ||
  (infant && hardForInfants.test(id))

/** What has no place in a dish that somebody under one year eats from: salt, honey, syrups and sugar. */
export const isOutForInfants = (
  ingredient: Ingredient,
  wishes: Pick<CookWishes, 'dish' | 'servings'>,
): boolean =>
  isSaltyForInfants(ingredient) || isSyrup(ingredient) || (isSweetener(ingredient) && !isForOthers(wishes))
