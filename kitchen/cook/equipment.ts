import type { Heat, Step, Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Part } from '../recipes/part.ts'
import type { PlannedStep } from './planned-step.ts'
import { isOnlyHot } from './suits.ts'

/** Syrup and custard are measured too; the air of an oven is hotter. */
const coolestOven = 135

const isFryingFat = ({ role, ingredient }: Part) => role === 'oil' || ingredient.id === 'frying-oil'

/** What heats a step of a template, by its facts. */
export function heatOf(step: Step, { needs }: Template, uses: readonly Part[]): Heat | undefined {
  const isHot = step.heated === true || step.boils === true || step.celsius !== undefined
  if (step.on) return step.on
  if (needs === 'airFryer' || needs === 'microwave') return isHot ? needs : undefined
  if (step.fries) return 'fat'
  if (step.celsius !== undefined) return 'oven'
  if ((step.degrees ?? 0) >= coolestOven) return uses.some(isFryingFat) ? 'fat' : 'oven'
  return isHot && step.kind !== 'wait' ? 'stove' : undefined
}

const isOnStove = ({ on }: PlannedStep) => on === 'stove' || on === 'fat'

/** Whether something cooks on a second ring while the pot or the pan is on the first. */
export const needsTwoBurners = (steps: readonly PlannedStep[]): boolean =>
  steps.some((step) => step.aside && isOnStove(step)) && steps.filter(isOnStove).length > 1

type Kitchen = Pick<
  CookWishes,
  | 'noOven'
  | 'noCook'
  | 'noHob'
  | 'microwaveOnly'
  | 'kettleOnly'
  | 'airFryer'
  | 'notFried'
  | 'baked'
  | 'cold'
  | 'onePot'
  | 'oneBurner'
>

/** Whether anything was said that a plan might not meet. */
export const limitsKitchen = (wishes: Kitchen): boolean =>
  wishes.noOven ||
  wishes.noCook ||
  wishes.noHob ||
  wishes.notFried ||
  wishes.baked ||
  wishes.cold ||
  wishes.onePot ||
  wishes.oneBurner

/** A condition of the kitchen or of the table that a plan does not meet. */
export type Unmet =
  | 'oven'
  | 'stove'
  | 'microwave'
  | 'kettle'
  | 'fried'
  | 'unbaked'
  | 'warm'
  | 'onePot'
  | 'burner'

/** What must not be used. */
function barred({ noOven, noCook, noHob, microwaveOnly, airFryer, notFried }: Kitchen): ReadonlySet<Heat> {
  const out: Heat[] = []
  if (noOven) out.push('oven', 'grill')
  if (noCook) out.push('oven', 'grill', 'stove', 'fat')
  if (noHob) out.push('stove', 'fat')
  if (noCook && !microwaveOnly) out.push('microwave')
  if (noCook && !airFryer) out.push('airFryer')
  if (notFried) out.push('fat')
  return new Set(out)
}

interface Cooked {
  template: Template
  dishType: string
  steps: readonly PlannedStep[]
}

/** The conditions that a finished plan does not meet, read from the facts of its steps. */
export function unmetBy({ template, steps, dishType }: Cooked, wishes: Kitchen): readonly Unmet[] {
  const out = barred(wishes)
  const heats = new Set(steps.flatMap(({ on }) => on ?? []))
  const has = (...some: readonly Heat[]) => some.some((each) => heats.has(each) && out.has(each))
  const { noCook, microwaveOnly, kettleOnly } = wishes
  const isCold = heats.size === 0 || !isOnlyHot(template.id)
  const isHotAnyway = has('stove', 'microwave', 'airFryer') || ((noCook || wishes.noHob) && has('fat'))
  const source = microwaveOnly ? 'microwave' : kettleOnly ? 'kettle' : 'stove'
  return [
    ...(has('oven', 'grill') && wishes.noOven ? (['oven'] as const) : []),
    ...(isHotAnyway ? [source as Unmet] : []),
    ...(has('fat') && !isHotAnyway ? (['fried'] as const) : []),
    ...(wishes.baked && !heats.has('oven') && !wishes.noOven ? (['unbaked'] as const) : []),
    ...(wishes.cold && !isCold && dishType !== 'Desserts' && dishType !== 'Cocktails'
      ? (['warm'] as const)
      : []),
    ...(wishes.onePot && needsTwoBurners(steps) ? (['onePot'] as const) : []),
    ...(wishes.oneBurner && !wishes.onePot && needsTwoBurners(steps) ? (['burner'] as const) : []),
  ]
}
