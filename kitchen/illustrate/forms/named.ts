import { readFileSync } from 'node:fs'
import type { Form } from './form.ts'
import { readDrawings } from './read-drawings.ts'

const file = 'drawings.txt'
export const drawings = readDrawings(file, readFileSync(new URL(file, import.meta.url), 'utf8'))

/** A form of the table; throws where it has none of that name. */
export function formNamed(name: string): Form {
  const form = drawings.get(name)
  if (!form) throw new Error(`${file} has no form "${name}"`)
  return form
}

export const ball = formNamed('ball')
export const bead = formNamed('bead')
export const breadSlice = formNamed('breadSlice')
export const browned = formNamed('browned')
export const crouton = formNamed('crouton')
export const dollop = formNamed('dollop')
export const dumpling = formNamed('dumpling')
export const flatbread = formNamed('flatbread')
export const friedEgg = formNamed('friedEgg')
export const grilled = formNamed('grilled')
export const leg = formNamed('leg')
export const panFried = formNamed('panFried')
export const poultryPiece = formNamed('poultryPiece')
export const sausage = formNamed('sausage')
export const scoop = formNamed('scoop')
export const seededCoin = formNamed('seededCoin')
export const spear = formNamed('spear')
export const stick = formNamed('stick')
export const tube = formNamed('tube')
