import { flesh } from '../lexicon/facts.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { mix, shifted } from './colour.ts'

/** The dish's ingredients sorted by the part they play on the plate; what nobody sees (salt, water) is left out. */
export interface Larder {
  all: readonly Ingredient[]
  proteins: readonly Ingredient[]
  vegetables: readonly Ingredient[]
  legumes: readonly Ingredient[]
  greens: readonly Ingredient[]
  herbs: readonly Ingredient[]
  starches: readonly Ingredient[]
  cheeses: readonly Ingredient[]
  fruits: readonly Ingredient[]
  citrus: readonly Ingredient[]
  nuts: readonly Ingredient[]
  creams: readonly Ingredient[]
  chocolate: readonly Ingredient[]
  spices: readonly Ingredient[]
  /** What is spooned over: pesto, tahini, passata. */
  sauces: readonly Ingredient[]
  /** What is strewn over as powder. */
  powders: readonly Ingredient[]
  /** What a plate is about: the first protein, else the first vegetable or legume. */
  main: readonly Ingredient[]
  /** What else lies on that plate: what fills, and the rest. */
  starch: readonly Ingredient[]
  sides: readonly Ingredient[]
  /** The legume or grain that a pot is full of, and what is cooked with it. */
  filling: readonly Ingredient[]
  chunks: readonly Ingredient[]
}

const unseen =
  /^salt$|-salt$|^water|sugar$|sugar-syrup|baking|yeast|flour|starch|gelatine|agar|vanilla|^ice$|stock|^oil|-oil|vinegar|-paste|dried-|-juice|bay-leaf|nutmeg|breadcrumb|cornflour|-extract/
/** Aromatics and condiments that keep their face on the plate. */
const accents =
  /^(?:red-onion|spring-onion|chilli|jalapeno|habanero|kimchi|gherkin|caper|wild-garlic|black-garlic)$/
const pantryFat = /butter$|ghee|margarine|^lard$/

/** Takes a dish's ingredients in the order of its recipe and sorts them for the painter. */
export function larderOf(items: readonly Ingredient[]): Larder {
  // An egg beside flour, crumbs or soaked bread has gone into the batter.
  const soaked =
    items.some(({ id }) => id.endsWith('milk')) && items.some(({ category }) => category === 'bread')
  const beaten = soaked || items.some(({ id }) => /flour$|breadcrumb|baking-powder|semolina/.test(id))
  const seen = items.filter(
    ({ id }) => !unseen.test(id) && !pantryFat.test(id) && !(beaten && /^egg/.test(id)),
  )
  const lead = seen.find(({ category }) => !/baking|fat|bread/.test(category))
  const of = (...wanted: Category[]) => seen.filter(({ category }) => wanted.includes(category))
  const solid = ({ look }: Ingredient) =>
    look.shape !== 'sauce' && look.shape !== 'liquid' && look.shape !== 'dust'
  const parts = {
    all: items,
    proteins: of(...flesh, 'plantProtein', 'egg').filter(({ id }) => !/yolk|white$|sauce|roe/.test(id)),
    vegetables: [
      ...of('vegetable', 'mushroom', 'potato').filter(solid),
      // Onions are seen where they are the first that the dish is made of.
      ...seen.filter((item) => accents.test(item.id) || (item.id === 'onion' && item === lead)),
    ],
    legumes: of('legume').filter(solid),
    greens: of('leafyGreen'),
    herbs: of('herb').filter(solid),
    starches: of('grain', 'pasta', 'potato', 'bread'),
    cheeses: of('cheese'),
    fruits: of('fruit', 'berry').filter(solid),
    citrus: items.filter(({ category, id }) => category === 'citrus' && !/zest|juice/.test(id)),
    nuts: of('nut', 'seed').filter(solid),
    creams: of('dairy', 'plantMilk'),
    chocolate: of('chocolate'),
    sauces: seen.filter(
      ({ look, category }) =>
        (look.shape === 'sauce' || look.shape === 'liquid') &&
        !/spirit|wine|softDrink|stock|fat/.test(category),
    ),
    powders: seen.filter(
      ({ look, category }) => look.shape === 'dust' && category !== 'baking' && category !== 'sweetener',
    ),
    spices: items.filter(({ category, id }) => category === 'spice' && !/salt/.test(id)),
  }
  const { proteins, vegetables, legumes, greens, fruits, starches } = parts
  const main = [...proteins, ...vegetables, ...legumes].slice(0, 1)
  const starch = starches.filter((item) => !main.includes(item)).slice(0, 1)
  const filling = fillingOf(seen, [...legumes, ...proteins, ...vegetables, ...greens], proteins, legumes)
  return {
    ...parts,
    main,
    starch,
    sides: [...proteins, ...vegetables, ...legumes, ...fruits].filter(
      (item) => !main.includes(item) && !starch.includes(item),
    ),
    filling,
    chunks: [...proteins, ...legumes, ...vegetables, ...greens].filter((item) => !filling.includes(item)),
  }
}

