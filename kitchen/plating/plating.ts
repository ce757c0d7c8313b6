import { findIngredients } from '../lexicon/find.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { listed } from '../lexicon/articles.ts'
import { spokenNoun } from '../render/grammar/noun.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { fold } from '../lexicon/text/fold.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import type { Phrase } from '../library/steps/phrase.ts'
import { familyOf, garnishesOf, hasBed } from './plating-families.ts'
import { plating } from './plating-words.ts'

const mains: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'plantProtein',
  'legume',
  'mushroom',
  'vegetable',
  'leafyGreen',
  'chocolate',
  'berry',
  'fruit',
  'cheese',
]

/** Poured, mashed or melted away: nothing of it can be set on a plate. */
const vanishes =
  /^(tinned-tomato|passata|water|ice|cocoa-powder|applesauce|parmesan|pecorino)$|-(juice|zest)$|dried-/

function filledIn(template: string, values: Record<string, string>): string {
  const whole = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name])
  return template
    .replace(/\[([^[\]]*)\]/g, (_all, inside: string) => (whole(inside) ? inside : ''))
    .replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
    .replace(/ +/g, ' ')
    .replace(/([.!?] )(\p{Ll})/gu, (_all, gap: string, letter: string) => gap + letter.toLocaleUpperCase())
    .trim()
}

/** How recipes of earlier versions say at their end how much they make. */
const made: Phrase = {
  en: 'Makes about {n} pieces.',
  fr: 'Donne environ {n} pièces.',
  es: 'Salen unas {n} piezas.',
  de: 'Ergibt etwa {n} Stück.',
}

const piecesSaid = (recipe: RecipeStructure) => {
  const [before = '', after = ''] = made[recipe.language].split('{n}')
  const { text = '' } = recipe.steps.at(-1) ?? {}
  return text.includes(before) && text.endsWith(after)
}

/** The family that the drawing has, unless the words of the recipe say otherwise. */
function servedAs(recipe: RecipeStructure) {
  const family = familyOf(recipe)
  // Biscuits are not sliced, and what never saw heat does not stay crisp.
  if (family === 'slice' && piecesSaid(recipe)) return 'tray'
  // A bread that was drawn as a salad came out of the oven all the same.
  if (family === 'leaves' && recipe.steps.some(({ celsius }) => celsius !== null && celsius >= 150))
    return 'bread'
  return family === 'crisp' && recipe.steps.every(({ celsius }) => celsius === null) ? 'bread' : family
}

/** How to plate a recipe of any author: a few sentences that name nothing it does not have. */
export function platingOf(recipe: RecipeStructure): string {
  const { language, title } = recipe
  const family = servedAs(recipe)
  const found = recipe.ingredients.flatMap(({ item }) => findIngredients(item, language)[0]?.ingredient ?? [])
  const inTitle = findIngredients(unjoin(fold(title)), language).map(({ ingredient }) => ingredient)
  const of = (categories: readonly Category[], most: number) =>
    [...new Set([...inTitle, ...found])]
      .filter(
        ({ id, category }) =>
          categories.includes(category) && found.some((each) => each.id === id) && !vanishes.test(id),
      )
      .slice(0, most)
  const isDrink = recipe.dishType === 'Cocktails'
  const heads = isDrink ? of(['fruit', 'berry', 'citrus', 'spirit', 'wine', 'softDrink'], 1) : of(mains, 2)
  const bed = of(family === 'plate' ? ['grain', 'pasta', 'potato'] : ['grain', 'pasta'], 1).filter(
    // The oats of a crumble are no side dish.
    (each) => !heads.includes(each) && recipe.dishType !== 'Desserts' && hasBed(recipe),
  )
  // What goes on last is a garnish; a bay leaf or the thyme of a braise is none.
  const lastUsed = new Set(recipe.steps.at(-1)?.uses ?? [])
  const isLast = (ingredient: Ingredient) =>
    recipe.ingredients.some(
      ({ item, note }, place) =>
        lastUsed.has(place) && note === null && findIngredients(item, language)[0]?.ingredient === ingredient,
    )
  // Ice that a drink was stirred with stays in the shaker.
  const late = new Set(recipe.steps.slice(-2).flatMap(({ uses }) => uses))
  const isLate = ({ id }: Ingredient) =>
    recipe.ingredients.some(
      ({ item }, place) => late.has(place) && findIngredients(item, language)[0]?.ingredient.id === id,
    )
  const isOnTop = (ingredient: Ingredient) =>
    !/^(bay-leaf|kaffir-lime-leaf|bouquet-garni)$/.test(ingredient.id) &&
    (recipe.steps.every(({ uses }) => uses.length === 0) || isLast(ingredient))
  const top = of(garnishesOf(family), 2).filter((each) => !heads.includes(each) && isOnTop(each))
  const oils = found
    .filter(({ id }) => /^(olive|sesame|pumpkin-seed|walnut)-oil$/.test(id))
    .filter(isLast)
    .slice(0, 1)
  /** As many as are in the dish: one cucumber is not "the cucumbers". */
  const named = (list: readonly Ingredient[]) =>
    listed(
      list.map((ingredient) => {
        const at = recipe.ingredients.find(
          ({ item }) => findIngredients(item, language)[0]?.ingredient === ingredient,
        )
        const { amount = null, unit = null } = at ?? {}
        return spokenNoun({ ingredient, amount, unit, role: '', scales: true, cut: null }, language)
      }),
      'the',
      language,
    )
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
  const ices = found
    .filter(({ id }) => id === 'ice')
    .filter(isLate)
    .slice(0, 1)
  const values = {
    // The filling of a dumpling is not what is set on the plate.
    main: /gyoza|dumpling/i.test(title) ? '' : named(heads),
    base: named(bed),
    garnish: named(top),
    herb: named(of(['herb'], 1).filter(isOnTop)),
    fruit: named(of(['citrus', 'fruit', 'berry'], 1).filter(isOnTop)),
    oil: named(oils),
    ice: named(ices),
  }
  const body = filledIn(plating[family][language], values)
  return plainApostrophes(capital(body)).slice(0, 1990)
}
