import { isSuitable, meats } from '../../lexicon/facts.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { isHighInMercury, isRiskyInPregnancy } from '../../lexicon/vulnerable-eaters.ts'
import { isOutForHealth } from '../health/known-needs.ts'
import { canChoke, isOutForInfants } from './vulnerable-eaters.ts'
import { groupMembers } from '../../lexicon/food-groups.ts'
import type { CookWishes } from './wishes.ts'
import { concerns } from '../hazards/dangers.ts'
import { hazards, type Hazard } from '../hazards/hazard.ts'

const riskyForInfants =
  /^(honey|salt-cod|almond|hazelnut|walnut|cashew|pecan|macadamia|brazil-nut|mixed-nut|peanut|pistachio|pine-nut|sunflower-seed|pumpkin-seed)$/

const hardToChew =
  /^(almond|hazelnut|walnut|cashew|pecan|macadamia|brazil-nut|mixed-nut|peanut|pistachio|pine-nut|sunflower-seed|pumpkin-seed)$/

/** Poisonous or simply not to be eaten without heat, whatever the guest wishes. */
const uneatableRaw = ({ id, category }: Ingredient) =>
  category === 'potato' || /^(green-bean|broad-bean|aubergine|cassava|elderberry|rhubarb)$/.test(id)

const likeCheese = /^vegan-(feta|grated-cheese)$/

/** Hazards that keep foods from their eaters, whatever is said. */
const alwaysOut = hazards.filter(({ always, out }) => always && out.length > 0)

/** What of the wishes keeps foods out. */
export interface Conditions extends Pick<
  CookWishes,
  | 'excludedIds'
  | 'excludedGroups'
  | 'allergens'
  | 'diets'
  | 'health'
  | 'heat'
  | 'noCook'
  | 'microwaveOnly'
  | 'noFridge'
  | 'soft'
  | 'infant'
  | 'child'
  | 'toddler'
  | 'pregnant'
  | 'frail'
  | 'alcoholFree'
  | 'dish'
  | 'servings'
> {
  wanted: readonly { id: string }[]
  dangers: readonly { danger: Hazard }[]
}

/** Fresh from an animal: what does not keep for days without a fridge. */
const spoils = ({ category, id }: Ingredient) =>
  /^(?:meat|poultry|sausage|fish|shellfish|dairy)$/.test(category) &&
  !/^tinned-|^smoked-|salami|chorizo|jerky|bacon|cured|anchovy|condensed|powder|^butter$|^ghee$|herring|corned/.test(
    id,
  )

const withNuts = /^(?:sesame-seed|sesame-oil|tahini)$/

const isGraveForNuts = ({ allergens, dangers }: Conditions): boolean =>
  allergens.some((each) => each === 'nuts' || each === 'peanuts') &&
  dangers.some(({ danger: { id } }) => id === 'reaction' || id === 'severe-allergy')

const carries = ({ allergens, mayContain }: Ingredient, allergen: Ingredient['allergens'][number]): boolean =>
  allergens.includes(allergen) || mayContain?.includes(allergen) === true

/** True when the guest may and wants to eat it, next to what is in the dish already. */
export function isAllowed(
  ingredient: Ingredient,
  wishes: Conditions,
  beside: readonly Ingredient[] = [],
): boolean {
  if (wishes.excludedIds.includes(ingredient.id) || isOutForHealth(ingredient, wishes)) return false
  if (wishes.excludedGroups.some((group) => groupMembers[group](ingredient))) return false
  // Who says "no cheese" of a pizza means the vegan one as well; a vegan says it of animals.
  if (wishes.excludedGroups.includes('cheese') && likeCheese.test(ingredient.id)) return false
  if (wishes.allergens.some((allergen) => carries(ingredient, allergen))) return false
  if (wishes.diets.some((diet) => !isSuitable(ingredient, diet))) return false
  if (ingredient.alcohol && (wishes.alcoholFree || wishes.infant || wishes.child || wishes.pregnant))
    return false
  if (canChoke(ingredient, wishes)) return false
  const isOut = ({ out }: Hazard) => out.some((selector) => selector(ingredient))
  if (wishes.dangers.some(({ danger }) => isOut(danger))) return false
  // Who reacts to nuts often reacts to sesame, and nobody has asked for it.
  if (
    withNuts.test(ingredient.id) &&
    isGraveForNuts(wishes) &&
    wishes.wanted.every(({ id }) => id !== ingredient.id)
  )
    return false
  if (alwaysOut.some((hazard) => concerns(hazard, wishes) && isOut(hazard))) return false
  if (wishes.noCook && !wishes.microwaveOnly && uneatableRaw(ingredient)) return false
  if (wishes.noFridge && spoils(ingredient) && wishes.wanted.every(({ id }) => id !== ingredient.id))
    return false
  if (wishes.soft && hardToChew.test(ingredient.id)) return false
  if (wishes.infant && (riskyForInfants.test(ingredient.id) || isOutForInfants(ingredient, wishes)))
    return false
  if (isHighInMercury(ingredient) && (wishes.pregnant || wishes.infant || wishes.toddler)) return false
  if ((wishes.pregnant || wishes.frail) && (isRiskyInPregnancy(ingredient) || ingredient.id === 'fresh-tuna'))
    return false
  if (wishes.heat === 0 && (ingredient.heat ?? 0) >= 2) return false
  if (wishes.diets.includes('kosherStyle')) {
    const meat = (each: Ingredient) => meats.includes(each.animal)
    const milky = (each: Ingredient) => each.allergens.includes('milk')
    if (milky(ingredient) && beside.some(meat)) return false
    if (meat(ingredient) && beside.some(milky)) return false
  }
  return true
}
