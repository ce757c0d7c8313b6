import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { claimsAt, isFreeOf } from './allergens-named.ts'
import { findIngredients } from './find.ts'
import type { Ingredient } from './ingredient.ts'

/** What an item of a recipe is made of; `known` is false when a word of it may hide something else. */
export interface ItemFood {
  foods: Ingredient[]
  known: boolean
}

const plantVersion =
  /(?<!\p{L})(vegan|vegane[nrsm]?|végane?s?|vegana?s?|vegano?s?|plant[- ]based|végétale?s?|vegetales?|pflanzliche[nrsm]?|meat-free|meatless)(?!\p{L})/iu
const without: readonly (readonly [RegExp, (food: Ingredient) => Ingredient])[] = [
  [/lactose[- ]?free|sans lactose|sin lactosa|la[kc]tosefrei/i, (food) => ({ ...food, lactose: undefined })],
  [
    /alcohol[- ]?free|non[- ]alcoholic|sans alcool|sin alcohol|alkoholfrei/i,
    (food) => ({ ...food, alcohol: undefined }),
  ],
  [
    /sugar[- ]?free|unsweetened|sans sucre|sin azúcar|zuckerfrei|ungesüßt/i,
    (food) => ({ ...food, sugar: 0 }),
  ],
]

/** A word that may say what is not in a food; only then the line is read for it. */
export const mayClaim =
  /free|frei|less|(?<!\p{L})(?:without|no|non|zero|sans|sin|ohne|kein|vegan|végan|plant|végét|veget|pflanz|un\w*sul)/iu

/** A food without the allergens that its line says are not in it. */
function lifted(food: Ingredient, free: ReadonlySet<Allergen>): Ingredient {
  if (free.size === 0) return food
  const isLeft = (each: Allergen) => !isFreeOf({ contains: food.allergens }, each, free)
  return {
    ...food,
    allergens: food.allergens.filter(isLeft),
    ...(food.mayContain && { mayContain: food.mayContain.filter(isLeft) }),
    ...(free.has('milk') && { lactose: undefined }),
  }
}

const clause =
  /\s+(?:for|in|to|from|at|plus|about|cut|torn|with|without|pour|dans|en|sans|para|sin|für|zum|zur|aus|ohne|zzgl\.)\s.*$/iu
const participles =
  /(?:\s+(?:and|or|\p{L}+(?:ed|ly)|drained|frozen|raw|fresh|ripe|leaves|flakes|florets|fillets?))+$/iu

/** True when the name found carries the item's own noun: last in English and German, first in French and Spanish. */
function coversNoun(item: string, starts: readonly number[], ends: readonly number[], language: Language) {
  const main = item
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*,.*$/, '')
    .replace(clause, '')
    .replace(participles, '')
    .trimEnd()
  if (language === 'en' || language === 'de') return ends.some((end) => end >= main.length)
  const before = item.slice(0, Math.min(...starts)).trim()
  return before === '' || !/\p{L}{3,}\s+(?:de|d['’]|a|à|aux?|con)\s*/iu.test(`${before} `)
}

/** Words so wide that a diet cannot be promised on them, though they are read as the usual thing. */
const vague: Record<string, RegExp> = {
  'vegetable-stock':
    /^(?:stock|broth|bouillon|stock cubes?|cubes? de bouillon|bouillon cube|caldo|pastilla de caldo|cubito de caldo|brühe|brühwürfel|suppenwürfel)$/i,
  'dark-chocolate': /^(?:chocolate|chocolat|schokolade|kuvertüre|chocolate chips|pépites de chocolat)$/i,
}

/** The foods an item names, in the item's own language. */
export function foodOf(item: string, language: Language): ItemFood {
  const claims = mayClaim.test(item) ? claimsAt(item, language) : null
  const found = findIngredients(item, language).filter(({ start }) => claims?.(start) !== 'out')
  const plant = plantVersion.test(item)
  const foods = found
    .filter(({ ingredient }) => !plant || ingredient.animal === 'none')
    .map(({ ingredient, start }) => {
      const claimed = claims?.(start)
      const free = claimed && claimed !== 'out' ? claimed : null
      const food = free ? lifted(ingredient, free) : ingredient
      return without.reduce((each, [words, lift]) => (words.test(item) ? lift(each) : each), food)
    })
  const known =
    foods.length === found.length &&
    foods.length > 0 &&
    !found.some(({ ingredient, matched }) => vague[ingredient.id]?.test(matched)) &&
    coversNoun(
      item,
      found.map(({ start }) => start),
      found.map(({ end }) => end),
      language,
    )
  return { foods, known }
}
