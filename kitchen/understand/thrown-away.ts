import type { Wanted, Wishes } from '../safety/wishes/wishes.ts'

/** Dangers of this turn for which the food that was told of is thrown away. */
export const isThrownAway = (now: Pick<Wishes, 'dangers'>, before: Pick<Wishes, 'dangers'>): boolean =>
  now.dangers.some(
    ({ danger, times }) =>
      danger.gone && !before.dangers.some((each) => each.danger === danger && each.times === times),
  )

/** "Rice that stood out all night" is no rice to cook with, but fresh rice is: its amount and its state go with it. */
export const boughtAnew = (wanted: readonly Wanted[]): Wanted[] =>
  wanted.map((each) =>
    each.cooked || each.inHand
      ? { id: each.id, amount: null, unit: null, ...(each.loosely && { loosely: true }) }
      : each,
  )
