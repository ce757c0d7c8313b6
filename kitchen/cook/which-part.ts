import { flesh } from '../lexicon/facts.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Role, Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Placed } from './amount-of.ts'
import { isOutOfPan } from './goes-in.ts'
import { isWoody } from '../recipes/knifework.ts'
import { tinned } from './main-ingredients.ts'

const savoury: readonly Category[] = [...flesh, 'stock']

/** What can be put beside a dish that has no part for it; anything else would only be tacked on. */
const beside: Readonly<Record<'sweet' | 'drink', readonly Category[]>> = {
  sweet: ['fruit', 'berry', 'citrus', 'nut', 'seed', 'chocolate', 'dairy', 'herb', 'sweetener', 'spice'],
  drink: ['fruit', 'berry', 'citrus', 'herb', 'spice', 'softDrink', 'spirit', 'wine', 'sweetener'],
}
const neverBeside: readonly Category[] = [
  'baking',
  'chocolate',
  'sweetener',
  'softDrink',
  'spirit',
  'fat',
  'stock',
]
const raw = /flour$|^(egg-white|egg-yolk|milk|yeast|breadcrumb|ladyfinger)$|biscuit$/

/** Chips stand beside a dish, never in the pot; an egg's white or yolk alone is no main thing. */
const inPlace = ({ id }: Ingredient, role: Role, isOnlyFruit = false) => {
  if (id === 'chip') return role.id === 'side'
  if (id === 'preserved-lemon') return !/^(fruit|citrus|juice|lemon|sour|sharp)$/.test(role.id)
  if (/^(hazelnut-spread|peanut-butter|almond-butter|tahini)$/.test(id))
    return !/^(nuts|crunch)$/.test(role.id)
  // Dried and candied fruit is for scattering; nobody bakes a crumble of it.
  if (
    /^(candied-peel|raisin|prune|date)$|^dried-(apricot|cranberry)$/.test(id) &&
    role.id === 'fruit' &&
    role.cut !== 'drink' &&
    !(isOnlyFruit && /^(prune|date|dried-apricot)$/.test(id))
  )
    return typeof role.pool !== 'function' && role.pool.includes(id)
  if (/^(tinned-tomato|passata)$/.test(id)) return !/^(warm|vegetables|crisp|toppings|shell)$/.test(role.id)
  if (id === 'egg-white' || id === 'egg-yolk') return role.id !== 'main'
  // Sponge is beaten with sugar; jam is for spreading on it.
  if (/^(jam|dulce-de-leche|hazelnut-spread|marzipan)$/.test(id)) return role.id !== 'sweet'
  return true
}

/** Who asks for a prune tart wants prunes in it, and no fresh fruit with prunes on top. */
export const isTheOnlyFruit = (ingredient: Ingredient, { wanted }: Pick<CookWishes, 'wanted'>) =>
  wanted.every(
    ({ id }) => id === ingredient.id || !['fruit', 'berry'].includes(findIngredientById(id)?.category ?? ''),
  )

/** Butter in the part that is called so; peas with the vegetables, where nobody browns them. */
const isMeant = ({ id }: Ingredient, role: Role) =>
  role.id === id || (id === 'pea' && role.id === 'vegetables')

const isInPool = ({ id }: Ingredient, { pool }: Role) => typeof pool !== 'function' && pool.includes(id)

/** The parts of a dish an ingredient may play: those that ask for its kind, else those that would reach for it. */
export function rolesFor(ingredient: Ingredient, all: readonly Role[], isOnlyFruit = false): readonly Role[] {
  const roles = all.filter((role) => inPlace(ingredient, role, isOnlyFruit))
  const asking = roles.filter(
    (role) => role.takes?.(ingredient) === true || (isMeant(ingredient, role) && isInPool(ingredient, role)),
  )
  // Butter that a dish is named for is its butter, not what something is fried in.
  if (asking.length > 0)
    return asking.toSorted((a, b) => Number(isMeant(ingredient, b)) - Number(isMeant(ingredient, a)))
  return roles.filter((role) => isInPool(ingredient, role))
}

/** The part that gives the dish its face, where this is what plays it. */
export function headFor(ingredient: Ingredient, { heads, roles }: Template): Role | null {
  const [role] = rolesFor(ingredient, roles)
  return role && heads.some((head) => head.split('.')[0] === role.id) ? role : null
}

