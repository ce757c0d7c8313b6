import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { markedCooked } from './already-cooked.ts'
import type { Filling } from './filling.ts'
import { markedFrozen } from './from-freezer.ts'
import { measuredParts, seasonedParts } from './measured-parts.ts'
import { markedBoned } from './on-the-bone.ts'
import { placeLeaven, placeUsual } from './place-usual.ts'
import { placeWanted } from './place-wanted.ts'
import type { Plan } from '../recipes/plan.ts'
import { batchInTin } from './tin-size.ts'
import { naturalBatch } from './yields.ts'

/**
 * Fills every role of a dish with what is wanted and allowed; a role nothing is allowed for stays empty. `heads` is for
 * how many it is to be, where what there is decides.
 */
export function fill(wishes: CookWishes, dish: Dish, template: Template, heads: number | null = null): Plan {
  const servings = heads ?? wishes.servings ?? naturalBatch({ dish, template, wishes }) ?? 2
  const batch =
    heads !== null || wishes.diets.includes('lowSugar')
      ? servings
      : batchInTin(
          wishes,
          Math.max(servings, dish.batch ?? template.batch ?? 0),
          naturalBatch({ dish, template, wishes }),
          template.id,
        )
  const filling: Filling = { wishes, dish, template, placed: [], refused: [] }
  placeWanted(filling)
  placeUsual(filling)
  placeLeaven(filling)
  const parts = seasonedParts(filling, measuredParts(filling, batch), servings)
  // What only stands beside it names no dish.
  const asked = filling.placed
    .filter(({ wanted }) => wanted !== null && !wanted.beside)
    .map(({ ingredient }) => ingredient)
  return {
    wishes,
    dish,
    template,
    servings,
    portions: batch,
    parts: markedBoned(wishes, markedFrozen(wishes, markedCooked(wishes, parts), template)),
    asked,
    refused: filling.refused,
  }
}