/** What is picked young: a garnish of other dishes, unless it comes first of all. */
const fresh = /^pea$|edamame|broad-bean|sweetcorn/

/** The legume or grain that a pot is full of: the first food beside its meat. */
function fillingOf(
  seen: readonly Ingredient[],
  foods: readonly Ingredient[],
  proteins: readonly Ingredient[],
  legumes: readonly Ingredient[],
): readonly Ingredient[] {
  const inOrder = seen.filter((item) => foods.includes(item))
  const item = inOrder.find((food) => !proteins.includes(food))
  if (!item || !(legumes.includes(item) || /hominy|sweetcorn/.test(item.id))) return []
  return item === inOrder[0] || !fresh.test(item.id) ? [item] : []
}

const weights: readonly (readonly [name: RegExp, weight: number, colour?: string])[] = [
  [/passata|tinned-tomato|tomato-paste|harissa|gochujang|^ketchup/, 5, '#c6402a'],
  [/tomatillo/, 4.2, '#93a545'],
  [/squid-ink/, 6, '#2a272c'],
  [/turmeric|curry-powder|aji-amarillo/, 4.6, '#dda02c'],
  [/curry|turmeric|saffron/, 4.4, '#dd9a2c'],
  [/green-curry|pesto/, 5, '#8ea04a'],
  [/red-lentil|split-pea/, 3, '#dd9a45'],
  [/coconut-milk|coconut-cream/, 3, '#f1dfba'],
  [/cream|creme|mascarpone|bechamel|yogurt|mayonnaise|quark|^milk/, 2.8, '#f3e3c2'],
  [/peanut-butter|tahini/, 3, '#c48a4c'],
  [/soy-sauce|tamari|teriyaki|hoisin|worcester|molasses/, 2.6, '#6a371a'],
  [/red-wine(?!-vinegar)|^port$|stewing-beef|lamb-shoulder/, 3, '#7a3320'],
  [/miso|mustard/, 2, '#cf9a4a'],
  [/dried-.*chilli/, 4, '#b03a20'],
  [/paprika|chipotle|chilli-powder/, 2, '#c04a24'],
  [/^(stewed-)?tomato$/, 1.7, '#cf4a2c'],
]

const namedSauces: readonly (readonly [RegExp, string])[] = [
  [/\b(palak|saag)\b/, '#6f8a3a'],
  [/\b(green|vert|verte|verde|verdes|grune?[mnrs]?|pesto|chimichurri)\b/, '#93a545'],
  [/\b(red|rouge|rojo|roja|rot\w*)\b/, '#c64a2a'],
  [/\b(yellow|jaune|amarillo|gelb\w*|korma)\b/, '#dfa234'],
  [/\b(butter chicken|tikka|makhani)\b/, '#d9682e'],
  [/\b(black|noir|negro|negra|schwarz\w*|mole)\b/, '#4a2a1c'],
  [
    /\b(stroganoff|blanquette|fricassee|frikassee|rahm\w*|alfredo|carbonara|creamy|cremeux|cremeuse|cremig\w*|cremos\w*)\b/,
    '#ecd6a4',
  ],
]

/** The colour that the dish's name promises for its sauce, if it names one. */
export function namedSauce(words: string): string | undefined {
  // Red lentils or a green salad say nothing of a sauce.
  const colours =
    /\b(?:curry|sauce|salsa|sosse|mole|pesto|chimichurri|thai|butter chicken|tikka|makhani|korma|palak|saag)\b/.test(
      words,
    )
  return namedSauces.find(([name], at) => (colours || at === namedSauces.length - 1) && name.test(words))?.[1]
}

