import type { Hazard, Tender } from './hazard.ts'

/** True of what is a danger for somebody at this table. */
export const concerns = (hazard: Hazard, table: Tender): boolean =>
  hazard.for.length === 0 || hazard.for.some((eater) => table[eater])

/** The dangers that are some for the people at this table. */
export function dangersFor<T extends { danger: Hazard }>(
  wishes: Tender & { dangers: readonly T[] },
): readonly T[] {
  return wishes.dangers.filter(({ danger }) => concerns(danger, wishes))
}

/** Those of them that are said: where two would say the same, only the one that says more. */
export function spokenDangers<T extends { danger: Hazard }>(
  wishes: Tender & { dangers: readonly T[] },
): readonly T[] {
  const all = dangersFor(wishes)
  return all.filter(({ danger: { unless } }) => !all.some(({ danger }) => unless.includes(danger.id)))
}
