import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Filling } from './filling.ts'

/** Pots in which meat and vegetables take each other's place. */
const mixedPots: readonly TemplateId[] = [
  'curry',
  'stew',
  'chilli',
  'stirFry',
  'friedRice',
  'friedNoodles',
  'paella',
  'biryani',
  'pasta',
  'pastaBake',
  'soup',
  'ramen',
  'bowl',
  'dumplings',
  'skewers',
  'gratin',
  'quiche',
  'tacos',
]
/** Pots of meat, in which vegetables may take its place: a goulash of mushrooms. */
const meatPots: readonly TemplateId[] = ['braise', 'creamSauce', 'sauceStew']
const garden: readonly Category[] = ['vegetable', 'mushroom', 'potato']

/** A vegetable curry has no chicken in it unless somebody names one. */
export const isWithoutMeat = ({ wishes, template }: Filling): boolean =>
  wishes.ofVegetables && [...mixedPots, ...meatPots].includes(template.id)

/** Mushrooms instead of the beef: nothing else stands in for it. */
export const isVegetableInPlaceOfMeat = (
  { wishes, dish, template }: Filling,
  { category }: Ingredient,
  wanted: CookWishes['wanted'][number] | null,
): boolean =>
  wanted !== null &&
  wishes.ofVegetables &&
  meatPots.includes(template.id) &&
  garden.includes(category) &&
  dish.wants?.includes(wanted.id) !== true
