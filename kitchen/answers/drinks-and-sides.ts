import { isFlesh } from '../lexicon/facts.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { spaced } from './words.ts'
import { entriesByKey } from './read-entries.ts'
import { kindAsked, kindOf, kinds } from './kinds.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { kindById } from '../library/dishes/kinds.ts'
import { entriesAbout, either, foodsIn, frame, aboutChef, type Table } from './table.ts'
import type { Question } from './recognise.ts'

const pairings = entriesByKey('pairing.txt')
const sides = entriesAbout('sides.txt')

for (const [key, { text, place }] of pairings)
  for (const line of Object.values(text))
    if (line.split(' | ').length !== 3) throw new Error(`${place}: "${key}" is no "wine | beer | soft"`)
for (const { drink, side } of kinds.values()) {
  if (!pairings.has(drink)) throw new Error(`pairing.txt: no "${drink}", which kinds.txt names`)
  if (side !== 'none' && !sides.some(({ entry }) => entry.key === side))
    throw new Error(`sides.txt: no "${side}", which kinds.txt names`)
}

/** Without a dish the character comes from the foods that the question names: "which wine with fish?". */
function characterOf(foods: readonly Ingredient[], text: string): string | null {
  const has = (test: (food: Ingredient) => boolean) => foods.some(test)
  if (has(({ category }) => category === 'fish' || category === 'shellfish')) return 'fish'
  if (/ (?:fish|seafood|poisson|fruits de mer|pescado|marisco|fisch|meeresfruchte) /.test(text)) return 'fish'
  if (has(({ animal }) => animal === 'beef' || animal === 'lamb') || dark.test(text)) return 'red'
  if (has(({ category }) => category === 'chocolate')) return 'chocolate'
  if (has(({ animal }) => animal === 'poultry' || animal === 'pork')) return 'white'
  if (has(({ category }) => category === 'cheese')) return 'white'
  if (has(({ category }) => category === 'egg')) return 'egg'
  if (has(({ id }) => id === 'tomato' || id === 'passata')) return 'tomato'
  if (has(isVegetable)) return 'vegetable'
  return null
}

/** Game and goose, which the larder does not keep. */
const dark =
  / (?:goose|game|venison|wild boar|oie|gibier|chevreuil|sanglier|ganso|oca|caza|venado|jabali|gans|ganse\w*|wild|reh\w*|hirsch\w*|wildschwein) /

const ofBeer = / (?:beers?|bieres?|cervezas?|bier) /
const ofSoft =
  /alcohol free|non alcoholic|alkoholfrei| (?:without alcohol|no alcohol|sans alcool|sin alcohol|ohne alkohol|soft drink|for the kids|pour les enfants|para los ninos|fur die kinder) /

/** What to drink: no alcohol where there must be none, no beer without gluten, nothing with sulphites for whom they harm. */
export function drinkFor({ text }: Question, { language, wishes, dish }: Table): string {
  const foods = foodsIn(text, language).filter(
    ({ category, id }) =>
      category !== 'wine' &&
      category !== 'spirit' &&
      !dish?.plan.parts.some(({ ingredient }) => ingredient.id === id),
  )
  const key = characterOf(foods, text) ?? kindAsked(text, language, dish)?.drink ?? null
  if (key === null) return aboutChef('no-dish', language)
  if (key === 'drink') return frame('drink-it', language)
  const [wine = '', beer = '', soft = ''] = (pairings.get(key)?.text[language] ?? '').split(' | ')
  const sober =
    wishes.alcoholFree ||
    wishes.pregnant ||
    wishes.infant ||
    wishes.child ||
    wishes.health.length > 0 ||
    wishes.diets.includes('halal') ||
    ofSoft.test(spaced(text))
  const noBeer = wishes.allergens.includes('gluten') || wishes.diets.includes('glutenFree')
  const noWine = wishes.allergens.includes('sulphites')
  if (sober || (noBeer && noWine)) return frame('drink-soft', language, { soft })
  if (noWine || (ofBeer.test(text) && !noBeer)) return frame('drink-beer', language, { beer, soft })
  return frame(noBeer ? 'drink-wine' : 'drink-all', language, { wine, beer, soft })
}

/** Meat is roasted and fish comes from the pan where nothing else is said. */
function kindOfFood(foods: readonly Ingredient[]) {
  const has = (...categories: string[]) => foods.some(({ category }) => categories.includes(category))
  if (has('meat', 'poultry', 'fish', 'shellfish')) return kinds.get('roast') ?? null
  if (has('sausage')) return kinds.get('mash') ?? null
  return has('vegetable', 'potato', 'legume') ? (kinds.get('gratin') ?? null) : null
}

/** The cuisine that the dish on the table is of; curries of no other are taken for Indian ones. */
function cuisineOf({ dish, wishes, language }: Table): string | null {
  if (!dish) return null
  const { kind } = dish.plan.dish
  const own = wishes.cuisine ?? dishById(wishes.settled ?? '')?.cuisine
  if (own) return own
  if (/^(?:curry|masala|dal|biryani)$/.test(kind)) return 'indian'
  // What is cooked so in many countries is eaten as at home.
  const cuisines = kindById(kind)?.cuisines ?? []
  return (
    cuisines.find((each) => each === home[language]) ?? (cuisines.length === 1 ? (cuisines[0] ?? null) : null)
  )
}

