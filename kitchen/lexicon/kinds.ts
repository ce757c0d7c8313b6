import type { Category, Ingredient } from './ingredient.ts'

/** Words like "cheese" or "fish" mean whatever of their kind is on the list. */
const kinds: Record<string, Category> = {
  cheese: 'cheese',
  'white-fish': 'fish',
  'mixed-herbs': 'herb',
  'mixed-nut': 'nut',
  'mixed-berry': 'berry',
  'short-pasta': 'pasta',
  'chicken-breast': 'poultry',
  lettuce: 'leafyGreen',
  'button-mushroom': 'mushroom',
  'white-bean': 'legume',
  'pork-sausage': 'sausage',
  'vegetable-stock': 'stock',
}

function lastPart(id: string) {
  return id.slice(id.lastIndexOf('-') + 1)
}

const part = /^(?:juice|zest|yolk|white)$/

/** "The cheese" means the Gruyère of the list; the wider name says nothing that the narrower does not. */
export const isWiderName = (named: Ingredient, listed: Ingredient): boolean =>
  kinds[named.id] === listed.category || listed.id.startsWith(`${named.id}-`)

/** "Oil" in a step means the olive oil of the list, "the cheese" its Gruyère. */
export function means(named: Ingredient, listed: Ingredient) {
  if (isWiderName(named, listed)) return true
  // The juice of the lemon on the list, the white of its eggs.
  if (named.id.startsWith(`${listed.id}-`) && part.test(named.id.slice(listed.id.length + 1))) return true
  const family = lastPart(named.id)
  return family !== 'pepper' && family === lastPart(listed.id)
}
