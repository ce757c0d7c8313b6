import type { Heat } from '../vocabulary.ts'
import type { Entry } from '../entry.ts'

/** How a dish is to be, whatever is in it; `baked` is from the oven. */
export type Quality = 'cold' | 'warm' | 'light' | 'cheap' | 'baked'

/** What a quality is told by. */
export type Seen = Pick<Entry, 'names' | 'course' | 'tags' | 'foods'> & { heats: readonly Heat[] }

/** Kinds of dishes that are eaten cold, though something of them was cooked. */
const servedCold: ReadonlySet<string> = new Set([
  'bound-salad',
  'breakfast-jars',
  'caesar-salad',
  'causa',
  'ceviche',
  'cheesecake',
  'chia-pudding',
  'chilled-sweets',
  'cold-plate',
  'cold-sauce',
  'creme-brulee',
  'escabeche',
  'flan',
  'fresh-rolls',
  'fridge-cake',
  'fruit-salad',
  'gazpacho',
  'guacamole',
  'ice-cream',
  'iced-tea',
  'lassi',
  'layered-glass',
  'lemon-cream',
  'lemonade',
  'lime-salad',
  'maki-rolls',
  'mousse',
  'panna-cotta',
  'pasta-salad',
  'salmorejo',
  'slaw',
  'smoothie',
  'sorbet',
  'stirred-spread',
  'stuffed-eggs',
  'tiramisu',
  'trifle',
])

/** Kinds that are as good cold as warm. */
const eitherWay: ReadonlySet<string> = new Set([
  'cake',
  'dip',
  'flat-bread',
  'fritters',
  'frittata',
  'fruit-tart',
  'loaf',
  'nut-cake',
  'oil-dressed',
  'potato-salad',
  'quiche',
  'salad',
  'savoury-tart',
  'spanish-tortilla',
  'sweet-tart',
  'toast',
])

/** What makes a plate heavy, and what makes it dear. */
const rich =
  /(?:^|-)cream$|creme-fraiche|mascarpone|-pastry|bacon|sausage|chorizo|pork-belly|duck|goose|frying-oil|^chip$|blue-cheese|raclette/
const dear =
  /steak|veal|lamb-(?:rack|loin)|duck-breast|salmon|trout|prawn|lobster|crab|scallop|monkfish|tuna$|hake|^cod$|saffron|porcini|chanterelle|truffle|foie-gras|parmesan|pine-nut|pistachio|cured-ham|manchego/

const isOf = ({ tags }: Seen, kinds: ReadonlySet<string>): boolean => tags.some((tag) => kinds.has(tag))

function isCold(recipe: Seen): boolean | null {
  const { names, tags, heats, course } = recipe
  if (/\b(?:warm|hot|baked|roast)\b/i.test(names.en)) return false
  if (tags.includes('cold') || isOf(recipe, servedCold) || heats.length === 0) return true
  return isOf(recipe, eitherWay) || course === 'dessert' ? null : false
}

/** Whether a recipe is so: null where it is neither so nor the contrary. */
export function hasQuality(recipe: Seen, quality: Quality): boolean | null {
  const has = (foods: RegExp) => recipe.foods.some(({ food, role }) => role !== 'finish' && foods.test(food))
  switch (quality) {
    case 'cold':
      return isCold(recipe)
    case 'warm': {
      const cold = isCold(recipe)
      return cold === true ? false : cold === false || !recipe.heats.includes('oven') ? true : null
    }
    case 'baked':
      return recipe.heats.includes('oven')
    case 'light':
      if (recipe.tags.includes('light')) return true
      return recipe.heats.includes('fat') || has(rich) ? false : null
    case 'cheap':
      if (recipe.tags.includes('cheap')) return true
      return has(dear) ? false : null
  }
}

const worth = (met: boolean | null): number => (met === null ? -2 : met ? 8 : -14)

/** What the qualities that were asked for are worth in a recipe. */
export const qualityScore = (recipe: Seen, qualities: readonly Quality[]): number =>
  qualities.reduce((sum, quality) => sum + worth(hasQuality(recipe, quality)), 0)

/** Kinds that are a meal or open one: a bowl of soup, a slice of quiche. */
const opensMeal: ReadonlySet<string> = new Set([
  ...servedCold,
  ...eitherWay,
  'broth-soup',
  'bread-soup',
  'croquettes',
  'falafel',
  'filled-leaves',
  'fish-stew',
  'mussels',
  'parcels',
  'soup',
])

/** Whether a dish may be given for a course: a soup may open a meal or be one, and a fish with its rice opens none. */
export const servesAs = (recipe: Pick<Entry, 'course' | 'tags'>, asked: Entry['course']): boolean =>
  recipe.course === asked ||
  (asked === 'main' && recipe.course === 'starter') ||
  (asked === 'starter' && recipe.course === 'main' && recipe.tags.some((tag) => opensMeal.has(tag)))
