import { readFileSync } from 'node:fs'
import type { Form } from './form.ts'
import { readDrawings } from './read-drawings.ts'

/** In this order: a form may be part of those below it. */
const files = [
  'fruit',
  'dairy-and-eggs',
  'seeds-and-pasta',
  'vegetables',
  'leaves',
  'meat-and-fish',
  'fried',
  'bread',
  'bread-filled',
  'pastry-and-cakes',
  'biscuits',
  'cutlery',
  'in-the-glass',
]

/** All forms, by their names; throws on one that is in two tables. */
export const drawings: ReadonlyMap<string, Form> = files.reduce((known, name) => {
  const file = `drawings/${name}.txt`
  return readDrawings(file, readFileSync(new URL(file, import.meta.url), 'utf8'), known)
}, new Map<string, Form>())

/** A form of the table; throws where it has none of that name. */
export function formNamed(name: string): Form {
  const form = drawings.get(name)
  if (!form) throw new Error(`there is no form "${name}"`)
  return form
}

export const ball = formNamed('ball')
export const bead = formNamed('bead')
export const breadSlice = formNamed('breadSlice')
export const brownSlices = formNamed('brownSlices')
export const browned = formNamed('browned')
export const citrusSlice = formNamed('citrusSlice')
export const citrusWedge = formNamed('citrusWedge')
export const crouton = formNamed('crouton')
export const crumbed = formNamed('crumbed')
export const dollop = formNamed('dollop')
export const flake = formNamed('flake')
export const fork = formNamed('fork')
export const grilled = formNamed('grilled')
export const halfCitrus = formNamed('halfCitrus')
export const iceCube = formNamed('iceCube')
export const knife = formNamed('knife')
export const paleSlices = formNamed('paleSlices')
export const panFried = formNamed('panFried')
export const pod = formNamed('pod')
export const poultryPiece = formNamed('poultryPiece')
export const pulled = formNamed('pulled')
export const rareSlices = formNamed('rareSlices')
export const seededCoin = formNamed('seededCoin')
export const shaving = formNamed('shaving')
export const spear = formNamed('spear')
export const spoon = formNamed('spoon')
export const stick = formNamed('stick')
export const tiedRoll = formNamed('tiedRoll')
export const tomatoSlice = formNamed('tomatoSlice')
export const toothedLeaf = formNamed('toothedLeaf')
export const twist = formNamed('twist')
