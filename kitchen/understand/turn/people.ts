import { assumedHeads, withNextMeal } from '../assumed-heads.ts'
import { withoutPerHead } from '../not-heads.ts'
import { headsForPieces, quantityOf } from '../pieces.ts'
import { readServings } from '../servings.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import type { NamedDish } from './dish.ts'
import type { Foods } from './foods.ts'
import type { Turn } from './text.ts'

export type People = ReturnType<typeof peopleOf>

/** How many eat and how much there is to be. */
export function peopleOf({ folded }: Turn, { place }: NamedDish, { mentions }: Foods, before: Wishes) {
  const quantity = quantityOf(withoutPerHead(folded), place, mentions)
  const counted = quantity.pieces ?? quantity.millilitres
  const heads =
    (counted === null ? headsForPieces(folded) : null) ??
    readServings(quantity.rest, before.servings ?? (before.settled ? 2 : null)) ??
    (counted === null && before.servings === null ? assumedHeads(folded) : null)
  const table = heads ?? before.servings ?? 2
  const portions = withNextMeal(folded, table)
  return {
    /** Null where the turn says nothing of them. */
    servings: portions === table ? heads : portions,
    counted,
    pieces: quantity.pieces,
    millilitres: quantity.millilitres,
  }
}

/** For how many it is cooked after a turn, or how much of it: what was said last counts. */
export function amountsAfter(
  { servings, counted, pieces, millilitres }: People,
  isFresh: boolean,
  before: Wishes,
): Pick<Wishes, 'servings' | 'pieces' | 'millilitres'> {
  const isSaid = counted !== null || servings !== null || isFresh
  return {
    servings: servings ?? (counted === null ? before.servings : null),
    pieces: isSaid ? pieces : before.pieces,
    millilitres: isSaid ? millilitres : before.millilitres,
  }
}
