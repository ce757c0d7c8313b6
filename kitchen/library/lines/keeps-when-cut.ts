import type { Ingredient } from '../../lexicon/ingredient.ts'

/** What keeps well once it is cut, so that a cook would use half of it. */
const halves =
  /onion|shallot|^(lemon|lime|orange|grapefruit|avocado|cucumber|leek|fennel|celeriac|celery|kohlrabi|pumpkin|butternut-squash|melon|pineapple|mango|papaya|vanilla|baguette|aubergine|chilli|pomegranate|lemongrass|banana|apple|bell-pepper)$|cabbage|cauliflower|broccoli/

/** True of half of which a cook uses, and keeps the rest. */
export const keepsWhenCut = ({ id }: Pick<Ingredient, 'id'>): boolean => halves.test(id)
