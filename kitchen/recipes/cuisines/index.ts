import type { Dish } from '../dish.ts'
import { africanAndIndian } from './african-and-indian.ts'
import { britishAndAmerican } from './british-and-american.ts'
import { eastAsian } from './east-asian.ts'
import { easternMediterranean } from './eastern-mediterranean.ts'
import { frenchAndBelgian } from './french-and-belgian.ts'
import { germanAustrianSwiss } from './german-austrian-swiss.ts'
import { italianDishes } from './italian.ts'
import { latinAmerican } from './latin-american.ts'
import { northernAndEastern } from './northern-and-eastern.ts'
import { southeastAsian } from './southeast-asian.ts'
import { spanishAndPortuguese } from './spanish-and-portuguese.ts'

/** Dishes by the kitchens they come from. */
export const dishesOfTheWorld: readonly Dish[] = [
  ...britishAndAmerican,
  ...frenchAndBelgian,
  ...spanishAndPortuguese,
  ...latinAmerican,
  ...germanAustrianSwiss,
  ...italianDishes,
  ...easternMediterranean,
  ...africanAndIndian,
  ...southeastAsian,
  ...eastAsian,
  ...northernAndEastern,
]
