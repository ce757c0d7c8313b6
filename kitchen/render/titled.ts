import type { Conditions } from '../recipes/allowed.ts'
import type { Plan } from '../recipes/template.ts'

export type { Conditions }

/** What the title of a dish is made of. */
export interface Titled extends Pick<Plan, 'dish' | 'template' | 'parts' | 'asked'> {
  wishes: Conditions & { unknown: string | null }
}
