import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Amount, Role } from '../recipes/template.ts'
import type { Wanted } from '../recipes/wishes.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { cooksAmount } from './measures.ts'

/** An ingredient in its part of the dish. */
export interface Placed {
  ingredient: Ingredient
  role: Role
  wanted: Wanted | null
  /** The heart of the dish it comes in for. */
  standsFor?: string
  /** How much of it for one person, where it is not as much as the part takes. */
  each?: Amount
}

/** What a cook buys by the piece rather than by weight. */
const counted: readonly Category[] = ['vegetable', 'fruit', 'citrus', 'aromatic']

/** What keeps well once it is cut, so that a cook would use half of it. */
const halves =
  /onion|shallot|^(lemon|lime|orange|grapefruit|avocado|cucumber|leek|fennel|celeriac|celery|kohlrabi|pumpkin|butternut-squash|melon|pineapple|mango|papaya|vanilla|baguette|aubergine|chilli|pomegranate|lemongrass|banana|apple|bell-pepper)$|cabbage|cauliflower|broccoli/

/** True of half of which a cook uses, and keeps the rest. */
export const keepsWhenCut = ({ id }: Pick<Ingredient, 'id'>): boolean => halves.test(id)

const usualOf = (ingredient: Ingredient, { each }: Role) => (each ? each(ingredient) : ingredient.serving)

/** What comes in for bacon is as little as the bacon was. */
function standInFor(id: string | undefined, role: Role): Amount | null {
  const heart = id === undefined ? null : findIngredientById(id)
  if (!heart || !/^(bacon|(cured|cooked|turkey)-ham|chorizo|anchovy)$/.test(heart.id)) return null
  const amount = usualOf(heart, role)
  return amount?.unit === 'g' ? { ...amount, amount: Math.min(amount.amount, heart.serving.amount) } : null
}

/** Too strong, too dry or too fresh for what a part measures out to everything that plays it. */
function ownMeasure({ id, category, serving }: Ingredient, { amount, unit }: Amount): Amount | null {
  const isSpooned = unit === 'tsp' || unit === 'tbsp'
  if (isSpooned && /^(nutmeg|mace|clove|saffron)$/.test(id)) return { amount: 0.5, unit: 'pinch' }
  if (unit === 'tsp' && id === 'cayenne') return { amount: Math.min(amount, 0.125), unit }
  if (unit === 'tsp' && id === 'chilli-flakes') return { amount: Math.min(amount, 0.25), unit }
  // Soaked, it weighs three times as much.
  if (unit === 'g' && id === 'soya-mince') return { amount: Math.min(amount, 50), unit }
  // Nobody weighs garlic, and no fresh herb, onion or lemon is measured with a spoon.
  if (unit === 'g' && id === 'garlic') return serving
  const isFresh = ['herb', 'aromatic', 'citrus'].includes(category) || id === 'nori'
  if (!isSpooned || !isFresh || /-(juice|zest)$|^ginger$/.test(id)) return null
  return category === 'aromatic' && serving.unit === null
    ? { ...serving, amount: serving.amount / 2 }
    : serving
}

/** Olives and sun-dried tomatoes season; nobody eats a plate of them. */
function modest({ id, category, serving }: Ingredient, role: Role, each: Amount | null): Amount | null {
  const few =
    serving.unit === 'g' && serving.amount <= 30 && (category === 'vegetable' || category === 'mushroom')
  if (each && id === 'cocoa-powder' && each.unit === 'g')
    return { amount: Math.min(each.amount, 10), unit: 'g' }
  // What stands in the spoon is weighed, not poured.
  if (each?.unit === 'ml' && /^(mascarpone|ricotta|quark|cream-cheese)$/.test(id))
    return { ...each, unit: 'g' }
  // Half a lemon is a spoonful of its zest and a glass of its juice.
  if (each?.unit === null && id.endsWith('-juice')) return { amount: each.amount * 40, unit: 'ml' }
  if (each?.unit === null && id.endsWith('-zest')) return { amount: each.amount * 2, unit: 'tsp' }
  // Dried, fruit is half as much and twice as sweet.
  if (each?.unit === 'g' && role.id === 'fruit' && /^(prune|date|dried-apricot)$/.test(id))
    return { amount: each.amount * 0.5, unit: 'g' }
  // Nobody grates 20 g of zest: it flavours, wherever it goes in.
  if (each?.unit === 'g' && id.endsWith('-zest')) return { amount: 0.5, unit: 'tsp' }
  if (!each || each.unit !== 'g' || !few || !/^(main|vegetables|filling|toppings)$/.test(role.id)) return each
  return { amount: Math.min(each.amount, serving.amount * 1.2), unit: 'g' }
}

