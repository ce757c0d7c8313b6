/** The parts of a shop, in the order of a usual walk. */
export const aisles = [
  'produce',
  'fruit',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'plantBased',
  'dryGoods',
  'nuts',
  'baking',
  'spices',
  'sauces',
  'drinks',
  'frozen',
  'household',
  'other',
] as const

export type Aisle = (typeof aisles)[number]
