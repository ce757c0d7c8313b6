/** State of the address that a guard leads a visitor to. */
export const turnedAway = { turnedAway: true }

export function wasTurnedAway(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'turnedAway' in state
}
