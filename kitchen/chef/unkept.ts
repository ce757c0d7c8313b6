import type { Reading } from '../understand/understand.ts'
import type { Plan } from '../library/table-dish.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { lostIn, sayingLost } from './reply/kept.ts'

/** What was asked for of tools, tins, measures and texture and the recipe does not have, where that is new. */
export function unkept({ wishes, before, dish, dishBefore }: Reading): string[] {
  const told = dishBefore && before ? lostIn(dishBefore.plan, before).map((each) => JSON.stringify(each)) : []
  const fresh = lostIn(dish.plan, wishes).filter((each) => !told.includes(JSON.stringify(each)))
  return sayingLost(fresh, wishes.language)
}

/** How the work of a tool that is not there is done by hand, for the recipe. */
export const withoutTools = (plan: Plan, wishes: Wishes): string[] =>
  sayingLost(
    lostIn(plan, wishes).filter(({ kind }) => kind === 'blender' || kind === 'pin'),
    wishes.language,
  )
