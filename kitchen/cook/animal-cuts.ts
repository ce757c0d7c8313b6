import type { Dish } from '../recipes/dishes.ts'
import type { TemplateId } from '../recipes/template-ids.ts'

type Swaps = Readonly<Record<string, string>>

/** What a slow dish makes of an animal named without a cut. */
const stewing: Swaps = {
  'beef-steak': 'stewing-beef',
  'lamb-fillet': 'lamb-shoulder',
  'pork-fillet': 'pork-shoulder',
  'pork-chop': 'pork-shoulder',
  'pork-escalope': 'pork-shoulder',
}

/** What has no two hours is cooked from a tender cut; stewing beef would be leather. */
const tender: Swaps = {
  'stewing-beef': 'beef-steak',
  'lamb-shoulder': 'lamb-fillet',
  'pork-shoulder': 'pork-fillet',
  'duck-leg': 'duck-breast',
  'roast-beef': 'beef-steak',
  'whole-chicken': 'chicken-thigh',
}

/** A joint in a pot is cut small, and no bird goes in whole. */
const potted: Swaps = { 'roast-beef': 'stewing-beef', 'whole-chicken': 'chicken-thigh' }

/** What a schnitzel makes of an animal named without a cut. */
const escalopes: Swaps = {
  'pork-fillet': 'pork-escalope',
  'pork-chop': 'pork-escalope',
  'pork-shoulder': 'pork-escalope',
}

/** What goes into the oven in one piece when an animal is named without a cut. */
const joints: Swaps = {
  'chicken-breast': 'whole-chicken',
  'beef-steak': 'roast-beef',
  'stewing-beef': 'roast-beef',
  'lamb-fillet': 'lamb-shoulder',
  'pork-fillet': 'pork-shoulder',
  'pork-chop': 'pork-shoulder',
  'pork-escalope': 'pork-shoulder',
}

const looselyFor: Partial<Record<TemplateId, Swaps>> = { schnitzel: escalopes, roast: joints }

/** Dishes that take the hours a tough cut needs. */
const patient: readonly TemplateId[] = [
  'stew',
  'hotpot',
  'chilliBroth',
  'ragu',
  'braise',
  'beanPot',
  'curry',
  'roast',
  'biryani',
  'chilli',
  'potRoast',
  'boiledJoint',
  'whiteStew',
  'potPie',
  'confit',
  'brothSoup',
  'sauceStew',
]

/** Dishes in which an animal named without a cut is the cut that braises. */
const slowest: readonly TemplateId[] = ['stew', 'braise']

/** Dishes that cook a joint in one piece. */
const whole: readonly TemplateId[] = ['roast', 'potRoast', 'boiledJoint']

/** What is never mashed as it is: nobody makes a burger of a whole turkey breast. */
export const ground: Swaps = { 'turkey-breast': 'minced-turkey' }

/** What a burger or a dumpling makes of an animal named without more. */
function mincedOf(id: string): string | null {
  if (/^pork-(fillet|chop|escalope|shoulder)$/.test(id)) return 'minced-pork'
  if (/^(beef-steak|stewing-beef)$/.test(id)) return 'minced-beef'
  if (/^lamb-(fillet|shoulder)$/.test(id)) return 'minced-lamb'
  return /^chicken-(breast|thigh)$/.test(id) ? 'minced-chicken' : null
}

/** The cut a dish puts in the place of one that it could only spoil, whatever was said. */
export function inPlaceOf(id: string, template: TemplateId): string {
  if (whole.includes(template)) return id
  return (patient.includes(template) ? potted[id] : tender[id]) ?? id
}

/** The cut of the animal that suits the dish and the time there is. */
export function cutThatFits(id: string, loosely: boolean, dish: Dish, minutes: number | null): string {
  if (dish.minced) return ground[id] ?? (loosely ? mincedOf(id) : null) ?? inPlaceOf(id, dish.template)
  const flat = loosely ? looselyFor[dish.template]?.[id] : undefined
  if (flat) return flat
  const slow = slowest.includes(dish.template) && (minutes === null || minutes >= 120)
  if (slow && loosely && stewing[id]) return stewing[id]
  const hurried =
    patient.includes(dish.template) && !whole.includes(dish.template) && minutes !== null && minutes < 90
  return hurried ? (tender[id] ?? id) : inPlaceOf(id, dish.template)
}
