import { homeOf } from '../cook/home-cuisine.ts'
import { isTrimming } from '../cook/in-stock.ts'
import { isShortcut } from '../cook/ready-bought.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'
import { dishById, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import type { Template } from '../recipes/template.ts'
import { falsehoodsIn } from '../render/misleading-title.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { dishesFromAtHand } from './at-hand.ts'
import { compose, type Composed } from '../render/compose.ts'
import { fits, isOnItsBread } from './fits.ts'
import { boughtFor } from './places.ts'
import { dishesForOccasion } from './occasions.ts'
import { cooksItRaw, isCookedMeat, servedAtOnce } from './score.ts'
import { hasShapeFor } from './shapes.ts'
import { wantedIngredients } from './wanted-foods.ts'

/** What a cook makes of the foods that were named, where it fits as it is. */
export const usualDish = (wishes: Wishes): Composed | null => firstFitting(dishesFromAtHand(wishes), wishes)

/** What an occasion asks for, or what is cooked every day, where nothing else tells what to cook. */
export function occasionDish(wishes: Wishes): Composed | null {
  const { dishType, airFryer, slowCooker, pressureCooker, grill, soft, cold, noCook, distress } = wishes
  const isOther = airFryer || slowCooker || pressureCooker || grill || soft || cold || noCook
  if (isOther || distress !== null || (dishType !== null && dishType !== 'Mains')) return null
  const foods = wantedIngredients(wishes)
  const home = homeOf(wishes)
  const isMeant = (dish: Dish, template: Template) =>
    (home === null || (dish.cuisine ?? home) === home || template.cuisines.includes(home)) &&
    hasShapeFor(template, foods, home) &&
    foods.every((each) => template.roles.some(({ takes }) => takes?.(each)))
  return firstFitting(dishesForOccasion(wishes), wishes, isMeant)
}

/** The first of some dishes that is right as it is. */
function firstFitting(
  some: readonly Dish[],
  wishes: Wishes,
  isMeant: (dish: Dish, template: Template) => boolean = () => true,
): Composed | null {
  const hasCooked = wishes.wanted.some(isCookedMeat)
  for (const dish of some) {
    const template = templateOf(dish.template)
    const isOut =
      !template ||
      (wishes.onePot && !template.onePot) ||
      (hasCooked && cooksItRaw.has(template.id)) ||
      (wishes.ahead !== null && servedAtOnce.has(template.id)) ||
      wishes.tried.includes(template.id) ||
      wishes.airFryer ||
      wishes.tastes.some((taste) => !template.tastes.includes(taste)) ||
      isRefusedDish(dish, wishes) ||
      !isMeant(dish, template)
    if (isOut) continue
    const one = compose(wishes, dish, template)
    const holds = wantedIngredients(wishes).every((each) =>
      one.plan.parts.some(({ ingredient }) => ingredient === each),
    )
    const isFalse = falsehoodsIn(one.title, one.plan, wishes.language).size > 0
    if (
      holds &&
      !isFalse &&
      boughtFor(one.plan).every(({ id }) => isTrimming(id)) &&
      fits(one, wishes) &&
      isOnItsBread(one) &&
      !one.plan.parts.some(isShortcut)
    )
      return one
  }
  return null
}

/** What a cook makes when ten minutes are all there is; nobody proposes a sandwich to a guest with time. */
const quickest = [
  'Scrambled Eggs',
  'omelette',
  'Tuna Sandwich',
  'Cucumber Sandwiches',
  'Tuna Melt',
  'Coleslaw',
]

/** The first of these that is in time and has everything in it that the guest named. */
export function inNoTime(wishes: Wishes): Composed | null {
  for (const id of quickest) {
    const dish = dishById(id)
    const template = dish && templateOf(dish.template)
    if (!dish || !template || wishes.tried.includes(template.id)) continue
    const one = compose(wishes, dish, template)
    const holds = wantedIngredients(wishes).every((each) =>
      one.plan.parts.some(({ ingredient }) => ingredient === each),
    )
    if (holds && fits(one, wishes) && falsehoodsIn(one.title, one.plan, wishes.language).size === 0)
      return one
  }
  return null
}