const home = { en: 'british', fr: 'french', es: 'spanish', de: 'german' } as const

/** The animal that a dish is of, as sides.txt names it. */
function animalOf({ dish }: Table): string | null {
  const main = dish?.plan.parts.map(({ ingredient }) => ingredient).find(isFlesh)
  return main ? (main.category === 'fish' || main.category === 'shellfish' ? 'fish' : main.animal) : null
}

const ofVegetables = / (?:vegetables?|veg|veggies|legumes?|verduras?|hortalizas?|gemuse) /
const isVegetable = ({ category }: Ingredient) => category === 'vegetable' || category === 'leafyGreen'

const ofSalad = / (?:salads?|salades?|ensaladas?|\w*salat|salate) /

/** So many are named, so that there is a choice. */
const mostSides = 3

/** "Besides potato salad": what is named behind it is not wanted. */
const excepting =
  / (?:besides|apart from|other than|except|instead of|not|a part|sauf|hormis|autre que|autre chose que|pas de|que no sea|aparte de|ademas de|en vez de|menos|ausser|statt|nicht|kein\w*) /

const filling: readonly string[] = ['grain', 'potato', 'pasta', 'bread']

/**
 * What goes beside the dish: things of its own cuisine first, which everybody at the table may have, which are not in it
 * already, and which the question did not name itself ("besides rice").
 */
export function sideFor({ text }: Question, table: Table): string {
  const { language, wishes, dish } = table
  // "What goes with lamb?" names a food, and no dish.
  const named = foodsIn(text, language)
  const kind =
    (dish && excepting.test(text) ? kindOf(dish) : kindAsked(text, language, dish)) ?? kindOfFood(named)
  if (!kind) return aboutChef('no-dish', language)
  const { side } = kind
  const present = (dish?.plan.parts ?? []).map(({ ingredient }) => ingredient)
  const taken = dish ? [...present, ...named] : present
  const excepted = new Set(excepting.test(text) ? named.map(({ category }) => category) : [])
  const fits = (foods: readonly Ingredient[]) =>
    foods.every((food) => isAllowed(food, wishes, present)) &&
    !foods.some((food) => isMain(food, taken) || (isFlesh(food) && present.some(isFlesh))) &&
    // "Besides rice" wants no other rice.
    !foods.some(({ category }) => excepted.has(category) && filling.includes(category))
  const of = (key: string) => sides.filter(({ entry, foods }) => entry.key === key && fits(foods))
  if (ofSalad.test(text)) {
    const salads = sides.filter(
      ({ entry, foods }) =>
        (entry.key === side || entry.key === 'leaf') &&
        fits(foods) &&
        ofSalad.test(spaced(entry.text[language])),
    )
    if (salads.length > 0)
      return frame('side', language, {
        list: either(
          salads.slice(0, mostSides).map(({ entry }) => entry.text[language]),
          language,
        ),
      })
  }
  const isSweet = kind.drink === 'sweet' || kind.drink === 'chocolate'
  const cuisine = cuisineOf(table)
  const own = of(side)
  const animal = animalOf(table) ?? ''
  const ofAnimal = of(`${animal}-${side}`)
  const ofCuisine =
    cuisine && !isSweet ? of(`${cuisine}-${side}`).slice(0, side === 'rice' ? mostSides : 2) : []
  const chosen = [
    ...(dish ? of(dish.plan.dish.kind).slice(0, 2) : []),
    // What one eats with fish and poultry is much the same everywhere.
    ...(animal === 'fish' || animal === 'poultry'
      ? [...ofAnimal, ...ofCuisine]
      : [...ofCuisine, ...ofAnimal]),
    ...own.slice(0, 1),
    ...(isSweet ? of('sweet') : []),
    ...(side === 'none' || isSweet ? [] : of('leaf').slice(0, 1)),
    ...own.slice(1),
  ]
  // Green beans with garlic and green beans are one thing.
  const kindOfSide = ([main]: readonly Ingredient[]) => (main?.category === 'bread' ? 'bread' : main?.id)
  const different = chosen.filter(
    ({ foods }, at) => !chosen.slice(0, at).some((each) => kindOfSide(each.foods) === kindOfSide(foods)),
  )
  const greens = ofVegetables.test(spaced(text))
    ? different.filter(({ foods: [main] }) => main && isVegetable(main))
    : []
  if (different.length === 0) return frame('side-none', language)
  const list = (greens.length > 0 ? greens : different)
    .slice(0, mostSides)
    .map(({ entry }) => entry.text[language])
  return frame('side', language, { list: either(list, language) })
}

/** Potatoes beside a potato gratin are one potato too many; a little oil or lemon is not. */
const isMain = (food: Ingredient, present: readonly Ingredient[]) =>
  !['fat', 'citrus', 'dairy'].includes(food.category) &&
  present.some(
    (each) =>
      each === food || (food.category === 'potato' && ['potato', 'grain', 'pasta'].includes(each.category)),
  )
