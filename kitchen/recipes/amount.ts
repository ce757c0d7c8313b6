import { units, type Unit } from '#shared/words/units.ts'

export interface Amount {
  amount: number
  unit: Unit | null
}

const isUnit = (name: string): name is Unit => units.some((unit) => unit === name)

/** Reads "200g", "1clove" or "0.5"; a number alone counts pieces. */
export function parseAmount(text: string): Amount | null {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text) ?? []
  if (number === undefined) return null
  if (unit === '') return { amount: Number(number), unit: null }
  return isUnit(unit) ? { amount: Number(number), unit } : null
}
