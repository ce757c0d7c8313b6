import { hasFormForHealth } from '../recipes/form-for-health.ts'
import { isForBabyAlone } from '../recipes/vulnerable-eaters.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { remembering } from '../lexicon/remembering.ts'
import { limitsKitchen } from '../cook/equipment.ts'
import { chooseAnew, namedDish } from './choose.ts'
import type { Composed } from '../render/compose.ts'
import { divided } from './divided.ts'
import { breachesOf, withoutTechniques, type Breach, type Checked } from './conditions.ts'

const attempts = 6

/** The wishes after a dish that broke a condition: without the foods at fault, or else without such a dish; at last, without any name. */
function avoiding(breaches: readonly Breach[], wishes: Wishes, { plan }: Composed, isLast: boolean): Wishes {
  const foods = breaches.flatMap((each) => each.foods.map(({ id }) => id))
  const fresh = foods.filter((id) => !wishes.excludedIds.includes(id))
  if (fresh.length > 0) return { ...wishes, excludedIds: [...wishes.excludedIds, ...fresh] }
  const kind = dishes.find(({ template }) => template === plan.template.id)
  return {
    ...wishes,
    ...(isLast && { dish: null, settled: null }),
    dishType: wishes.dishType ?? plan.dishType,
    refusedDishes: [...wishes.refusedDishes, plan.dish.id, ...(kind ? [kind.id] : [])],
    tried: [...wishes.tried, plan.template.id],
  }
}

function safely(wishes: Wishes): Checked {
  let now = withoutTechniques(wishes)
  let dish = chooseAnew(now)
  let breaches = breachesOf(dish, now)
  for (let tries = 0; breaches.length > 0 && tries < attempts; tries += 1) {
    now = avoiding(breaches, now, dish, tries >= attempts / 2)
    dish = chooseAnew(now)
    breaches = breachesOf(dish, now)
  }
  return Object.assign(dish, { breaches })
}

/** What is in doubt is left out like what is certain, in a dish that is chosen anew. */
function withHeeded(wishes: Wishes): Wishes {
  const heeded = wishes.doubts.filter((each) => each.heeded).map(({ allergen }) => allergen)
  return heeded.length === 0
    ? wishes
    : { ...wishes, allergens: [...new Set([...wishes.allergens, ...heeded])] }
}

/**
 * The dish for these wishes, which meets every condition of those at the table: where the first choice does not, another
 * is taken. Every turn of a conversation is read again with the next, so what was chosen for the same wishes is kept.
 */
export const choose = remembering(400, (wishes: Wishes): Checked => divided(withHeeded(wishes), safely))

/** Which dish a guest would get, without cooking it where nothing stands in the way of the one already settled on. */
export function dishIdFor(wishes: Wishes): string {
  const named = namedDish(wishes)
  const template = named ? templateOf(named.template) : null
  const free =
    wishes.minutes === null &&
    !isForBabyAlone(wishes) &&
    !limitsKitchen(wishes) &&
    (template === null || hasFormForHealth(template.id, wishes))
  return named && template && free ? named.id : choose(wishes).plan.dish.id
}