/** Where the heart of a classic goes that no part asks for: the fish sauce to the spices. */
const adopters: readonly (readonly [categories: readonly Category[], parts: RegExp])[] = [
  [
    ['condiment', 'spice', 'herb', 'citrus'],
    /^(sauce|spices?|spice|paste|flavour|aromatics|onion|zest|seasoning)$/,
  ],
  [['sweetener'], /^(sweet|sauce|spices?|spice|paste|flavour|onion|seasoning)$/],
  [['aromatic'], /^(sauce|spices?|spice|paste|flavour|aromatics|onion)$/],
  [['dairy', 'plantMilk', 'stock'], /^(creamy?|liquid|stock|broth|wine|milk|tomato|water)$/],
  [['fat'], /^(fat|butter|oil)$/],
  [['wine', 'spirit'], /^(wine|liquid|stock|broth|creamy?|milk|tomato|water)$/],
  [
    ['vegetable', 'leafyGreen', 'fruit', 'legume', 'cheese', 'mushroom'],
    /^(vegetables|filling|main|fruit|topping)$/,
  ],
  [['pasta', 'grain', 'potato', 'bread'], /^(side|rice|noodles|starch|base|filling|vegetables)$/],
]

/** Stays green and fresh, which it does not when it is fried with the onions. */
export const isTender = (each: Ingredient) => each.category === 'herb' && !isWoody(each)

/** Mustard burns with the onions. */
const sharp = /mustard$|^horseradish$/

/** Stirred in at the end, like the lime. */
const lateSauce = /^(fish-sauce|tamarind|pesto)$/

export function adopting(ingredient: Ingredient, roles: readonly Role[]): readonly Role[] {
  const { category, id } = ingredient
  if (id === 'chip') return []
  const named = (parts: RegExp) => roles.filter((role) => parts.test(role.id))
  // What is squeezed over at the end is not fried at the beginning.
  if (category === 'citrus' && roles.some(({ takes }) => takes?.(ingredient))) return []
  if (isTender(ingredient)) return named(/^(sauce|zest|seasoning)$/).slice(0, 1)
  const usual = adopters.find(([categories]) => categories.includes(category))?.[1]
  const lastly = ({ id: part }: Role) => Number(category === 'condiment' && /^(aromatics|onion)$/.test(part))
  const fitting = (usual ? named(usual) : []).toSorted((a, b) => lastly(a) - lastly(b))
  // A prune is no meat: it goes to the vegetables only where no part is for such things.
  if (category === 'fruit') return [...named(/^(fruit|soft|late)$/), ...fitting]
  const late = sharp.test(id) ? named(/^sharp$/) : lateSauce.test(id) ? named(/^(salty|sour)$/) : []
  return [...late, ...fitting].slice(0, 1)
}

/** What of the kitchen garden belongs in a glass. */
const inGlasses =
  /^(cucumber|celery|beetroot|carrot|tomato|fennel|rhubarb|bell-pepper|chilli|jalapeno|pumpkin)$/

/** Taken in by a role that has no place for its kind, and so says nothing of how it is cut: the onion in a dressing. */
export const isStranger = ({ role: { takes, pool }, ingredient }: Placed) =>
  takes?.(ingredient) !== true && typeof pool !== 'function' && !pool.includes(ingredient.id)

/** The bay leaf that went to the onions is no onion: the dish still needs one. */
export const isSeasoningStranger = (each: Placed) =>
  /^(spice|herb|condiment|citrus)$/.test(each.ingredient.category) && isStranger(each)

/** Fish in a panna cotta, onions in a cocktail, water beside a stew: it has no place there and stays out. */
export function spoils(ingredient: Ingredient, template: Template): boolean {
  const { dishType, roles } = template
  const used = findIngredientById(tinned[ingredient.id] ?? '') ?? ingredient
  const { category, id } = used
  const isSweet = dishType === 'Desserts'
  const isDrink = dishType === 'Cocktails'
  if (
    (isSweet || isDrink) &&
    (savoury.includes(category) || /onion|shallot|leek|garlic|^gelatine$|^preserved-lemon$/.test(id))
  )
    return true
  if (isDrink && ['vegetable', 'legume', 'mushroom', 'potato'].includes(category) && !inGlasses.test(id))
    return true
  if (rolesFor(used, roles).length > 0) return false
  if (category === 'condiment' && isOutOfPan(used, template)) return true
  if (isSweet || isDrink) return raw.test(id) || !beside[isSweet ? 'sweet' : 'drink'].includes(category)
  return raw.test(id) || neverBeside.includes(category)
}
