import type { Wanted } from '../wishes.ts'

const cooked: Readonly<Record<string, string>> = {
  'dried-kidney-bean': 'kidney-bean',
  'dried-chickpea': 'chickpea',
}

/** So much heavier are pulses after soaking and cooking. */
const swelling = 2.4

/** Dried pulses would stay toxic in a pot that only simmers: the house opens a tin instead, of the same helping. */
export function fromTheTin(wanted: Wanted): Wanted {
  const id = cooked[wanted.id]
  if (id === undefined) return wanted
  return { ...wanted, id, amount: wanted.amount === null ? null : Math.round(wanted.amount * swelling) }
}
