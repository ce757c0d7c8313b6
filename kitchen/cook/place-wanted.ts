import { isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { extraRole, ingredientsIn, isSameThing, type Filling } from './filling.ts'
import { placeInPlaceOfEggs, placeInPlaceOfWine, placeStandIn } from './in-place-of.ts'
import { wantedIngredients } from './main-ingredients.ts'
import { isVegetableInPlaceOfMeat } from './vegetable-pots.ts'
import { adopting, isTender, isTheOnlyFruit, rolesFor, spoils } from './which-part.ts'

/** A dough or a sauce needs one of these: where they are left out, something else takes their place. */
const needsOne = /^(milk|buttermilk|cream|butter|ghee|lard|flour|yogurt|greek-yogurt|quark)$/

/** Gives what is wanted, by somebody or by the dish itself, its part; what may not be in it is refused or replaced. */
export function placeWanted(filling: Filling): void {
  const { wishes, dish, template, placed, refused } = filling
  for (const { ingredient, wanted } of wantedIngredients(wishes, dish)) {
    if (placed.some((each) => each.ingredient === ingredient)) continue
    if (
      wanted === null &&
      placed.some((each) => each.wanted?.cooked && isSameThing(each.ingredient, ingredient))
    )
      continue
    // A cake with a lemon in it needs no zest of another.
    if (wanted === null && ingredientsIn(filling).some(({ id }) => `${id}-zest` === ingredient.id)) continue
    const isOwn = dish.whole === true && dish.wants?.includes(ingredient.id) === true
    if (!isAllowed(ingredient, wishes, ingredientsIn(filling)) || (!isOwn && spoils(ingredient, template))) {
      if (wanted) refused.push(ingredient)
      // Who is pregnant and wants tuna wants fish.
      if (isHighInMercury(ingredient)) placeStandIn(filling, ingredient.id)
      // Who leaves a thing out by name wants nothing like it, but a sauce needs its liquid; a diet wants the dish all the same.
      else if (
        !wanted &&
        (ingredient.category === 'wine' ||
          needsOne.test(ingredient.id) ||
          !wishes.excludedIds.includes(ingredient.id))
      )
        if (!placeInPlaceOfWine(filling, ingredient)) placeStandIn(filling, ingredient.id)
      if (!wanted && wishes.dish !== null) placeInPlaceOfEggs(filling, ingredient)
      continue
    }
    if (wanted?.beside) {
      placed.push({ ingredient, role: extraRole, wanted })
      continue
    }
    const own = isOwn || (wanted === null && dish.whole) ? adopting(ingredient, template.roles) : []
    const isOnlyFruit = wanted !== null && isTheOnlyFruit(ingredient, wishes)
    const fitting = [...rolesFor(ingredient, template.roles, isOnlyFruit), ...own, extraRole]
    const heart = isVegetableInPlaceOfMeat(filling, ingredient, wanted)
      ? template.roles.find(({ id }) => id === 'main')
      : undefined
    if (heart) {
      placed.push({ ingredient, role: heart, wanted })
      continue
    }
    const free = fitting.find((role) => placed.filter((each) => each.role === role).length < (role.most ?? 1))
    // What makes the dish this dish takes its part, whoever is in it already.
    const crowded = wanted === null ? fitting.find((each) => each !== extraRole) : undefined
    const role = free === extraRole ? (crowded ?? extraRole) : (free ?? extraRole)
    // The chips of a lomo saltado come out of the oven, whatever the wok does; herbs come on top.
    if (wanted === null && role === extraRole && ingredient.id !== 'chip' && !isTender(ingredient)) continue
    placed.push({ ingredient, role, wanted })
  }
}
