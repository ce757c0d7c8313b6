import { findIngredients } from '../lexicon/find.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { joined, listed } from './grammar/articles.ts'
import { spokenNoun } from './grammar/noun.ts'
import { plainApostrophes } from './grammar/phrase.ts'
import { chosen } from '../cook/seed.ts'
import { fold } from '../understand/fold.ts'
import { unjoin } from '../understand/unjoin.ts'
import { familyOf, garnishesOf, hasBed } from './plating-families.ts'
import { colours, openings, plainOpening, plating } from './plating-words.ts'

/** A colour word for a colour of the larder, by hue and lightness. */
function colourOf(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  if (spread < 0.2) return most > 0.6 ? 'white' : 'brown'
  const hue =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  if (most < 0.5 && (hue < 1.2 || hue > 5)) return 'brown'
  if (hue < 0.35 || hue > 5.6) return spread < 0.4 ? 'pink' : 'red'
  if (hue < 0.65) return most > 0.75 ? 'orange' : 'brown'
  if (hue < 1.1) return spread < 0.35 ? 'white' : 'golden'
  return hue < 3 ? 'green' : 'purple'
}

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

/** How to plate a recipe, whoever wrote it: vessel, base, height, sauce, garnish and colour, under 2,000 characters. */
export function platingOf(recipe: RecipeStructure): string {
  const { language, title } = recipe
  const family = familyOf(recipe)
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
  const top = of(garnishesOf(family), 2).filter((each) => !heads.includes(each))
  const palette = [
    ...new Set(
      [...heads, ...top, ...bed, ...found.filter(({ category }) => mains.includes(category))].map(
        ({ look }) => colourOf(look.colour),
      ),
    ),
  ].slice(0, 3)
  const oils =
    family === 'soup' || family === 'bowl'
      ? found.filter(({ id }) => /^(olive|sesame|pumpkin-seed|walnut)-oil$/.test(id)).slice(0, 1)
      : []
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
  const values = {
    title: title.slice(0, 120),
    // The filling of a dumpling is not what is set on the plate.
    main: /gyoza|dumpling/i.test(title) ? '' : named(heads),
    base: named(bed),
    garnish: named(top),
    herb: named(of(['herb'], 1)),
    fruit: named(of(['citrus', 'fruit', 'berry'], 1)),
    oil: named(oils),
    colours: joined(
      palette.flatMap((each) => colours[each]?.[language] ?? []),
      language,
    ),
  }
  const body = filledIn(plating[family][language], values)
  const opening = filledIn(
    palette.length > 1 ? (chosen(openings[language], title) ?? '') : plainOpening[language],
    values,
  )
  return plainApostrophes(capital([opening, body].filter(Boolean).join(' '))).slice(0, 1990)
}
