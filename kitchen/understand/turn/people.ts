import { wholeTable, eatersIn, withoutFew } from '../eaters.ts'
import { assumedHeads, withNextMeal } from '../assumed-heads.ts'
import { headsBeside, readFew } from '../few.ts'
import type { Mention } from '../mentions.ts'
import { withoutPerHead } from '../not-heads.ts'
import { headsForPieces, quantityOf } from '../pieces.ts'
import { readServings } from '../servings.ts'
import type { Wishes } from '../../recipes/wishes.ts'
import type { NamedDish } from './dish.ts'
import type { Foods } from './foods.ts'
import type { Turn } from './text.ts'

export type People = ReturnType<typeof peopleOf>

/** How many eat and how much there is to be, who of them leaves what the others eat, and what is said of all. */
export function peopleOf(
  { folded, language }: Turn,
  { place }: NamedDish,
  { undieted, mentions, named }: Foods,
  heard: readonly Mention[],
  before: Wishes,
) {
  const quantity = quantityOf(withoutPerHead(folded), place, mentions)
  const counted = quantity.pieces ?? quantity.millilitres
  const servingsIn = (words: string) =>
    (counted === null ? headsForPieces(folded) : null) ??
    readServings(words, before.servings ?? (before.settled ? 2 : null))
  const told = readFew(heard, before, {
    folded,
    undieted,
    language,
    isNamed: named !== null || before.dish !== null,
    isCounted:
      wholeTable(folded) !== null || servingsIn(withoutFew(quantity.rest, eatersIn(folded))) !== null,
  })
  const heads =
    headsBeside(told, quantity.rest, servingsIn, before.servings === null) ??
    (counted === null && before.servings === null ? assumedHeads(folded) : null)
  const table = heads ?? before.servings ?? 2
  const portions = withNextMeal(folded, table)
  return {
    few: told.few,
    /** What is said of food for all. */
    ofAll: told.mentions,
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
