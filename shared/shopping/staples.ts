/** Foods that many kitchens always have, for a household to tick. */
export const staples = [
  'salt',
  'black-pepper',
  'olive-oil',
  'sunflower-oil',
  'butter',
  'flour',
  'sugar',
  'white-wine-vinegar',
  'mustard',
  'honey',
  'rice',
  'spaghetti',
  'soy-sauce',
  'tomato-paste',
  'vegetable-stock',
  'baking-powder',
  'cornflour',
  'garlic',
  'onion',
  'paprika',
  'cumin',
  'cinnamon',
  'oregano',
  'thyme',
  'bay-leaf',
  'nutmeg',
  'chilli-flakes',
  'curry-powder',
] as const

/** What comes from the tap. */
export const neverBought: ReadonlySet<string> = new Set(['water'])