/** Two cloves of garlic, two stalks of lemongrass: what has no number of its own is never a bare number. */
function inUnits({ countable, serving }: Ingredient, { amount, unit }: Amount): Amount {
  if (unit !== null || countable) return { amount, unit }
  if (serving.unit === null) return { amount, unit: 'piece' }
  const isWeighed = serving.unit === 'g' || serving.unit === 'ml'
  return { amount: isWeighed ? amount * serving.amount : amount, unit: serving.unit }
}

/** Butter is weighed, however much of it there is. */
const weighed = ({ id }: Ingredient, { amount, unit }: Amount): Amount =>
  unit === 'ml' && /^(butter|ghee|margarine|lard|duck-fat|coconut-oil|peanut-butter)$/.test(id)
    ? { amount: Math.round((amount * 0.9) / 10) * 10, unit: 'g' }
    : { amount, unit }

/** A pan that is wide enough for eight does not need twice the oil of one for four. */
function mouths({ id }: Role, { category }: Ingredient, servings: number) {
  const frying = category === 'fat' && /^(fat|oil)$/.test(id)
  return frying && servings > 4 ? 4 + (servings - 4) * 0.5 : servings
}

/**
 * How much of it goes in for so many servings: what the guest has, what the dish says, else what its part takes, divided
 * where a crowd shares the part. Null is to taste.
 */
export function amountOf(
  { ingredient, role, wanted, standsFor, each: said }: Placed,
  dish: Dish,
  servings: number,
  crowd: number,
): Amount | null {
  if (wanted?.amount != null && ingredient.id !== 'nutmeg')
    return { amount: wanted.amount, unit: wanted.unit }
  if (role.toTaste) return null
  if (role.fixed) return role.fixed
  const own = dish.measures?.[ingredient.id] ?? dish.measures?.[standsFor ?? '']
  if (own?.unit === null && ingredient.category === 'egg')
    return { amount: Math.ceil(own.amount * servings), unit: null }
  if (own)
    return weighed(
      ingredient,
      cooksAmount(
        inUnits(ingredient, { amount: own.amount * servings, unit: own.unit }),
        halves.test(ingredient.id),
      ),
    )
  if (said) return cooksAmount({ ...said, amount: said.amount * servings }, false)
  const usually = standInFor(standsFor, role) ?? usualOf(ingredient, role)
  const each = modest(ingredient, role, (usually && ownMeasure(ingredient, usually)) ?? usually)
  if (!each) return null
  const usual = typeof role.least === 'number' ? Math.max(role.least, 1) : 1
  const share = crowd <= usual ? 1 : Math.min(1, (usual * 1.3) / crowd)
  // What stands alone where there are usually two fills the place of both.
  const alone = role.id === 'main' && usual > crowd && each.unit === 'g' ? 1.4 : 1
  const part = role.id === 'fruit' ? Math.min(1, usual / crowd) : role.each ? alone : share
  const total = each.amount * mouths(role, ingredient, servings) * part
  const piece = ingredient.grams.piece
  if (
    each.unit === 'g' &&
    ingredient.countable &&
    piece &&
    piece >= 60 &&
    piece <= 400 &&
    counted.includes(ingredient.category)
  ) {
    return cooksAmount({ amount: total / piece, unit: null }, halves.test(ingredient.id))
  }
  const egg = ingredient.category === 'egg' && each.unit === null
  return weighed(
    ingredient,
    cooksAmount(
      inUnits(ingredient, { amount: egg ? Math.ceil(total) : total, unit: each.unit }),
      halves.test(ingredient.id),
    ),
  )
}
