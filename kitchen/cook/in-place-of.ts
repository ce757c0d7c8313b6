import { flesh, isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientById } from '../lexicon/ingredients/index.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { extraRole, ingredientsIn, type Filling } from './filling.ts'
import { isLoose } from '../recipes/knifework.ts'
import { bestFirst, standInsFor } from './stand-ins.ts'
import { isWithoutMeat } from './vegetable-pots.ts'
import { adopting, headFor, rolesFor, spoils } from './which-part.ts'

const sourest = ['cider-vinegar', 'rice-vinegar', 'lemon-juice']

/** Places what a cook takes for a food that is not allowed: in its part, or in one of its own. */
export function placeStandIn(filling: Filling, id: string): void {
  const { wishes, template, placed } = filling
  const taken = ingredientsIn(filling)
  if (isWithoutMeat(filling) && flesh.includes(findIngredientById(id)?.category ?? 'fat')) return
  const food = ingredientById(id)
  const [usualRole] = rolesFor(food, template.roles)
  const ofFlesh = isFlesh(food)
  // Only what the template itself names plays the heart of a dish, by the same technique.
  const isHeart =
    (ofFlesh && headFor(food, template) !== null) ||
    (/^(?:egg|cheese)$/.test(food.category) &&
      template.cannotDoWithout?.includes(usualRole?.id ?? '') === true)
  const isWritten = (each: Ingredient) =>
    !ofFlesh && typeof usualRole?.pool !== 'function' && usualRole?.pool.includes(each.id) === true
  const isSpared = wishes.pregnant || wishes.infant || wishes.toddler
  const standIns = standInsFor(id)
  const instead = (usualRole ? bestFirst(standIns, usualRole, template, wishes) : standIns)
    .flatMap((each) => findIngredientById(each) ?? [])
    .find(
      (each) =>
        !taken.includes(each) &&
        (!isHeart || isFlesh(each) || isWritten(each) || (isLoose(food) && isLoose(each))) &&
        // A pound of jackfruit is no vegetable beside what is left.
        (!ofFlesh || !usualRole || isFlesh(each) || rolesFor(each, template.roles).includes(usualRole)) &&
        // What comes ready to eat out of a tin is not cooked where it stands; for the pregnant that is checked afterwards.
        (isSpared || !food.id.startsWith('tinned-') || !isFlesh(each) || each.id.startsWith('tinned-')) &&
        // Who says no milk means the one without lactose as well.
        !(wishes.excludedIds.includes(id) && each.id.startsWith('lactose-free')) &&
        isAllowed(each, wishes, taken) &&
        !spoils(each, template) &&
        rolesFor(each, template.roles).length > 0,
    )
  const its = instead ? rolesFor(instead, template.roles) : []
  // It takes the place of what it comes in for, wherever else it might go.
  const role = its.find((each) => each === usualRole) ?? its[0]
  if (instead && role) placed.push({ ingredient: instead, role, wanted: null, standsFor: id })
}

/** A pot of meat or fish gets as much stock as it would have of wine, and a spoonful of something sour. */
export function placeInPlaceOfWine(filling: Filling, wine: Ingredient): boolean {
  const { wishes, dish, template, placed } = filling
  if (!/^(?:Mains|Starters)$/.test(template.dishType) || wine.category !== 'wine') return false
  const role = [...rolesFor(wine, [...template.roles, extraRole]), ...adopting(wine, template.roles)].find(
    (each) => each !== extraRole && !placed.some((other) => other.role === each),
  )
  const allowed = (ids: readonly string[]) =>
    ids
      .flatMap((id) => findIngredientById(id) ?? [])
      .find((each) => isAllowed(each, wishes, ingredientsIn(filling)) && !dish.wants?.includes(each.id))
  const hasStock =
    template.roles.some(({ id }) => id === 'stock') && !dish.wants?.some((id) => id.endsWith('-stock'))
  const stock = allowed(hasStock ? ['water'] : ['vegetable-stock', 'water'])
  const isWritten = Array.isArray(role?.pool) && role.pool.some((id: string) => id.startsWith('alcohol-free'))
  if (!role || !stock || isWritten) return false
  placed.push({ ingredient: stock, role, wanted: null, standsFor: wine.id })
  const sour = allowed([wine.id.startsWith('red') ? 'red-wine-vinegar' : 'white-wine-vinegar', ...sourest])
  if (sour && !dish.wants?.some((id) => id.endsWith('vinegar')))
    placed.push({ ingredient: sour, role, wanted: null, each: { amount: 0.5, unit: 'tbsp' } })
  return true
}

/** Eggs that bind and moisten a dough leave their weight to something that does the same. */
export function placeInPlaceOfEggs(filling: Filling, egg: Ingredient): boolean {
  const { wishes, dish, template, placed } = filling
  const [role] = rolesFor(egg, template.roles)
  const isNeeded = [...(template.cannotDoWithout ?? []), ...(dish.needs ?? [])].includes(role?.id ?? '')
  if (egg.category !== 'egg' || template.dishType !== 'Desserts' || !role || isNeeded) return false
  if (typeof role.pool !== 'function' && role.pool.length > 1) return false
  const binder = ['soy-yogurt', 'coconut-yogurt', 'applesauce']
    .flatMap((id) => findIngredientById(id) ?? [])
    .find((each) => isAllowed(each, wishes, ingredientsIn(filling)) && !ingredientsIn(filling).includes(each))
  const eggs = dish.measures?.[egg.id] ?? role.each?.(egg)
  if (!binder || !eggs || eggs.unit !== null) return false
  const grams = egg.id === 'egg-yolk' ? 15 : egg.id === 'egg-white' ? 30 : 45
  placed.push({ ingredient: binder, role, wanted: null, each: { amount: eggs.amount * grams, unit: 'g' } })
  return true
}