/** The colour of what runs out of a dish that has no sauce of its own, by what is cooked in it. */
export function juiceColour({ all }: Larder): string {
  const has = (...categories: readonly Category[]) =>
    all.some(({ category }) => categories.includes(category))
  if (has('meat', 'sausage')) return '#94572c'
  if (has('fish', 'shellfish')) return '#e6cd84'
  if (has('poultry')) return '#cf9a4e'
  return has('legume') ? '#bf8a50' : '#dcb868'
}

/** The colour of the dish's sauce: its strongest ingredient, softened by the second. */
export function sauceColour(larder: Larder, fallback = '#c9873c'): string {
  const found = larder.all
    .flatMap((item) => {
      const rule = weights.find(([name]) => name.test(item.id))
      return rule ? [{ weight: rule[1], colour: rule[2] ?? item.look.colour }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = found
  if (!first) return fallback
  return second ? mix(first.colour, second.colour, 0.3 * (second.weight / first.weight) ** 2) : first.colour
}

/** The colour of a soup: of what was puréed into it, else of its broth. */
export function soupColour(larder: Larder, isClear = false): string {
  if (isClear) {
    // A broth has the colour of what dissolves in it; what swims in it leaves it clear.
    const beetroot = larder.all.find(({ id }) => id === 'beetroot')
    if (beetroot) return beetroot.look.colour
    const strong =
      /passata|tinned-tomato|tomato-paste|gochujang|curry|coconut-milk|dried-.*chilli|chilli-powder|chipotle|paprika/
    if (larder.all.some(({ id }) => strong.test(id)))
      return sauceColour({ ...larder, all: larder.all.filter(({ category }) => category !== 'meat') })
    return larder.all.some(({ id }) => /soy-sauce|miso|beef/.test(id)) ? '#b9803c' : '#dcb25c'
  }
  const puree = larder.all.find(({ id }) =>
    /pumpkin|squash|beetroot|^pea$|split-pea|carrot|sweet-potato|broccoli|spinach|asparagus|cauliflower|leek|lentil|parsnip|celeriac|courgette|cucumber/.test(
      id,
    ),
  )
  const tomato = larder.all.find(({ id }) => /tomato|passata/.test(id))
  const creamy = larder.all.some(({ id }) => /cream|coconut-milk|yogurt|potato/.test(id))
  const mushroom = larder.all.find(({ category }) => category === 'mushroom')
  const chosen =
    !puree && !tomato && mushroom && creamy
      ? '#b8966a'
      : tomato && !/pumpkin|beetroot|lentil/.test(puree?.id ?? '')
        ? '#cc4526'
        : puree?.look.colour
  if (!chosen)
    return larder.all.some(({ id }) => /soy-sauce|tamari|miso|dashi|beef/.test(id))
      ? '#bb7a32'
      : sauceColour(larder, '#dfae54')
  return creamy
    ? shifted(mix(chosen, '#f6e3bd', /beetroot/.test(puree?.id ?? '') ? 0.08 : 0.24), { chroma: 1.2 })
    : chosen
}

/** The colour of a sweet's body: chocolate, coffee, fruit or cream, by what it is made of. */
export function sweetColour(larder: Larder, words: string): string {
  if (larder.chocolate.some(({ id }) => /white/.test(id))) return '#f5e6c4'
  if (larder.chocolate.length > 0 || /chocol|schoko|cacao|kakao/.test(words)) return '#5a3220'
  if (larder.all.some(({ id }) => /coffee|espresso/.test(id))) return '#a9784c'
  if (larder.all.some(({ id }) => /pistachio|matcha/.test(id))) return '#b9c07a'
  const fruit = larder.fruits[0] ?? larder.citrus[0]
  return fruit ? mix(fruit.look.colour, '#fbeed6', 0.4) : '#f4e3bd'
}

/** The colours one sees first, for choosing a table and a glaze that do not swallow them. */
export function mainColours(larder: Larder): string[] {
  const parts = [
    ...larder.proteins,
    ...larder.starches,
    ...larder.vegetables,
    ...larder.fruits,
    ...larder.chocolate,
  ]
  const colours = parts.slice(0, 4).map(({ look }) => look.colour)
  return colours.length > 0 ? colours : ['#c9873c']
}
