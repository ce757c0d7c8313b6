import { findIngredients } from '#server/food/find.ts'
import type { Category, Ingredient } from '#server/food/ingredient.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { joined, listed } from '../grammar/articles.ts'
import { isPlural } from '../grammar/noun.ts'
import { plainApostrophes } from '../grammar/phrase.ts'
import { chosen } from '../kitchen/seed.ts'
import { dishes, type PatternId } from '../patterns/dishes.ts'
import { fold } from '../requests/fold.ts'
import { unjoin } from '../requests/unjoin.ts'
import { colours, openings, plainOpening, plating, type Family } from './plating-words.ts'

const families: Partial<Record<PatternId, Family>> = {
  panFry: 'plate',
  soup: 'soup',
  gazpacho: 'soup',
  ceviche: 'leaves',
  schnitzel: 'crisp',
  airFry: 'crisp',
  dumplings: 'crisp',
  burger: 'bread',
  hash: 'dish',
  shakshuka: 'dish',
  stuffed: 'dish',
  quiche: 'dish',
  savouryTart: 'dish',
  sorbet: 'scoop',
  iceCream: 'scoop',
  tiramisu: 'glass',
  lemonCream: 'glass',
  hotChocolate: 'mug',
  mulled: 'mug',
  frittata: 'slice',
  trayBake: 'dish',
  gratin: 'dish',
  salad: 'leaves',
  fruitSalad: 'glass',
  toast: 'bread',
  tacos: 'bread',
  crumble: 'dish',
  cake: 'slice',
  pancakes: 'slice',
  mousse: 'glass',
  pannaCotta: 'glass',
  chiaPudding: 'glass',
}

function familyOf({ title, dishType }: RecipeStructure): Family {
  const folded = unjoin(fold(title))
  const named = dishes.filter(({ words }) => words.test(folded))
  const dish = named.find(({ pattern }) => families[pattern] !== undefined) ?? named[0]
  const known = dish ? (families[dish.pattern] ?? 'bowl') : null
  if (dishType === 'Cocktails') return known === 'mug' ? 'mug' : 'drink'
  if (known) return known === 'bowl' && dishType === 'Desserts' ? 'glass' : known
  if (dishType === 'Desserts') return 'slice'
  return dishType === 'Starters' ? 'leaves' : 'plate'
}

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

const garnishes: readonly Category[] = ['herb', 'nut', 'seed']
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
  'spirit',
  'wine',
  'softDrink',
]

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
          categories.includes(category) &&
          found.some((each) => each.id === id) &&
          id !== 'water' &&
          id !== 'ice',
      )
      .slice(0, most)
  const heads =
    family === 'drink' ? of(['fruit', 'berry', 'citrus', 'spirit', 'wine', 'softDrink'], 1) : of(mains, 2)
  const bed = of(family === 'plate' ? ['grain', 'pasta', 'potato'] : ['grain', 'pasta'], 1).filter(
    // The oats of a crumble are no side dish.
    (each) => !heads.includes(each) && recipe.dishType !== 'Desserts',
  )
  const top = of(
    family === 'drink'
      ? ['herb', 'citrus', 'berry', 'fruit']
      : family === 'glass' || family === 'slice'
        ? ['herb', 'nut', 'seed', 'berry']
        : garnishes,
    2,
  ).filter((each) => !heads.includes(each) && !/-(juice|zest)$/.test(each.id))
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
        const plural = isPlural(ingredient, at?.amount ?? null, at?.unit ?? null, language)
        const { one, many, gender } = ingredient.names[language]
        return { word: plural ? many : one, gender, plural }
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
    oil: named(oils),
    colours: joined(
      palette.flatMap((each) => colours[each]?.[language] ?? []),
      language,
    ),
  }
  const fallback = {
    en: 'the best pieces',
    fr: 'les plus beaux morceaux',
    es: 'las mejores piezas',
    de: 'das Schönste',
  }[language]
  const body = filledIn(plating[family][language], { ...values, main: values.main || fallback })
  const opening = filledIn(
    palette.length > 1 ? (chosen(openings[language], title) ?? '') : plainOpening[language],
    values,
  )
  return plainApostrophes(capital([opening, body].filter(Boolean).join(' '))).slice(0, 1990)
}
