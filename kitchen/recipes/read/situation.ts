import type { Plan } from '../template.ts'

/** What a condition is decided by: the wishes, and the plan once there is one. */
export interface Situation {
  wishes: Plan['wishes']
  plan?: Plan
}
