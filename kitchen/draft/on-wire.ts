import { limits } from '#shared/constants/limits.ts'
import type { Draft } from '#shared/contract/draft.ts'
import type { CheckedDraft } from '../chef/standing.ts'
import { changed, swapsFor, type Operation } from '../library/edit/index.ts'
import { mayEatOf } from '../library/find/conditions.ts'
import { partOf } from '../library/planned.ts'
import type { Recipe, RecipeLine } from '../library/recipe.ts'
import { listName } from '../render/grammar/noun.ts'
import { printed } from '../render/print.ts'
import { settle } from '../safety/settle.ts'
import type { AtTable } from './eating.ts'

type Shown = Pick<AtTable, 'guests' | 'conditions' | 'spoken'>
type Swaps = NonNullable<Draft['ingredients'][number]['swaps']>

/** What may take the place of a line for those who eat, by the name it has in the list. */
function swapsOf(recipe: Recipe, line: RecipeLine, { conditions, spoken }: Shown): Swaps {
  const mayEat = mayEatOf(conditions)
  const found: Swaps = []
  for (const { food } of swapsFor(recipe, line)) {
    if (found.length === limits.draft.swaps) break
    if (!mayEat(food) || found.some((each) => each.food === food)) continue
    const next = changed(recipe, { op: 'swap', food: line.food, by: food })
    const fresh = typeof next === 'string' ? null : next.lines.find((each) => each.food === food)
    if (fresh) found.push({ food, label: printed(listName(partOf(fresh), spoken), spoken) })
  }
  return found
}

/** A checked draft of the library as it is sent: the recipe, what may be done to it, and what it was made from. */
export function draftOnWire({ edit, recipe }: CheckedDraft, atTable: Shown, isByHand: boolean): Draft {
  const { guests: eaters, spoken } = atTable
  const whole = edit.applied.recipe
  const ways = edit.applied.base.ways.map(({ name }) => name)
  const { verdict } = settle({ recipe, eaters, isRendered: true, spoken })
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient, place) => {
      const line = whole.lines[place]
      const swaps = line ? swapsOf(whole, line, atTable) : []
      const mayGo =
        line !== undefined && typeof changed(whole, { op: 'leaveOut', food: line.food }) !== 'string'
      return { ...ingredient, ...(swaps.length > 0 && { swaps }), ...(mayGo && { mayGo }) }
    }),
    base: { recipe: edit.draft.base, operations: edit.draft.operations.map(copied) },
    ...(ways.length > 0 && { ways: [null, ...ways] }),
    way: edit.applied.way,
    verdict,
    ...(isByHand && { byHand: true }),
  }
}

/** Lists of a message between threads are its own. */
const copied = (operation: Operation): NonNullable<Draft['base']>['operations'][number] =>
  operation.op === 'fill'
    ? {
        op: 'fill',
        foods: operation.foods.map(({ alike, ...each }) => ({
          ...each,
          ...(alike && { alike: [...alike] }),
        })),
      }
    : operation
