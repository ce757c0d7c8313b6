import { knownNeeds, needsOf, type Health } from '../../safety/health/known-needs.ts'
import type { Need } from '../../safety/health/needs.ts'
import { kindIds } from './kinds.ts'

/** Throws where a need names a way of cooking that there is not. */
export function assertKnownWays(needs: readonly Need[]): void {
  for (const { id, only, never } of needs) {
    const unknown = [...(only ?? []), ...never].find((way) => !kindIds.includes(way))
    if (unknown !== undefined) throw new Error(`unknown kind "${unknown}" in "${id}"`)
  }
}
assertKnownWays(knownNeeds)

/** True when a way of cooking gives the dish the form that these needs ask for. */
export const hasFormForHealth = (kind: string, health: Pick<Health, 'health'>): boolean =>
  needsOf(health).every(({ only, never }) => (only === null || only.includes(kind)) && !never.includes(kind))
