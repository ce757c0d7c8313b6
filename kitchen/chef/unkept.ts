import { lostIn, sayingLost, type Lost } from '../dialogue/kept.ts'
import type { Reading } from '../understand/understand.ts'

/** What no condition of a recipe holds, so that the plan has to tell whether it is kept; the rest is told by the moves. */
const ofPlan: ReadonlySet<Lost['kind']> = new Set([
  'fried',
  'unbaked',
  'warm',
  'onePot',
  'burner',
  'cookingMixer',
  'slowHours',
  'vessel',
  'tin',
  'cups',
  'chilled',
  'cool',
  'bits',
  'blender',
  'pin',
  'ovenLimit',
  'texture',
])

/** What was asked for of tools, tins, measures and texture and the recipe does not have, where that is new. */
export function unkept({ wishes, before, dish, dishBefore }: Reading): string[] {
  const lost = (each: Reading['dish'], wished: Reading['wishes']) =>
    lostIn(each.plan, wished).filter(({ kind }) => ofPlan.has(kind))
  const told = dishBefore && before ? lost(dishBefore, before).map((each) => JSON.stringify(each)) : []
  const fresh = lost(dish, wishes).filter((each) => !told.includes(JSON.stringify(each)))
  return sayingLost(fresh, wishes.language)
}
