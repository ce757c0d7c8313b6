import { unmetBy } from '../cook/equipment.ts'
import { isBelied } from '../render/misleading-title.ts'
import { hasFormForHealth } from '../recipes/form-for-health.ts'
import type { Wishes } from '../recipes/wishes.ts'
import type { Composed } from '../render/compose.ts'
import { isIntact } from './intact.ts'

/** False for a meringue when eggs are out: what is left would not be the dish. */
export const isWhole = ({ plan }: Composed) =>
  [...(plan.template.cannotDoWithout ?? []), ...(plan.dish.needs ?? [])].every((role) =>
    plan.parts.some((part) => part.role === role),
  )

/** True unless nothing is there for what a dish lies in or on: a taco needs its tortilla, where nobody has asked for one without. */
export const isOnItsBread = ({ plan: { template, parts } }: Composed) =>
  template.on === undefined || parts.some(({ role }) => role === template.on)

/** True for a dish that is itself, in time, and asks for nothing that is not there. */
export const fits = (composed: Composed, wishes: Wishes) =>
  isWhole(composed) &&
  hasFormForHealth(composed.plan.template.id, wishes) &&
  isIntact(composed, wishes) &&
  inTime(composed, wishes) &&
  unmetBy(composed.plan, wishes).length === 0 &&
  !isOnlyByName(composed, wishes)

/** Minutes from the first cut to the table. */
export const timeOf = ({ plan }: Composed) => plan.prepMinutes + plan.cookMinutes

const inTime = (composed: Composed, { minutes }: Wishes) =>
  (minutes === null || timeOf(composed) <= minutes) &&
  composed.plan.parts.length >= (composed.plan.dishType === 'Cocktails' ? 2 : 3)

/** True when its name would carry what somebody refused. */
export const isOnlyByName = ({ title, plan }: Composed, { language }: Wishes) =>
  isBelied(title, plan, language)
